// The routes of the OpenAPI document.

export const API = '/calendar/events/v1';

export class Document {
  constructor(record) {
    this.record = record;
  }

  resolve(part) {
    return part.$ref === undefined ? part
      : part.$ref.slice(2).split('/').reduce((at, name) => at[name],
        this.record);
  }

  // The operations with these methods: { method, path, kind, parameters,
  // members }.
  operations(...methods) {
    return Object.entries(this.record.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => methods.includes(method.toUpperCase()))
        .map(([method, { parameters = [], requestBody }]) => ({
          method: method.toUpperCase(), path, kind: path.split('/')[1],
          parameters: parameters.map((one) => this.resolve(one)),
          members: this.#members(requestBody) })));
  }

  #members(body) {
    const schema = body?.content['application/json']?.schema;
    return schema === undefined ? {} : this.resolve(schema).properties;
  }
}

// The path of a request: {id} or {slug} becomes `address`.
export function pathOf(template, address, ending = '') {
  const path = template === '/' ? '' : template.replace(/\{\w+\}/, address);
  return API + path.replace(/[^!-~]/gu, encodeURIComponent) + ending;
}

export function queryOf(pairs) {
  const text = pairs.map(([name, value]) =>
    `${name}=${encodeURIComponent(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}
