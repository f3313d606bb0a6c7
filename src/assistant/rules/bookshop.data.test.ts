import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { seedStarter } from '#connectors/embedded/seed/seed.ts';
import { messagesFor } from '#messages/messages.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import { sampleProductInput, sampleVariantInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { askInTurn, type AssistantUnderTest, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

let assistant: AssistantUnderTest;

const books = [
  { title: 'The Trial', author: 'Franz Kafka', isbn: '9780099428640', text: 'One morning Josef K. is arrested.' },
  { title: 'Amerika', author: '', isbn: '9780805211610', text: 'The first novel that Kafka began.' },
  { title: 'Orbit of Ash', author: 'Marcus Vane', isbn: '9781250300002', text: 'Book one of a trilogy. 384 pages.' },
];

beforeAll(() => {
  const store = openDatabase(':memory:');
  seedStarter(store, { country: 'NO', locale: 'en-GB', messages: messagesFor('en-GB'), now: demoDay });
  for (const { title, author, isbn, text } of books) {
    const book = sampleProductInput({
      handle: title.toLowerCase().replaceAll(' ', '-'),
      title,
      type: 'Fiction',
      description: text,
      details: author === '' ? [] : [{ name: 'Author', value: author }],
      options: [],
      variants: [sampleVariantInput({ values: [], sku: `BK-${isbn.slice(-5)}`, barcode: isbn })],
    });
    saveProduct(store, book, demoDay.toISOString());
  }
  const shop = sampleShop(store);
  assistant = startAssistant({ commerce: shop, content: shop });
});

const ask = (...messages: readonly string[]) => askInTurn(assistant.visitor(), messages);

test.each([
  '9780099428640',
  'isbn 9780099428640',
  'do you have 9780099428640?',
  'sku BK-28640',
  'artikelnummer bk 28640',
])('“%s” is the product with that number', async (message) => {
  const { text, cards } = await ask(message);
  expect(cards.map(({ title }) => title)).toEqual(['The Trial']);
  expect(text).toMatch(/^(?:Here’s|I found) one product for/);
});

test.each([
  ['something by vane', /^Here’s one product for “vane”\.$/],
  ['something by kafka', /^2 products mention “kafka”\.$/],
])('“%s”: a name that no title has is not denied', async (message, answer) => {
  expect((await ask(message)).text).toMatch(answer);
});

test('details keep the capitals of names', async () => {
  expect((await ask('tell me about orbit of ash')).text).toContain('author: Marcus Vane');
});
