// What in a document breaks clients of an older one: sentences.

// The package takes answers for requests: there what is new harms nobody, but
// for another type, and what is gone does.  What is no longer read from a body
// is taken for harmless by it, too.
function breaks({ type, action, path }) {
  if (type === 'annotation')
    return false;
  const at = path.indexOf('schema');
  if (path.includes('responses') && at !== -1)
    return action !== 'add' || path.at(-2) === 'anyOf';
  return type === 'breaking' ||
    (action === 'remove' && path.at(-2) === 'properties');
}

// Of components what operations refer to: that stands in them, resolved.
export function breaking(before, after, require) {
  const { apiCompare } = require('api-smart-diff');
  const { diffs } = apiCompare(before, after);
  return [...new Set(diffs.filter(({ path }) => path[0] === 'paths')
    .filter(breaks).map(({ action, path }) =>
      `${action} ${path.slice(1).join(' ')}`))];
}
