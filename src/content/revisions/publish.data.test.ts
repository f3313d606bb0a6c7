import { expect, test } from 'vitest';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { demoShop, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { type EditContext, readHistory } from './history.ts';
import { parseDocumentName, type DocumentName } from './document-name.ts';
import { deleteDocument } from './delete-document.ts';
import { listDocumentNames, readDocumentVersions } from './document-versions.ts';
import { publish, publishDueDrafts, unpublish, unschedule } from './publish.ts';
import { saveDraft } from './save-draft.ts';

const [today, tuesday, wednesday] = [
  '2026-11-20T12:00:00.000Z',
  '2026-11-24T08:00:00.000Z',
  '2026-11-25T08:00:00.000Z',
];

function openEditor() {
  let now = today;
  const shop = demoShop(() => new Date(now));
  const editContext = (): EditContext => ({ store: shop.store, now, by: 'kari' });
  const notes = (): readonly unknown[] => shop.store.all('SELECT kind, subject FROM change_note');
  shop.store.run('DELETE FROM change_note');
  return {
    editContext,
    notes,
    visitors: () => shop.content(sampleReaderContext().reader),
    editors: () => shop.content(sampleReaderContext({ draft: true }).reader),
    products: (draft: boolean) => shop.catalog(sampleReaderContext({ draft }).reader),
    at: (time: string) => (now = time),
    shop,
  };
}

function documentName(text: string): DocumentName {
  const name = parseDocumentName(text);
  if (!name) throw new Error(`${text} is no document name`);
  return name;
}

const about = documentName('page/about');
const text = (title: string) => ({ title, front: { heading: title, sections: [] }, body: '' });

test('only editors see a draft until it is published', async () => {
  const { editContext, visitors, editors, notes } = openEditor();
  const before = (await visitors().page('about'))?.title;
  expect(saveDraft(editContext(), about, text('New story'))).toBe('saved');
  expect([(await visitors().page('about'))?.title, (await editors().page('about'))?.title]).toEqual([
    before,
    'New story',
  ]);
  expect(notes()).toEqual([]);
  expect(publish(editContext(), about, null)).toBe('published');
  expect((await visitors().page('about'))?.title).toBe('New story');
  expect(notes()).toContainEqual({ kind: 'page', subject: 'about' });
  expect(publish(editContext(), about, null)).toBe('unchanged');
});

test('a new page is not visible before it is published', async () => {
  const { editContext, visitors, editors } = openEditor();
  const name = documentName('page/winter');
  saveDraft(editContext(), name, text('Winter'));
  expect([await visitors().page('winter'), (await editors().page('winter'))?.title]).toEqual([null, 'Winter']);
  expect((await visitors().pages()).map(({ handle }) => handle)).not.toContain('winter');
  publish(editContext(), name, null);
  expect((await visitors().page('winter'))?.publishedAt).toBe(today);
});

test('texts of a product can be drafted and published', async () => {
  const { editContext, products, notes } = openEditor();
  const name = documentName('product/morgen-mug');
  saveDraft(editContext(), name, { title: 'Evening mug', front: { subtitle: null }, body: 'For tea.' });
  expect([
    (await products(false).product('morgen-mug'))?.title,
    (await products(true).product('morgen-mug'))?.title,
  ]).toEqual(['Morgen mug', 'Evening mug']);
  expect((await products(true).cards(['morgen-mug']))[0]?.title).toBe('Evening mug');
  expect((await products(false).cards(['morgen-mug']))[0]?.title).toBe('Morgen mug');
  expect(notes()).toEqual([]);
  publish(editContext(), name, null);
  expect(await products(false).product('morgen-mug')).toMatchObject({
    title: 'Evening mug',
    subtitle: null,
    summary: 'For tea.',
  });
  expect(notes()).toContainEqual({ kind: 'product-handle', subject: 'morgen-mug' });
  expect(saveDraft(editContext(), documentName('product/nothing'), text('Nothing'))).toBe('not_found');
});

test('home, menus, articles and policies can be drafted and published', async () => {
  const { editContext, visitors, editors } = openEditor();
  saveDraft(editContext(), documentName('home'), { title: 'Snow', front: { title: 'Snow', sections: [] }, body: '' });
  saveDraft(editContext(), documentName('menu/footer'), {
    title: 'footer',
    front: [{ label: 'Snow', href: '/' }],
    body: '',
  });
  saveDraft(editContext(), documentName('policy/refund'), { title: 'Snow', front: {}, body: 'Snow.' });
  saveDraft(editContext(), documentName('article/journal/a-table-for-six'), {
    title: 'Snow',
    front: {},
    body: 'Snow.',
  });
  const seen = async (content: ReturnType<typeof visitors>) => [
    (await content.home())?.title,
    (await content.menu('footer'))[0]?.label,
    (await content.policy('refund'))?.title,
    (await content.article('journal', 'a-table-for-six'))?.title,
    (await content.articleCards('journal', ['a-table-for-six']))[0]?.title,
  ];
  expect(await seen(editors())).toEqual(Array(5).fill('Snow'));
  expect(await seen(visitors())).not.toContain('Snow');
});

test('a scheduled draft is published at its time, at which dependent pages expire', async () => {
  const { editContext, visitors, at, shop, notes } = openEditor();
  saveDraft(editContext(), about, text('Tomorrow'));
  expect(publish(editContext(), about, tuesday)).toBe('scheduled');
  const { reader, changes } = sampleReaderContext();
  await shop.content(reader).page('about');
  expect(changes()).toBe(tuesday);
  expect((await visitors().page('about'))?.title).not.toBe('Tomorrow');
  at(tuesday);
  expect((await visitors().page('about'))?.title).toBe('Tomorrow');
  expect(notes()).toContainEqual({ kind: 'page', subject: 'about' });
  expect(readHistory(shop.store, about)[0]).toMatchObject({ action: 'published', at: tuesday, by: 'schedule' });
});

test('a scheduled product and a scheduled new page are published once', async () => {
  const { editContext, visitors, products, at, shop } = openEditor();
  const mug = documentName('product/morgen-mug');
  unpublish(editContext(), mug);
  publish(editContext(), mug, tuesday);
  saveDraft(editContext(), documentName('page/winter'), text('Winter'));
  publish(editContext(), documentName('page/winter'), tuesday);
  const seen = async () =>
    [await products(false).product('morgen-mug'), await visitors().page('winter')].map((each) => each?.title);
  expect(await seen()).toEqual([undefined, undefined]);
  at(wednesday);
  expect(await seen()).toEqual(['Morgen mug', 'Winter']);
  const count = readHistory(shop.store, mug).length;
  publishDueDrafts(shop.store, wednesday);
  expect(readHistory(shop.store, mug).length).toBe(count);
});

test('unscheduling keeps the draft', async () => {
  const { editContext, visitors, at, shop } = openEditor();
  saveDraft(editContext(), about, text('Tomorrow'));
  publish(editContext(), about, tuesday);
  expect([unschedule(editContext(), about), unschedule(editContext(), about)]).toEqual([true, false]);
  at(wednesday);
  expect((await visitors().page('about'))?.title).not.toBe('Tomorrow');
  expect(readDocumentVersions(shop.store, about, wednesday)?.draft?.title).toBe('Tomorrow');
});

test('unpublishing hides a page and keeps its last version as a draft', async () => {
  const { editContext, visitors, editors } = openEditor();
  saveDraft(editContext(), about, text('Half done'));
  expect([unpublish(editContext(), about), unpublish(editContext(), about)]).toEqual(['unpublished', 'unchanged']);
  expect([await visitors().page('about'), (await editors().page('about'))?.title]).toEqual([null, 'Half done']);
});

test('saving the published version deletes the draft, and saving the same draft twice is one revision', () => {
  const { editContext, shop } = openEditor();
  const published = readDocumentVersions(shop.store, about, today)?.published;
  if (!published) throw new Error('The demo shop has no about page');
  saveDraft(editContext(), about, text('New'));
  expect(saveDraft(editContext(), about, text('New'))).toBe('unchanged');
  expect(saveDraft(editContext(), about, published)).toBe('saved');
  expect(readDocumentVersions(shop.store, about, today)?.draft).toBeNull();
});

test('the history has every action and starts with the imported version', () => {
  const { editContext, shop } = openEditor();
  saveDraft(editContext(), about, text('One'));
  publish(editContext(), about, null);
  saveDraft(editContext(), about, text('Two'));
  const entries = readHistory(shop.store, about).map(({ action, by, text: { title } }) => [action, by, title]);
  expect(entries[0]).toEqual(['saved', 'kari', 'Two']);
  expect(entries).toContainEqual(['published', 'kari', 'One']);
  expect(entries.some(([act, by]) => act === 'published' && by === 'import')).toBe(true);
});

test('renaming a product keeps its draft', () => {
  const { editContext, shop } = openEditor();
  saveDraft(editContext(), documentName('product/morgen-mug'), { title: 'Draft', front: { subtitle: null }, body: '' });
  shop.store.run("UPDATE product SET handle = 'dawn-mug' WHERE handle = 'morgen-mug'");
  expect(readDocumentVersions(shop.store, documentName('product/dawn-mug'), today)?.draft?.title).toBe('Draft');
});

test('of two processes one publishes a scheduled draft', async () => {
  const { editContext, shop } = openEditor();
  saveDraft(editContext(), about, text('Tomorrow'));
  publish(editContext(), about, tuesday);
  const others = [1, 2].map(() =>
    sampleShop(shop.store, () => new Date(tuesday)).content(sampleReaderContext().reader),
  );
  for (const each of others) expect((await each.page('about'))?.title).toBe('Tomorrow');
  expect(readHistory(shop.store, about).filter(({ by }) => by === 'schedule')).toHaveLength(1);
});

const stores = { title: 'Stores', front: { title: 'Stores', fields: { city: 'text' } }, body: '' };

test('a deleted page is gone for visitors and editors, from search and from the list of documents; its history stays', async () => {
  const { editContext, visitors, editors, notes, shop } = openEditor();
  saveDraft(editContext(), about, text('Zanzibar'));
  publish(editContext(), about, null);
  saveDraft(editContext(), about, text('Half done'));
  shop.store.run('DELETE FROM change_note');
  expect(deleteDocument(editContext(), about)).toBe('deleted');
  expect([await visitors().page('about'), await editors().page('about')]).toEqual([null, null]);
  expect(await visitors().search('zanzibar', 5)).toEqual([]);
  expect(notes()).toContainEqual({ kind: 'page', subject: 'about' });
  expect(listDocumentNames(shop.store, 'all')).not.toContainEqual(about);
  expect(readHistory(shop.store, about)[0]).toMatchObject({ action: 'unpublished', text: { title: 'Zanzibar' } });
  expect(deleteDocument(editContext(), about)).toBe('not_found');
});

test('a kind with entries is deleted only together with them', () => {
  const { editContext, shop } = openEditor();
  const [kind, entry] = [documentName('kind/stores'), documentName('entry/stores/oslo')];
  saveDraft(editContext(), kind, stores);
  saveDraft(editContext(), entry, { title: 'Oslo', front: { title: 'Oslo' }, body: '' });
  expect(deleteDocument(editContext(), kind)).toBe('not_empty');
  expect(readDocumentVersions(shop.store, entry, today)).not.toBeNull();
  expect(deleteDocument(editContext(), kind, 'delete')).toBe('deleted');
  expect([kind, entry].map((name) => readDocumentVersions(shop.store, name, today))).toEqual([null, null]);
});

test.each(['profile', 'product/morgen-mug'])('%s is not deleted as a document', (name) => {
  const { editContext, shop } = openEditor();
  expect(deleteDocument(editContext(), documentName(name))).toBe('required');
  expect(readDocumentVersions(shop.store, documentName(name), today)).not.toBeNull();
});
