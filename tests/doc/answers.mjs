// Checks an answer against what the document says of its operation and status.
// An answer is { method, path, status, headers, body }: `path` behind {api},
// `headers` a map by names in lower case, `body` the text as it was sent.

import { createRequire } from 'node:module';
import { join } from 'node:path';

// Fields that OpenAPI leaves to HTTP itself.
const FRAMING = ['connection', 'content-length', 'content-type',
  'transfer-encoding'];

export class Answers {
  #document;
  #ajv;

  // `folder` holds node_modules.
  constructor(document, folder) {
    const require = createRequire(join(folder, 'package.json'));
    const Ajv = require('ajv/dist/2020').default;
    const formats = require('ajv-formats').default;
    this.#document = document;
    this.#ajv = new Ajv({ strict: false, allErrors: true });
    formats(this.#ajv);
    this.#ajv.addSchema(document, 'doc');
  }

  // What is wrong, one sentence each.
  check(answer) {
    const response = this.#response(answer);
    if (response === undefined)
      return ['no such operation, or not this status'];
    return [...this.#checkHeaders(response, answer),
      ...this.#checkBody(response, answer)];
  }

  #resolve(part) {
    if (part?.$ref === undefined)
      return part;
    return part.$ref.slice(2).split('/').reduce((at, name) => at[name],
      this.#document);
  }

  #response({ method, path, status }) {
    const paths = this.#document.paths;
    const plain = path.replace(/\?.*/, '') || '/';
    const template = Object.keys(paths).find((candidate) =>
      new RegExp(`^${candidate.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain));
    return this.#resolve(
      paths[template]?.[method.toLowerCase()]?.responses[status]);
  }

  #checkHeaders(response, { headers }) {
    const known = Object.keys(response.headers ?? {});
    const lower = known.map((name) => name.toLowerCase());
    return Object.keys(headers)
      .filter((name) => !lower.includes(name) && !FRAMING.includes(name))
      .map((name) => `header ${name} is not told of`);
  }

  #checkBody(response, { headers, body }) {
    if (response.content === undefined)
      return body === '' ? [] : ['a body is not told of'];
    const type = (headers['content-type'] ?? '').replace(/;.*/, '');
    const schema = response.content[type]?.schema;
    if (schema === undefined)
      return [`type '${type}' is not told of`];
    const valid = this.#ajv.compile({ $ref: `doc${schema.$ref}` });
    if (valid(JSON.parse(body)))
      return [];
    return valid.errors.map((error) =>
      `${error.instancePath || '/'} ${error.message} ` +
      JSON.stringify(error.params));
  }
}
