import { expect, test } from 'vitest';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { openDemoShop } from '#tests/fixtures/shops/demo-shop.ts';
import { norwegian } from '#tests/fixtures/norwegian-messages.ts';
import { catalogFor } from '#shop/text/message-catalog.ts';
import { messagesFor } from './messages.ts';
import { messages as english } from './messages.en.ts';

const languages = { en: english, nb: norwegian };

test.each([
  ['nb', norwegian],
  ['nb-NO', norwegian],
  ['en-GB', english],
  ['fr', english],
])('messages for the locale %s', (locale, messages) => {
  expect(catalogFor(locale, languages)).toBe(messages);
});

test('the default messages are English', () => expect(messagesFor('en-GB')).toBe(english));

const silent = { name: '', opening: '', introduction: '', suggestions: [] };

/** The demo shop, said to be in a locale, with nothing of its own to say of its assistant. */
function startIn(locale: string) {
  const shop = openDemoShop();
  const content = {
    ...shop,
    content: (reading: Parameters<typeof shop.content>[0]) => {
      const texts = shop.content(reading);
      return { ...texts, profile: async () => ({ ...(await texts.profile()), locale, assistant: silent }) };
    },
  };
  const asked: string[] = [];
  const messagesFor = (wanted: string) => {
    asked.push(wanted);
    return catalogFor(wanted, languages);
  };
  return { ...startAssistant({ commerce: shop, content }, { messagesFor }), asked };
}

test('the locale of the shop selects the language of answers, suggestions and buttons', async () => {
  const { visitor, asked } = startIn('nb-NO');
  const asker = visitor();
  const found = await asker.ask('vases under 80 euros');
  expect(found.text).toMatch(/^Jeg fant 3 produkter for vases under 80\s€\.$/);
  expect(found.suggestions).toContain('Sammenlign de to første');
  const compared = await asker.ask('compare the first two');
  const rows = partsOf(compared.parts, 'data-comparison')[0]?.data.rows;
  expect(rows?.slice(0, 2)).toMatchObject([{ name: 'Pris' }, { name: 'På lager', values: ['Ja', 'Ja'] }]);
  expect((await asker.ask('add the first one in chalk')).text).toMatch(/^La 1 × .* i handlekurven\.$/);
  const { text, parts } = await asker.ask('empty my cart');
  expect(text).toBe('Bekreft med knappen.');
  const proposal = { text: 'Tømme handlekurven?', button: 'Tøm handlekurven' };
  expect(parts.find(({ type }) => type === 'data-proposal')).toMatchObject({ data: proposal });
  expect(new Set(asked)).toEqual(new Set(['nb-NO']));
});

test.each([
  'hi',
  'who are you',
  'where is my order',
  'mugs under 5',
  'lmaps over 200',
  'dark mode',
  'how big is the Rille vase?',
  'what goes with the Rille vase?',
  'add the rille vase in pink',
  'what do you sell?',
  'checkout',
  'what is in my cart?',
  'which vases are cheapest',
  'phone number',
  'are you open on sunday',
])('the answer to “%s” has no text outside of the messages', async (message) => {
  const { text, suggestions } = await startIn('nb').visitor().ask(message);
  const said = [text, ...suggestions].join(' ');
  expect(said).not.toMatch(/\b(?:the|is|are|and|costs|found|here|which|your|comes|made|open|before)\b/);
});
