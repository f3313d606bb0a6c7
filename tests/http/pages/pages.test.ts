import { expect, inject, test } from 'vitest';
import { attributes, firstText, jsonLd, linkHref, metaContent } from '../../helpers/html.ts';
import { notFoundPaths, pageKinds } from '../../fixtures/page-kinds.ts';

const shop = inject('shop');
const get = (path: string): Promise<Response> => fetch(shop + path, { redirect: 'manual' });

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: 200 with one heading, a title, a description, a canonical link and structured data`, async () => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(firstText(html, 'title')).toMatch(/\S.* · Halden$|^Halden/);
    expect(metaContent(html, 'description')?.length).toBeGreaterThan(10);
    expect(linkHref(html, 'canonical')).toMatch(/^http/);
    expect(metaContent(html, 'og:title')).toBeTruthy();
    expect(jsonLd(html).length).toBeGreaterThan(0);
  });

  test(`${kind}: HEAD sends the headers of GET without a body`, async () => {
    const [head, full] = await Promise.all([fetch(shop + path, { method: 'HEAD' }), get(path)]);
    expect(head.status).toBe(full.status);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'));
    expect(head.headers.get('etag')).toBe(full.headers.get('etag'));
  });

  test(`${kind}: no inline script, style or event handler`, async () => {
    const html = await (await get(path)).text();
    expect(html.match(/<script(?![^>]*\b(src=|type="application\/ld\+json"))[^>]*>/g)).toBeNull();
    expect(html.match(/<style[\s>]/g)).toBeNull();
    expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/gi)).toBeNull();
  });

  test(`${kind}: every picture has dimensions, an alternative text and a file`, async () => {
    const html = await (await get(path)).text();
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.filter((tag) => !/\salt(=|[\s>])/.test(tag))).toEqual([]);
    expect(pictures.filter((tag) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag))).toEqual([]);
    const sources = [...new Set(attributes(html, 'img', 'src'))]
      .filter((source) => !source.startsWith('https:'))
      .slice(0, 8);
    const statuses = await Promise.all(sources.map(async (source) => (await get(source)).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
}

for (const path of notFoundPaths) {
  test(`${path}: status 404 with the designed page`, async () => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('site-header');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(metaContent(html, 'robots')).toContain('noindex');
  });
}

test('redirects of the shop answer 301 and keep the query', async () => {
  const moved = await get('/products/kveld-lamp?colour=ink');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/products/kveld-table-lamp?colour=ink');
  expect((await get('/blogs/magazine/breaking-glaze')).headers.get('location')).toBe(
    '/blogs/journal/the-glaze-that-breaks-at-the-rim',
  );
});

test('redirects keep a query that the page does not depend on, and the case of its values', async () => {
  for (let request = 0; request < 2; request += 1) {
    const location = async (path: string) => (await get(path)).headers.get('location');
    expect(await location('/products/kveld-lamp?Colour=Ink&utm_source=Mail')).toBe(
      '/products/kveld-table-lamp?Colour=Ink&utm_source=Mail',
    );
    expect(await location('/collections/lamps?utm_source=Mail')).toBe('/collections/lighting?utm_source=Mail');
    expect(await location('/pages/repairs?a=%20B')).toBe('/pages/care-and-repair?a=%20B');
    expect(await location('/pages/about?ref=x')).toBe('/about?ref=x');
  }
});

test('the address of products without a handle leads to all products', async () => {
  const answer = await get('/products');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/collections/all']);
});

test('a variant of a renamed product is redirected to the variant under the new handle', async () => {
  const moved = await get('/products/kveld-lamp/123?utm_source=Mail');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/products/kveld-table-lamp/123?utm_source=Mail');
});

test('a global id in the path leads to the variant that its last part names', async () => {
  const id = encodeURIComponent('gid://shopify/ProductVariant/123');
  const answer = await get(`/products/kveld-table-lamp/${id}?a=1`);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/products/kveld-table-lamp/123?a=1');
});

test('the page says that a value of an option does not exist, without repeating it', async () => {
  for (const colour of ['purple', 'cheap-pills']) {
    const html = await (await get(`/products/kveld-table-lamp?colour=${colour}`)).text();
    expect(html).toContain('Colour: that choice doesn’t exist, so we’re showing ');
    expect(html).not.toContain(colour);
  }
});

test('the about page has one URL', async () => {
  const answer = await get('/pages/about');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/about');
});

test('trailing slashes, double slashes and capitals redirect once with 308', async () => {
  for (const path of [
    '/collections/ceramics/',
    '//collections//ceramics',
    '/Collections/Ceramics',
    '//COLLECTIONS/ceramics//',
  ]) {
    const answer = await get(`${path}?page=1`);
    expect(answer.status, path).toBe(308);
    expect(answer.headers.get('location'), path).toBe('/collections/ceramics?page=1');
  }
});

test('unsupported methods answer 405 with Allow', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
    const answer = await fetch(`${shop}/collections`, { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow'), method).toBe('GET, HEAD');
  }
});

test('drafts and scheduled articles are not public', async () => {
  expect((await get('/blogs/journal/what-412-repairs-taught-us')).status).toBe(404);
  const blog = await (await get('/blogs/journal')).text();
  expect(blog).not.toContain('what-412-repairs-taught-us');
});
