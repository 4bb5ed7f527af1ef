// Returns the changes of a document that break existing clients, as sentences.

// The package judges answers like requests. In answers, new members are harmless
// and removed ones are not, nor are other types. The package also regards it as
// harmless if a member of a request body is no longer read.
function breaks({ type, action, path }) {
  if (type === 'annotation')
    return false;
  const at = path.indexOf('schema');
  if (path.includes('responses') && at !== -1)
    return action !== 'add' || path.at(-2) === 'anyOf';
  return type === 'breaking' ||
    (action === 'remove' && path.at(-2) === 'properties');
}

// Components are compared where operations refer to them, resolved.
export function breaking(before, after, require) {
  const { apiCompare } = require('api-smart-diff');
  const { diffs } = apiCompare(before, after);
  return [...new Set(diffs.filter(({ path }) => path[0] === 'paths')
    .filter(breaks).map(({ action, path }) =>
      `${action} ${path.slice(1).join(' ')}`))];
}
