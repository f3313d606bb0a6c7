import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { type AssistantReply, askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { openDemoShop } from '#tests/fixtures/shops/demo-shop.ts';

const silent = { name: '', opening: '', introduction: '', suggestions: [] };

/** The demo shop in a locale, with nothing of its own to say of its assistant. */
function startIn(locale: string) {
  const shop = openDemoShop();
  const content = {
    ...shop,
    content: (reading: Parameters<typeof shop.content>[0]) => {
      const texts = shop.content(reading);
      return { ...texts, profile: async () => ({ ...(await texts.profile()), locale, assistant: silent }) };
    },
  };
  return startAssistant({ commerce: shop, content }, { messages: messagesFor(locale) });
}

const askIn = (locale: string, ...messages: readonly string[]): Promise<AssistantReply> =>
  askInTurn(startIn(locale).visitor(), messages);

test.each([
  ['de-DE', 'vases under 80 euros', /^Ich habe 3 Produkte gefunden: vases, unter 80\s€\.$/],
  ['nb-NO', 'vases under 80 euros', /^Jeg fant 3 produkter: vases, under 80\s€\.$/],
  ['de-DE', 'Rille vase', /^Ich habe ein Produkt gefunden: „Rille vase“\.$/],
  ['nb-NO', 'who made the rille vase', /^Rille vase er laget av Maja Berg\.$/],
  ['de-DE', 'Wer hat die Rille vase gemacht?', /^Rille vase ist von Maja Berg\.$/],
  ['nb-NO', 'Hvem har laget Rille vase?', /^Rille vase er laget av Maja Berg\.$/],
  ['de-DE', 'how do returns work?', /./],
  ['de-DE', 'add the rille vase in pink', /^Nein, Rille vase gibt es nicht in pink\. Welche Variante von Rille vase/],
  ['nb-NO', 'apply the code NOPE', /^Vi kjenner ikke denne koden\./],
  ['de-DE', 'do you sell sofas?', /^Dazu habe ich nichts gefunden/],
  ['de-DE', 'haben Sie ein Sofa?', /^Dazu habe ich nichts gefunden: „Sofa“/],
  ['de-DE', 'avez-vous un canapé', /^Ich verstehe Deutsch, Englisch und Norwegisch\./],
])('%s: the answer to “%s”', async (locale, message, answer) => {
  expect((await askIn(locale, message)).text).toMatch(answer);
});

test('the language of the shop is that of suggestions, tables, proposals and buttons', async () => {
  const asker = startIn('nb-NO').visitor();
  expect((await asker.ask('vases under 80 euros')).suggestions).toContain('Sammenlign de to første');
  const compared = await asker.ask('compare the first two');
  const rows = partsOf(compared.parts, 'data-comparison')[0]?.data.rows;
  expect(rows?.slice(0, 2)).toMatchObject([{ name: 'Pris' }, { name: 'På lager', values: ['Ja', 'Ja'] }]);
  expect((await asker.ask('add the first one in chalk')).text).toMatch(/ er lagt i handlekurven\.$/);
  const { text, parts } = await asker.ask('empty my cart');
  expect(text).toBe('Bekreft med knappen.');
  const proposal = { text: 'Tømme handlekurven?', button: 'Tøm handlekurven' };
  expect(parts.find(({ type }) => type === 'data-proposal')).toMatchObject({ data: proposal });
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
  'open the cart',
  'what is in my cart?',
  'which vases are cheapest',
  'phone number',
  'are you open on sunday',
])('the answer to “%s” has no text outside of the messages', async (message) => {
  const { text, suggestions } = await askIn('nb', message);
  const said = [text, ...suggestions].join(' ');
  expect(said).not.toMatch(/\b(?:the|is|are|and|costs|found|here|which|your|comes|made|open|before)\b/);
});

test.each([
  ['de-DE', 'lamps'],
  ['nb-NO', 'lamps'],
  ['de-DE', 'tell me about the Rille vase'],
  ['nb-NO', 'tell me about the Rille vase'],
  ['de-DE', 'what do you sell?'],
  ['nb-NO', 'what goes with the Rille vase?'],
])('%s: the suggestions after “%s” do what they do in English', async (locale, message) => {
  const { suggestions } = await askIn(locale, message);
  const english = await askIn('en-GB', message);
  expect(suggestions.length).toBeGreaterThan(1);
  for (const [index, suggestion] of suggestions.entries()) {
    const [reply, expected] = [
      await askIn(locale, message, suggestion),
      await askIn('en-GB', message, english.suggestions[index] ?? ''),
    ];
    const did = ({ tools, cards, parts }: AssistantReply) => [tools, cards.map(({ handle }) => handle), parts.length];
    expect(did(reply), suggestion).toEqual(did(expected));
  }
});
