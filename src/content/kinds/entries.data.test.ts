import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { planInvalidation } from '#sync/plan-invalidation.ts';
import { pendingChanges } from '#storage/change-notes.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { checkDocument } from '../revisions/check-document.ts';
import { type DocumentName, type DocumentText, parseDocumentName } from '../revisions/document-name.ts';
import { publish, unpublish } from '../revisions/publish.ts';
import { saveDraft } from '../revisions/save-draft.ts';

const now = '2026-11-20T12:00:00.000Z';
const named = (text: string): DocumentName => {
  const name = parseDocumentName(text);
  if (!name) throw new Error(`${text} is no document name`);
  return name;
};

const fields = {
  city: { type: 'text', required: true },
  hours: { type: 'hours', label: 'Opening hours' },
  area: { type: 'number', unit: 'm²' },
  note: 'markdown',
  site: 'link',
  shelf: { type: 'reference', to: 'product' },
  near: { type: 'reference', to: 'stores' },
  rooms: { type: 'reference', to: 'collection' },
};
const stores: DocumentText = { title: 'Stores', front: { title: 'Stores', summary: 'city', fields }, body: '' };
const oslo: DocumentText = {
  title: 'Oslo',
  front: {
    title: 'Oslo',
    city: 'Oslo',
    hours: { 'mon-fri': '10:00-18:00' },
    area: 120,
    note: 'Ring **twice**.',
    site: 'https://www.example.com/',
    shelf: ['kveld-table-lamp'],
    near: 'bergen',
    rooms: ['ceramics', 'nothing'],
  },
  body: 'By the river.',
};
const bergen: DocumentText = { title: 'Bergen', front: { title: 'Bergen', city: 'Bergen' }, body: '' };

function openEditor() {
  const shop = demoShop(() => new Date(now));
  const context = { store: shop.store, now, by: 'kari' };
  const put = (name: string, text: DocumentText) => [
    saveDraft(context, named(name), text),
    publish(context, named(name), null),
  ];
  return {
    shop,
    context,
    put,
    visitor: () => shop.content(sampleReaderContext().reader),
    editor: () => shop.content(sampleReaderContext({ draft: true }).reader),
  };
}

function openStores() {
  const editing = openEditor();
  for (const [name, text] of [
    ['kind/stores', stores],
    ['entry/stores/bergen', bergen],
    ['entry/stores/oslo', oslo],
  ] as const)
    expect(editing.put(name, text)).toEqual(['saved', 'published']);
  return editing;
}

test('an entry has the values of its fields, ready to show', async () => {
  const found = await openStores().visitor().entry('stores', 'oslo');
  expect(found?.entry.fields.map(({ label, value }) => [label, value])).toEqual([
    ['City', { type: 'text', text: 'Oslo' }],
    [
      'Opening hours',
      { type: 'hours', hours: [{ days: [1, 2, 3, 4, 5], spans: [{ opens: '10:00', closes: '18:00' }] }] },
    ],
    ['Area', { type: 'number', number: 120, unit: 'm²' }],
    ['Note', { type: 'html', html: '<p>Ring <strong>twice</strong>.</p>\n' }],
    ['Site', { type: 'links', links: [{ label: 'example.com', href: 'https://www.example.com/' }] }],
    ['Shelf', { type: 'products', products: ['kveld-table-lamp'] }],
    ['Near', { type: 'links', links: [{ label: 'Bergen', href: '/pages/stores/bergen' }] }],
    ['Rooms', { type: 'links', links: [{ label: 'Ceramics', href: '/collections/ceramics' }] }],
  ]);
});

const firstPage = { page: 1, perPage: 48 } as const;

test('a kind lists its entries by title, with the summary that it declares', async () => {
  const list = await openStores().visitor().entries('stores', firstPage);
  expect(list?.entries.items.map(({ handle, title, excerpt }) => [handle, title, excerpt])).toEqual([
    ['bergen', 'Bergen', 'Bergen'],
    ['oslo', 'Oslo', 'Oslo'],
  ]);
});

test('a list has as many entries as asked for, and says how many there are that its reader may see', async () => {
  const { context, put, visitor, editor } = openStores();
  for (const title of ['Alta', 'Narvik'])
    put(`entry/stores/${title.toLowerCase()}`, { title, front: { title, city: title }, body: '' });
  saveDraft(context, named('entry/stores/voss'), { title: 'Voss', front: { title: 'Voss', city: 'Voss' }, body: '' });
  const page = async (content: ReturnType<typeof visitor>, number: number) => {
    const list = await content.entries('stores', { page: number, perPage: 2 });
    const { items = [], pages, total } = list?.entries ?? {};
    return [items.map(({ title }) => title), pages, total];
  };
  expect(await page(visitor(), 1)).toEqual([['Alta', 'Bergen'], 2, 4]);
  expect(await page(visitor(), 2)).toEqual([['Narvik', 'Oslo'], 2, 4]);
  expect(await page(visitor(), 3)).toEqual([[], 2, 4]);
  expect(await page(editor(), 3)).toEqual([['Voss'], 3, 5]);
});

