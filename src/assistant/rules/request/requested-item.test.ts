import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { findNamed, isNamedWhole } from './find-named.ts';
import { type RequestedItem, resolveRequestedItem } from './requested-item.ts';

const simple = (handle: string, title: string, more: object = {}) =>
  product({ handle, title, variants: [variant({ id: handle })], ...more });

const table = product({
  handle: 'table',
  title: 'Round table',
  options: [sampleOption('Wood', ['Oak', 'Walnut'])],
  variants: [variant({ id: 'oak', values: ['Oak'] }), variant({ id: 'walnut', values: ['Walnut'], available: false })],
});
const jam = product({
  handle: 'jam',
  title: 'Plum jam',
  options: [sampleOption('Weight', ['250 g', '500 g'])],
  variants: ['250 g', '500 g'].map((weight) => variant({ id: weight, values: [weight] })),
});
const products = [
  table,
  jam,
  simple('leaf', 'Extension leaf'),
  simple('chair', 'Folding chair', { variants: [variant({ id: 'chair', available: false })] }),
  simple('folding-table', 'Folding bench'),
  simple('mill', 'Salt and pepper mill'),
  simple('salt', 'Sea salt'),
  simple('x50', 'Monitor X50'),
  simple('charger', 'Charger for HT-18'),
  simple('trimmer', 'Trimmer HT-18'),
  simple('kettle', 'Kettle'),
  simple('kettle-2', 'Kettle 2', {
    options: [sampleOption('Size', ['S', 'M'])],
    variants: [variant({ id: 'kettle-s', values: ['S'] })],
  }),
  simple('toner', 'Toner', { type: 'Toner' }),
  simple('toner-black', 'Toner black', { type: 'Toner' }),
  simple('toner-red', 'Toner red', { type: 'Toner' }),
  simple('bolts-50', 'Bolts M8 50'),
  simple('bolts', 'Bolts M8'),
];
const [leaf, chair] = [products[2], products[3]];

const listOf = (...shown: readonly ((typeof products)[number] | undefined)[]): Partial<Conversation> => ({
  lastProducts: shown.flatMap((each) => (each ? [referenceTo(each)] : [])),
});
const spokenOf = (each: (typeof products)[number]): Partial<Conversation> => ({
  ...listOf(each),
  focus: referenceTo(each),
});

function inWords(item: RequestedItem): string {
  switch (item.kind) {
    case 'variant':
      return `variant ${item.match.variant.id}`;
    case 'choice':
      return `choice of ${item.product.handle}: ${item.open.join()}`;
    case 'sold-out':
      return `sold-out ${item.variant.id}, others ${item.others.map(({ handle }) => handle).join()}`;
    case 'unknown':
      return `unknown ${item.words.join()} of ${item.products.map(({ handle }) => handle).join()}`;
    case 'several':
    case 'listed':
      return `${item.kind} ${item.products.map(({ handle }) => handle).join()}`;
    case 'none':
      return 'none';
    default:
      return item satisfies never;
  }
}
const request = async (rest: string, conversation: Partial<Conversation> = {}): Promise<string> =>
  inWords(await resolveRequestedItem(turnOf(products, `add ${rest}`, conversation), rest));

test.each([
  ['the round table in oak', 'variant oak'],
  ['the round table', 'choice of table: Wood'],
  ['the round table in walnut', 'sold-out walnut, others '],
  ['the round table in ash', 'unknown ash of table'],
  ['a sofa', 'none'],
  ['the extension leaf', 'variant leaf'],
  ['two extension leaves', 'variant leaf'],
  ['the salt and pepper mill', 'variant mill'],
  ['monitor x50', 'variant x50'],
  ['sea salt x3', 'variant salt'],
  ['sea salt x 3', 'variant salt'],
  ['sea salt xy3', 'unknown xy,3 of salt'],
  ['chargers for the HT-18', 'variant charger'],
  ['the HT-18 trimmer', 'variant trimmer'],
  ['plum jam 500 g', 'variant 500 g'],
  ['a small plum jam', 'variant 250 g'],
  ['the large plum jam', 'variant 500 g'],
  ['plum jam', 'choice of jam: Weight'],
  ['kettle', 'variant kettle'],
  ['kettle in s', 'unknown s of kettle,kettle-2'],
  ['kettle 2 in s', 'variant kettle-s'],
  ['toner', 'several toner,toner-black,toner-red'],
  ['toner red', 'variant toner-red'],
  ['toner yellow', 'unknown yellow of toner,toner-black,toner-red'],
  ['50 bolts', 'several bolts,bolts-50'],
])('“add %s” means: %s', async (rest, item) => {
  expect(await request(rest)).toBe(item);
});

