import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { seedStarter } from '#connectors/embedded/seed/seed.ts';
import { messagesFor } from '#messages/messages.ts';
import { saveCollection, saveCollectionProducts } from '#catalog/write/save-collection.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import {
  type AssistantUnderTest,
  chatRequest,
  readReply,
  startAssistant,
} from '#tests/helpers/assistant/start-assistant.ts';

const now = demoDay.toISOString();
let assistant: AssistantUnderTest;

beforeAll(() => {
  const store = openDatabase(':memory:');
  seedStarter(store, { country: 'NO', locale: 'en-GB', messages: messagesFor('en-GB'), now: demoDay });
  const colors = ['Blue', 'Red'];
  const sizes = ['S', 'M', 'L'];
  const options = [
    { name: 'Colour', values: colors.map((value) => ({ value, swatch: null })) },
    { name: 'Size', values: sizes.map((value) => ({ value, swatch: null })) },
  ];
  const clothing = (handle: string, title: string, given: { care: string; price: number; status?: 'draft' }) =>
    saveProduct(
      store,
      sampleProductInput({
        handle,
        title,
        type: title.split(' ').at(-1) ?? '',
        details: [{ name: 'Dishwasher safe', value: given.care }],
        options,
        variants: colors.flatMap((color) =>
          sizes.map((size) =>
            sampleVariantInput({
              values: [color, size],
              price: given.price,
              stock: color === 'Blue' && size === 'M' ? 0 : 7,
            }),
          ),
        ),
        ...(given.status && { status: given.status }),
      }),
      now,
    );
  clothing('harbor-mug', 'Harbor mug', { care: 'Yes', price: 2000 });
  clothing('alder-bowl', 'Alder bowl', { care: 'No', price: 3000 });
  clothing('secret-jug', 'Secret jug', { care: 'No', price: 9000, status: 'draft' });
  const shared = { description: '', picture: null, pictureAlt: null, rules: null, updatedAt: now } as const;
  saveCollection(store, { handle: 'table', title: 'Table', position: 0, sort: 'best-selling', ...shared }, now);
  saveCollectionProducts(store, 'table', ['alder-bowl']);
  const shop = sampleShop(store);
  assistant = startAssistant({ commerce: shop, content: shop });
});

const titles = ({ cards }: { readonly cards: readonly { readonly title: string }[] }) =>
  cards.map(({ title }) => title);
const onMug = '/products/harbor-mug';

test('a question about it is about the product of the page', async () => {
  for (const message of ['Is it dishwasher safe?', 'How much is it?', 'Is this in stock in L?']) {
    const reply = await assistant.visitor().ask(message, onMug);
    expect([message, ...titles(reply)]).toEqual([message, 'Harbor mug']);
  }
});

test('without a page in the message, that which the browser names counts, if it is of this site', async () => {
  const titlesFrom = async (referer: string) => {
    const headers = { 'content-type': 'application/json', referer };
    return (await readReply(await assistant.visitor().post({ message: 'How much is it?' }, { headers }))).raw;
  };
  const { origin } = chatRequest({}).url;
  expect(await titlesFrom(`${origin}${onMug}`)).toContain('Harbor mug');
  expect(await titlesFrom(`https://example.com${onMug}`)).not.toContain('Harbor mug');
  expect(await titlesFrom('no address')).not.toContain('Harbor mug');
});

test('the stock of a variant of the product is known', async () => {
  const soldOut = await assistant.visitor().ask('Is this in stock in blue, M?', onMug);
  const inStock = await assistant.visitor().ask('Is this in stock in red, M?', onMug);
  expect(soldOut.text).not.toBe(inStock.text);
  expect(soldOut.text).toMatch(/sold out|not in stock/i);
});

test('it is added in the color that is named, or as the variant that is selected', async () => {
  const ask = async (message: string, page: string) => (await assistant.visitor().ask(message, page)).text;
  expect(await ask('add it in blue, size L', onMug)).toBe('Harbor mug in Blue, L added to your cart.');
  const selected = `${onMug}?colour=red&size=S`;
  expect(await ask('add it to my cart', selected)).toBe('Harbor mug in Red, S added to your cart.');
  expect(await ask('add it in blue', selected)).toBe('Harbor mug in Blue, S added to your cart.');
});

test('without a selected variant, adding it asks which one', async () => {
  const reply = await assistant.visitor().ask('add it in blue', onMug);
  expect(reply.text).toMatch(/^Which size/);
  expect(reply.tools).not.toContain('add_to_cart');
});

test('a product that is named comes before that of the page', async () => {
  expect(titles(await assistant.visitor().ask('Is the Alder bowl dishwasher safe?', onMug))).toEqual(['Alder bowl']);
});

test('a product that was shown on the page comes before that of the page, until the next page', async () => {
  const visitor = assistant.visitor();
  await visitor.ask('Is the Alder bowl dishwasher safe?', onMug);
  expect(titles(await visitor.ask('How much is it?', onMug))).toEqual(['Alder bowl']);
  await visitor.ask('How do returns work?', '/products/alder-bowl');
  expect(titles(await visitor.ask('How much is it?', onMug))).toEqual(['Harbor mug']);
});

test('conditions alone are about the collection of the page', async () => {
  expect(titles(await assistant.visitor().ask('only under €50', '/collections/table'))).toEqual(['Alder bowl']);
  expect(titles(await assistant.visitor().ask('mugs', '/collections/table'))).toEqual(['Harbor mug']);
});

test.each([
  ['a draft', '/products/secret-jug'],
  ['a foreign handle', '/products/no-such'],
  ['another site', 'https://example.com/products/harbor-mug'],
  ['a path in a path', '/products/..%2Fharbor-mug'],
  ['a broken escape', '/products/%E0%A4%A'],
  ['a variant of another product', '/products/harbor-mug/999999'],
  ['8 KB', `/products/harbor-mug?${'x'.repeat(8192)}`],
  ['an object', { product: 'harbor-mug' }],
  ['a number', 7],
])('a page that is %s is ignored, and the message is answered', async (_, page) => {
  const reply = await assistant.visitor().ask('Is it dishwasher safe?', page);
  expect(reply.status).toBe(200);
  expect(titles(reply)).toEqual([]);
  expect(reply.raw).not.toContain('Secret jug');
});
