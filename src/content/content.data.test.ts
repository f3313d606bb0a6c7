import { expect, test } from 'vitest';
import { allProducts, tags } from '#cache/tags.ts';
import type { Content } from './port.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { openDatabase } from '#storage/database.ts';
import { countRows, demoShop, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { takeChanges } from '#storage/change-notes.ts';
import { planInvalidation } from '#sync/plan-invalidation.ts';
import { saveDocument, type DocumentInput } from './save-document.ts';
import type { CollectionTilesSection } from '#ui/sections/collection-tiles/section.ts';
import type { PromisesSection } from '#ui/sections/promises/section.ts';

const shop = demoShop();
const membersOf = async (collection: string): Promise<number | null | undefined> =>
  (await shop.catalog(sampleReaderContext().reader).collection(collection))?.count;
const productCount = countRows(shop.store, 'product');
const content = shop.content(sampleReaderContext().reader);
const preview = shop.content(sampleReaderContext({ draft: true }).reader);
const at = (time: string): Content => ({ ...shopAt(time).content(sampleReaderContext().reader) });
const shopAt = (time: string) => sampleShop(shop.store, () => new Date(time));

const page = (given: Partial<DocumentInput>): DocumentInput => ({
  kind: 'page',
  parent: '',
  handle: 'odd',
  title: 'Odd',
  front: {},
  body: '',
  status: 'published',
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  position: 0,
  ...given,
});

test('no section of the demo shop is left out', async () => {
  await content.home();
  for (const { handle } of await content.pages()) await content.page(handle);
  expect(shop.warnings).toEqual([]);
});

test('only a reader of drafts sees drafts and scheduled articles', async () => {
  for (const handle of ['what-412-repairs-taught-us', 'what-four-families-sent-back']) {
    expect(await content.article('journal', handle)).toBeNull();
    expect(await content.articleCards('journal', [handle])).toEqual([]);
    expect((await preview.article('journal', handle))?.handle).toBe(handle);
  }
  const count = async (source: Content) => (await source.articles('journal', { page: 1, perPage: 10 })).total;
  expect([await count(content), await count(preview)]).toEqual([12, 14]);
  const draft = await preview.article('journal', 'what-412-repairs-taught-us');
  expect(draft?.publishedAt).toBeNull();
  expect(await content.search('412 repairs taught', 10)).not.toContainEqual(
    expect.objectContaining({ path: '/blogs/journal/what-412-repairs-taught-us' }),
  );
});

test('a scheduled article appears at its time', async () => {
  const article = (time: string) => at(time).article('journal', 'what-four-families-sent-back');
  expect(await article('2027-01-21T05:59:59Z')).toBeNull();
  expect((await article('2027-01-21T06:00:00Z'))?.title).toContain('families');
});

test('an article has headings, a reading time, products and related articles', async () => {
  const { reader, recorded } = sampleReaderContext();
  const article = await shop.content(reader).article('journal', 'how-to-read-the-mark-under-your-mug');
  expect(article?.headings[0]).toEqual({ id: 'what-it-looks-like', text: 'What it looks like', level: 2 });
  expect(article?.minutes).toBe(4);
  expect(article?.products).toEqual(['morgen-mug', 'fjaere-bowls']);
  expect(article?.related.map(({ handle }) => handle)).toContain('a-new-switch-for-an-old-lamp');
  expect(recorded).toContain(tags.article('journal', 'a-new-switch-for-an-old-lamp'));
});

test('the announcement is the first one that is valid now', async () => {
  const text = async (time: string) => (await at(time).announcement())?.text;
  expect(await text('2026-11-20T12:00:00Z')).toMatch(/^Free delivery from €80/u);
  expect(await text('2026-12-10T12:00:00Z')).toMatch(/^Order by 18 December/u);
  expect(await text('2026-12-18T13:00:00Z')).toMatch(/^Free delivery/u);
  expect(await text('2026-12-25T12:00:00Z')).toMatch(/^The shop is closed/u);
});

test('menu items have the number of products of their collection and record it', async () => {
  const { reader, recorded } = sampleReaderContext();
  const [first] = await shop.content(reader).menu('header');
  const counts = new Map(first?.children.map(({ href, count }) => [href, count]));
  expect(counts.get('/collections/ceramics')).toBe(await membersOf('ceramics'));
  expect(counts.get('/collections/all')).toBe(productCount);
  expect(recorded).toContain(tags.menu('header'));
  expect(recorded).toContain(tags.list(allProducts, 'members'));
  expect(recorded).toContain(tags.collectionHandle('ceramics'));
  expect(recorded).not.toContain(tags.listing);
});

test.each([
  ['description', false],
  ['title', true],
])('another %s of a collection changes pages that link to it: %s', async (column, isShown) => {
  const edited = demoShop();
  const { reader, recorded } = sampleReaderContext();
  await edited.content(reader).menu('header');
  await edited.content(reader).home();
  edited.store.run('DELETE FROM change_note');
  edited.store.run(`UPDATE collection SET ${column} = ${column} || '!' WHERE handle = 'ceramics'`);
  const changed = planInvalidation(takeChanges(edited.store)).tags;
  expect(changed).not.toEqual([]);
  expect(changed.some((tag) => recorded.has(tag))).toBe(isShown);
});

test('the home page shows the number of products', async () => {
  const { sections = [] } = (await content.home()) ?? {};
  const headings = sections.flatMap((section) => ('heading' in section ? [section.heading] : []));
  expect(headings).toContainEqual(expect.stringContaining(`We sell ${productCount} objects.`));
  const row = sections.find(({ type }) => type === 'product-row');
  expect(row).toMatchObject({ action: { label: `All ${productCount} products` } });
  const tiles = sections.find((section): section is CollectionTilesSection => section.type === 'collection-tiles');
  expect(tiles?.items[0]).toMatchObject({ collection: 'ceramics', count: await membersOf('ceramics'), wide: true });
  expect(tiles?.items.map(({ picture }) => picture?.template)).not.toContain(undefined);
});

test('a figure of a page can be the number of products', async () => {
  const about = await content.page('about');
  const figures = about?.sections.find((section): section is PromisesSection => section.type === 'promises');
  expect(figures?.items.map(({ figure }) => figure)).toEqual([String(productCount), '9', '412', '60']);
});

test('an old path redirects to the new one', async () => {
  expect(await content.redirect('/products/morgenkrus')).toBe('/products/morgen-mug');
  expect(await content.redirect('/products/morgen-mug')).toBeNull();
});

test('a chain of redirects leads to its end, and redirects in a circle lead nowhere', async () => {
  const chained = sampleShop(openDatabase(':memory:'));
  for (const [path, target] of [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/x', '/y'],
    ['/y', '/x'],
  ] as const)
    chained.store.run('INSERT INTO redirect VALUES (?, ?, ?)', path, target, '2026-01-01');
  const reader = chained.content(sampleReaderContext().reader);
  expect(await reader.redirect('/a')).toBe('/c');
  expect(await reader.redirect('/x')).toBeNull();
});

test('the profile has the terms of delivery and returns', async () => {
  const profile = await content.profile();
  expect(profile).toMatchObject({
    name: 'Halden',
    locale: 'en-GB',
    currency: 'EUR',
    returnDays: 60,
    hasWithdrawal: true,
    repairs: { years: 10, exceptTypes: ['Candle', 'Incense', 'Care'] },
    taxNote: 'VAT included.',
  });
  expect(profile.delivery).toEqual({
    freeFrom: { amount: 8000, currency: 'EUR' },
    freeCountries: ['NO', 'SE', 'DK'],
    cutOff: '14:00',
    dispatchDays: [1, 2, 3, 4, 5],
    transitDays: [1, 2],
    rates: expect.arrayContaining([
      {
        name: 'Parcel to the door',
        price: { amount: 600, currency: 'EUR' },
        freeFrom: { amount: 8000, currency: 'EUR' },
        days: [1, 2],
        countries: ['NO'],
      },
    ]),
  });
  expect(profile.footer.left).toBe('© 2026 Halden Hjem AS, org. 912 345 678');
});

test('the text below the front matter of a page is shown after its sections', async () => {
  const own = sampleShop(openDatabase(':memory:'));
  const sections = [{ type: 'text', heading: 'First', body: 'one' }];
  saveDocument(own.store, page({ front: { sections }, body: '## Last\n\ntwo' }));
  saveDocument(own.store, page({ handle: 'bare', body: 'alone' }));
  saveDocument(own.store, page({ kind: 'home', handle: 'home', body: 'welcome' }));
  const texts = own.content(sampleReaderContext().reader);
  expect((await texts.page('odd'))?.sections).toMatchObject([
    { type: 'text', heading: 'First' },
    { type: 'prose', body: expect.stringMatching(/<h2 id="last">Last<\/h2>\s*<p>two<\/p>/u) },
  ]);
  expect((await texts.page('bare'))?.sections).toMatchObject([{ type: 'prose', body: '<p>alone</p>\n' }]);
  expect((await texts.home())?.sections).toMatchObject([{ type: 'prose', body: '<p>welcome</p>\n' }]);
});

test('invalid sections are left out with a warning', async () => {
  const own = sampleShop(openDatabase(':memory:'));
  const quote = { type: 'quote', text: 'It stays.', by: 'Maja' };
  const sections = [{ type: 'carousel' }, { type: 'hero' }, 'nonsense', null, quote];
  saveDocument(own.store, page({ front: { sections } }));
  const odd = await own.content(sampleReaderContext().reader).page('odd');
  expect(odd?.sections).toEqual([{ ...quote, role: null }]);
  expect(odd?.heading).toBe('Odd');
  expect(own.warnings).toHaveLength(4);
  expect(own.warnings[0]).toMatch(/^page odd: section 1 is left out: "type" /u);
  expect(own.warnings[1]).toMatch(/^page odd: section 2 is left out: "heading" /u);
});

test('a shop without a home document has no home page', async () => {
  const { reader, recorded } = sampleReaderContext();
  expect(await sampleShop(openDatabase(':memory:')).content(reader).home()).toBeNull();
  expect(recorded).toContain(tags.home);
});

test('saving a document replaces its search passages', async () => {
  const own = sampleShop(openDatabase(':memory:'));
  const found = async (term: string) =>
    (await own.content(sampleReaderContext().reader).search(term, 5)).map(({ path }) => path);
  saveDocument(
    own.store,
    page({ front: { sections: [{ type: 'text', heading: 'Kilns', body: 'About **ovens**.' }] } }),
  );
  expect(await found('ovens')).toEqual(['/pages/odd']);
  expect(await found('kil')).toEqual(['/pages/odd']);
  saveDocument(own.store, page({ body: 'About looms.' }));
  expect(await found('ovens')).toEqual([]);
  expect(await found('looms')).toEqual(['/pages/odd']);
  saveDocument(own.store, page({ body: 'About looms.', status: 'draft', publishedAt: null }));
  expect(await found('looms')).toEqual([]);
});

test('a search hit for an answer links to the page that the answer ends with', async () => {
  expect(await content.search('plugs', 5)).toContainEqual(
    expect.objectContaining({
      kind: 'faq',
      title: 'Which plugs do the lamps have?',
      path: '/products/kveld-table-lamp',
    }),
  );
});

test('a reader gets the time at which what it read expires', async () => {
  const changes = async (read: (content: Content) => Promise<unknown>) => {
    const reading = sampleReaderContext();
    await read(shop.content(reading.reader));
    return reading.changes();
  };
  expect(await changes((each) => each.announcement())).toBe('2026-11-30T23:00:00.000Z');
  expect(await changes((each) => each.profile())).toBe('2027-01-01T00:00:00.000Z');
  const scheduled = '2027-01-21T06:00:00.000Z';
  expect(await changes((each) => each.articles('journal', { page: 1, perPage: 5 }))).toBe(scheduled);
  expect(await changes((each) => each.article('journal', 'what-four-families-sent-back'))).toBe(scheduled);
  expect(await changes((each) => each.articles('news', { page: 1, perPage: 5 }))).toBeNull();
  expect(await changes((each) => each.page('about'))).toBeNull();
});

test.for(['a '.repeat(100), 'the '.repeat(50), 'A-'.repeat(100)])('%s is searched for like one word', async (term) => {
  const once = await content.search(term.slice(0, term.search(/\W/u)), 6);
  const started = performance.now();
  expect(await content.search(term, 6)).toEqual(once);
  // Without a limit it takes seconds; the bound of a request is 50 ms.
  expect(performance.now() - started).toBeLessThan(20 * 50);
});