test.each([
  ['the round table and the extension leaf', 'listed table,leaf'],
  ['the round table, the extension leaf & sea salt', 'listed table,leaf,salt'],
  ['it and the extension leaf', 'listed leaf'],
  ['one, and an extension leaf', 'listed leaf'],
])('“add %s” lists: %s', async (rest, item) => {
  expect(await request(rest)).toBe(item);
});

test.each([
  ['it', spokenOf(jam), 'choice of jam: Weight'],
  ['it in 500 g', spokenOf(jam), 'variant 500 g'],
  ['the small one', spokenOf(jam), 'variant 250 g'],
  ['the larger one', spokenOf(jam), 'variant 500 g'],
  ['500', spokenOf(jam), 'variant 500 g'],
  ['it', listOf(jam), 'choice of jam: Weight'],
  ['it', listOf(table, leaf), 'several table,leaf'],
  ['it', {}, 'none'],
  ['it in oak', listOf(table), 'variant oak'],
  ['that in oak', listOf(table, leaf), 'variant oak'],
  ['the oak one', listOf(table, leaf), 'variant oak'],
  ['oak', listOf(leaf, table), 'variant oak'],
  ['it and a sofa', spokenOf(table), 'none'],
  ['the folding chair', listOf(products[4], leaf), 'sold-out chair, others folding-table'],
  ['it and the extension leaf', spokenOf(table), 'listed table,leaf'],
  ['one, and an extension leaf', spokenOf(table), 'listed table,leaf'],
  ['the second one', listOf(table, leaf), 'variant leaf'],
  ['the first in oak', listOf(table, leaf), 'variant oak'],
  ['the first and the second', listOf(table, leaf), 'listed table,leaf'],
  ['both', listOf(table, leaf), 'listed table,leaf'],
  ['both', listOf(table, leaf, jam), 'none'],
  ['the fifth one', listOf(table, leaf), 'none'],
  ['the cheaper one', listOf(table, leaf), 'none'],
  ['the table', listOf(table, leaf), 'choice of table: Wood'],
])('“add %s” after %j means: %s', async (rest, conversation, item) => {
  expect(await request(rest, conversation)).toBe(item);
});

test('what is selected on the page of a product need not be said', async () => {
  const turn = turnOf(products, 'add it', spokenOf(jam));
  const [, second] = jam.variants;
  if (!second) throw new Error('Expected two variants.');
  const match = { product: jam, variant: second, reason: null };
  const on = async (page: object, isSelected: boolean) =>
    inWords(await resolveRequestedItem({ ...turn, page: { kind: 'product', match, isSelected, ...page } }, 'it'));
  expect(await on({}, true)).toBe('variant 500 g');
  expect(await on({}, false)).toBe('choice of jam: Weight');
  expect(await on({ match: { ...match, product: table } }, true)).toBe('choice of jam: Weight');
});

test('a list of more than four things is read no further', async () => {
  expect(await request('round table, extension leaf, sea salt, monitor x50 and kettle 2')).toBe(
    'listed table,leaf,salt,x50',
  );
});

test.each([
  ['Salt and pepper mill', ['salt', 'pepper', 'mill'], true],
  ['Salt and pepper mill', ['salt', 'sugar'], false],
  ['Charger for HT-18', ['charger'], true],
  ['Charger for HT-18', ['charger', 'ht'], false],
])('“%s” is named whole by %j: %s', (title, pieces, isWhole) => {
  expect(isNamedWhole(simple('a', title, { tags: ['sugar'], summary: 'ht' }), pieces)).toBe(isWhole);
});

test('“x50” is a model where a product has it, else a quantity', async () => {
  const named = async (text: string) =>
    (await findNamed(turnOf(products, ''), text, [])).map((each) => each.product.handle);
  expect((await named('monitor x50'))[0]).toBe('x50');
  expect((await named('sea salt x4'))[0]).toBe('salt');
  expect(await named('x4')).toEqual([]);
});

test('sold out is said with others that are called alike', async () => {
  const item = await resolveRequestedItem(turnOf(products, 'add folding chair'), 'folding chair');
  expect(item).toMatchObject({ kind: 'sold-out', product: chair });
});
