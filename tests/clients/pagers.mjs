// The ways in which clients read all pages of a list. Each function returns
// all records of one kind; `query` has more parameters.

export async function byNextUrl(api, kind, query) {
  const records = [];
  for (let url = `${api}/${kind}?${query}`; url !== undefined;) {
    const page = await read(url);
    records.push(...page.body[kind]);
    url = page.body.next_rest_url;
  }
  return records;
}

export async function byLink(api, kind, query) {
  const records = [];
  for (let url = `${api}/${kind}?${query}`; url !== undefined;) {
    const page = await read(url);
    records.push(...page.body[kind]);
    url = /<([^>]*)>; rel="next"/.exec(page.headers.get('link'))?.[1];
  }
  return records;
}

export async function byHeader(api, kind, query) {
  return byNumber(api, kind, query, ({ headers }) =>
    Number(headers.get('x-tec-totalpages')));
}

export async function byTotalPages(api, kind, query) {
  return byNumber(api, kind, query, ({ body }) => body.total_pages);
}

async function byNumber(api, kind, query, count) {
  const records = [];
  let pages = 1;
  for (let number = 1; number <= pages; number++) {
    const page = await read(`${api}/${kind}?${query}&page=${number}`);
    records.push(...page.body[kind]);
    pages = count(page);
  }
  return records;
}

async function read(url) {
  const got = await fetch(url);
  if (got.status !== 200)
    throw new Error(`${url}: ${got.status}`);
  return { headers: got.headers, body: await got.json() };
}