test('only editors see a draft of an entry', async () => {
  const { context, visitor, editor } = openStores();
  saveDraft(context, named('entry/stores/oslo'), { ...oslo, title: 'Oslo East' });
  const titles = async (content: ReturnType<typeof visitor>) => (await content.entry('stores', 'oslo'))?.entry.title;
  expect([await titles(visitor()), await titles(editor())]).toEqual(['Oslo', 'Oslo East']);
  expect((await editor().entries('stores', firstPage))?.entries.items.map(({ title }) => title)).toContain('Oslo East');
});

test('an entry without its kind is refused, and hidden with it', async () => {
  const { context, put, visitor } = openEditor();
  expect(saveDraft(context, named('entry/stores/oslo'), oslo)).toBe('no_parent');
  saveDraft(context, named('kind/stores'), stores);
  expect(put('entry/stores/oslo', oslo)).toEqual(['saved', 'parent_hidden']);
  publish(context, named('kind/stores'), null);
  publish(context, named('entry/stores/oslo'), null);
  expect(await visitor().entry('stores', 'oslo')).not.toBeNull();
  unpublish(context, named('kind/stores'));
  expect([await visitor().entry('stores', 'oslo'), await visitor().entries('stores', firstPage)]).toEqual([null, null]);
});

test('a changed entry invalidates its page and the lists of pages, and no other entry', async () => {
  const { shop, put } = openStores();
  const { reader, recorded } = sampleReaderContext();
  await shop.content(reader).entry('stores', 'bergen');
  shop.store.run('DELETE FROM change_note');
  put('entry/stores/oslo', { ...oslo, body: 'Moved.' });
  const { tags: invalidated } = planInvalidation(pendingChanges(shop.store));
  expect(invalidated).toEqual([tags.page('stores/oslo'), tags.pages]);
  expect(invalidated.filter((tag) => recorded.has(tag))).toEqual([]);
});

test('a changed kind invalidates the pages of its entries', async () => {
  const { shop, put } = openStores();
  const { reader, recorded } = sampleReaderContext();
  await shop.content(reader).entry('stores', 'bergen');
  shop.store.run('DELETE FROM change_note');
  put('kind/stores', { ...stores, title: 'Shops', front: { title: 'Shops', fields } });
  const { tags: invalidated } = planInvalidation(pendingChanges(shop.store));
  expect(invalidated.some((tag) => recorded.has(tag))).toBe(true);
});

test('entries are found by the words of their fields', async () => {
  expect(await openStores().visitor().search('ring twice', 5)).toContainEqual(
    expect.objectContaining({ kind: 'page', title: 'Oslo', path: '/pages/stores/oslo' }),
  );
});

const check = (name: string, text: DocumentText, together: readonly (readonly [string, DocumentText])[] = []) =>
  checkDocument(named(name), text, { store: openStores().shop.store, now, together: new Map(together) }).map(
    ({ path, message, refused }) => [path.join('.'), message, refused],
  );

test('an entry is checked against the kind that is saved together with it', () => {
  const later = {
    ...stores,
    front: { title: 'Stores', fields: { ...fields, phone: { type: 'text', required: true } } },
  };
  expect(check('entry/stores/bergen', bergen)).toEqual([]);
  expect(check('entry/stores/bergen', bergen, [['kind/stores', later]])).toEqual([
    ['phone', '"phone" is missing.', true],
  ]);
});

test('entries that do not fit a changed kind are warned of', () => {
  const narrower = { title: 'Stores', fields: { city: 'text', phone: { type: 'text', required: true } } };
  expect(check('kind/stores', { ...stores, front: narrower })).toEqual([
    ['fields', 'entries/stores/bergen.md does not fit any more: "phone" is missing.', false],
    ['fields', expect.stringContaining('entries/stores/oslo.md does not fit any more'), false],
  ]);
});

test('references and pictures that the shop does not have are warned of', () => {
  const front = { title: 'Bergen', city: 'Bergen', shelf: ['none'], near: 'nowhere', image: 'lost' };
  expect(check('entry/stores/bergen', { ...bergen, front })).toEqual([
    ['image', 'there is no picture "lost": it will be left out.', false],
    ['shelf.0', 'there is no product "none": it will be left out.', false],
    ['near', 'there is no entry "nowhere": it will be left out.', false],
  ]);
});

test('a kind orders its entries by a field, page by page', async () => {
  const { put, visitor } = openEditor();
  const kind = { title: 'Events', front: { title: 'Events', order: '-day', fields: { day: 'date' } }, body: '' };
  put('kind/events', kind);
  for (const day of ['2026-01-02', '2026-03-04', '2026-02-03'])
    put(`entry/events/on-${day}`, { title: day, front: { title: day, day }, body: '' });
  const titlesOf = async (page: number) =>
    (await visitor().entries('events', { page, perPage: 2 }))?.entries.items.map(({ title }) => title);
  expect(await titlesOf(1)).toEqual(['2026-03-04', '2026-02-03']);
  expect(await titlesOf(2)).toEqual(['2026-01-02']);
  expect(await titlesOf(3)).toEqual([]);
});
