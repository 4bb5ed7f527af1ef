// Checks answers, and the requests that succeeded, against the document. An
// answer is { method, path, json, refused, status, headers, body }: `path`
// follows {api}, `json` is the request body, `refused` whether an error is
// expected, `headers` a map by names in lower case, `body` the text received.

// Header fields that the document leaves to HTTP, and that of pages.
const OF_HTTP = ['allow', 'cache-control', 'connection', 'content-encoding',
  'content-language', 'content-length', 'content-security-policy',
  'content-type', 'date', 'etag', 'expires', 'keep-alive', 'last-modified',
  'location', 'retry-after', 'transfer-encoding', 'vary', 'www-authenticate'];

// Header fields that are optional. An answer must have all others.
const SOMETIMES = ['Access-Control-Allow-Credentials',
  'Access-Control-Allow-Methods', 'Access-Control-Allow-Origin',
  'Idempotency-Replayed', 'Link', 'Preference-Applied'];

export class Answers {
  seen = new Set();
  #document;
  #answers;
  #requests;
  #texts;

  // Formats in requests are not checked: the API accepts more date formats.
  constructor(document, require) {
    const Ajv = require('ajv/dist/2020').default;
    const make = (options) => new Ajv({ strict: false, allErrors: true,
      ...options }).addSchema(document, 'doc');
    this.#document = document;
    this.#answers = require('ajv-formats').default(make());
    this.#requests = make({ validateFormats: false });
    this.#texts = make({ validateFormats: false, coerceTypes: true });
  }

  // Returns the faults of an answer, one sentence each.
  check(answer) {
    const operation = this.#operation(answer);
    const response = this.#response(answer, operation);
    if (response === undefined)
      return ['no such operation, or not this status'];
    this.seen.add(`${operation?.operationId} ${answer.status}`);
    return [
      ...(answer.refused === answer.status >= 400 ? [] : ['not expected']),
      ...this.#checkHeaders(response, answer),
      ...this.#checkBody(response, answer),
      ...this.#checkRequest(operation, answer),
    ];
  }

  // Returns what the schema of a field of a body, or of a parameter of the
  // query, says against a value.
  field(schema, value) {
    return this.#complaints(this.#requests, schema, value);
  }

  parameter({ schema }, text) {
    return this.#complaints(this.#texts, schema,
      schema.type === 'array' ? text.split(',') : text);
  }

  // Returns what no answer has shown: successes of operations, and error
  // codes.
  unseen() {
    const operations = Object.values(this.#document.paths)
      .flatMap((path) => Object.values(path));
    const missing = operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).filter((status) => status < 400)
        .map((status) => `${operationId} ${status}`));
    for (const status of [400, 401, 403, 404, 405, 410, 411, 412, 413, 414,
      422, 431, 505])
      if (![...this.seen].some((name) => name.endsWith(` ${status}`)))
        missing.push(`any ${status}`);
    return missing.filter((name) => name.startsWith('any') ||
      !this.seen.has(name)).map((name) => `not seen: ${name}`);
  }

  #resolve(part) {
    if (part?.$ref === undefined)
      return part;
    return part.$ref.slice(2).split('/').reduce((at, name) => at[name],
      this.#document);
  }

  #operation({ method, path }) {
    const paths = this.#document.paths;
    const plain = path.replace(/\?.*/, '') || '/';
    const template = Object.keys(paths).find((candidate) =>
      new RegExp(`^${candidate.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain));
    const name = method === 'HEAD' ? 'get' : method.toLowerCase();
    return paths[template]?.[name];
  }

  // OPTIONS answers with a part of the index. A path without operation, such
  // as an unknown one, is rejected like operations.
  #response({ method, status }, operation) {
    const { responses } = this.#document.components;
    if (method === 'OPTIONS' && status === 200) {
      const schema = { $ref: '#/components/schemas/IndexRoute' };
      return { headers: responses.Index.headers,
        content: { 'application/json': { schema } } };
    }
    if (operation === undefined && [401, 404, 405].includes(status))
      return responses[`Error${status}`];
    return this.#resolve(operation?.responses[status]);
  }

  #checkHeaders(response, { headers }) {
    const known = Object.keys(response.headers);
    const lower = known.map((name) => name.toLowerCase());
    return [
      ...Object.keys(headers)
        .filter((name) => !lower.includes(name) && !OF_HTTP.includes(name))
        .map((name) => `header ${name} is not told of`),
      ...known.flatMap((name) => this.#checkHeader(name,
        this.#resolve(response.headers[name]), headers[name.toLowerCase()])),
    ];
  }

  #checkHeader(name, header, value) {
    if (value === undefined)
      return SOMETIMES.includes(name) ? [] : [`header ${name} is missing`];
    return this.#complaints(this.#texts, header.schema, value)
      .map((complaint) => `header ${name}: ${complaint}`);
  }

  // With _fields members are missing as requested.
  #checkBody(response, { method, path, headers, body, record }) {
    if (method === 'HEAD' || response.content === undefined)
      return body === '' ? [] : ['a body is not told of'];
    const type = (headers['content-type'] ?? '').replace(/;.*/, '');
    const schema = response.content[type]?.schema;
    if (schema === undefined)
      return [`type '${type}' is not told of`];
    return this.#complaints(this.#answers, schema, record ?? body)
      .filter((complaint) => !/[?&]_fields=/.test(path) ||
        !complaint.includes('must have required property'));
  }

  #checkRequest(operation, { path, json, status }) {
    if (status >= 300 || operation === undefined)
      return [];
    const query = new URLSearchParams(path.replace(/^[^?]*/, ''));
    const schema = operation.requestBody?.content['application/json']?.schema;
    return [
      ...[...query].flatMap(([name, text]) =>
        this.#checkQuery(operation, name, text)),
      ...(schema && json ? this.#complaints(this.#requests, schema, json) : []),
    ].map((complaint) => `asked: ${complaint}`);
  }

  #checkQuery(operation, name, text) {
    const found = (operation.parameters ?? []).map((p) => this.#resolve(p))
      .find((parameter) => parameter.in === 'query' && parameter.name === name);
    if (found === undefined)
      return [];
    return this.parameter(found, text)
      .map((complaint) => `${name}: ${complaint}`);
  }

  #complaints(ajv, schema, value) {
    const valid = ajv.compile(schema.$ref === undefined ? schema
      : { $ref: `doc${schema.$ref}` });
    if (valid(value))
      return [];
    return valid.errors.map((error) =>
      `${error.instancePath || '/'} ${error.message} ` +
      JSON.stringify(error.params));
  }
}
