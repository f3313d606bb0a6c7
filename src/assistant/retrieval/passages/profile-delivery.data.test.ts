import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { Policy } from '#shop/content/content.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryContent, policy } from '#tests/fixtures/shops/memory-content.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** A shop whose profile alone says what delivery costs, and until when goods can be returned. */
const shopIn = (locale: string, policies: readonly Policy[] = []) => ({
  ...memoryShop({ products: [product({ handle: 'kettle', title: 'Kettle' })] }),
  content: memoryContent(policies, {
    locale,
    delivery: {
      freeFrom: null,
      freeCountries: [],
      cutOff: null,
      dispatchDays: [],
      transitDays: [2, 5],
      rates: [
        { name: 'Paket', price: euros(590), freeFrom: null, days: [2, 5], countries: ['DE'] },
        { name: 'Paket', price: euros(1290), freeFrom: euros(9000), days: [3, 6], countries: ['AT'] },
      ],
    },
    returnDays: 30,
  }),
});

test.each([
  ['en', 'how much is shipping?', /€5\.90.*€12\.90, free from €90/],
  ['en', 'do you deliver to Austria?', /Austria/],
  ['en', 'how long does delivery take', /2 to 5 working days/],
  ['en', 'how long can I return something?', /within 30 days/],
  ['de', 'was kostet der versand?', /5,90 €.*12,90 €, kostenlos ab 90 €/],
  ['de', 'liefert ihr nach österreich?', /Österreich/],
  ['de', 'wie lange dauert die lieferung?', /2 bis 5 Werktage/],
  ['de', 'kann ich das zurückgeben?', /innerhalb von 30 Tagen/],
  ['nb', 'hva koster frakten?', /5,90 €/],
  ['nb', 'kan jeg sende det tilbake?', /innen 30 dager/],
])('in a shop in %s “%s” is answered from the profile', async (locale, question, answer) => {
  const shopper = startAssistant(shopIn(locale), { messages: messagesFor(locale) }).visitor();
  const { text } = await askInTurn(shopper, [question]);
  expect(text.replaceAll('\u00A0', ' ')).toMatch(answer);
});

test.each([
  ['en', 'do you deliver to Japan?', 'We don’t deliver to Japan. We deliver to Germany and Austria.'],
  [
    'de',
    'liefert ihr in die schweiz',
    'Dorthin liefern wir leider nicht: Schweiz. Unsere Lieferländer: Deutschland und Österreich.',
  ],
  ['nb', 'sender dere til finland?', 'Dit leverer vi dessverre ikke: Finland. Vi leverer til Tyskland og Østerrike.'],
])('in a shop in %s “%s” is refused, as its profile has no such country', async (locale, question, answer) => {
  const shopper = startAssistant(shopIn(locale), { messages: messagesFor(locale) }).visitor();
  expect((await askInTurn(shopper, [question])).text).toBe(answer);
});

test.each([
  ['en', 'Can I return yarn? Only with its band.', 'how long do I have to return something?', /within 30 days/],
  ['en', 'Who pays the postage for a return? You do.', 'is delivery free?', /free from €90/],
  ['de', 'Nehmen Sie Futter zurück? Nur ungeöffnet.', 'wie lange kann ich was zurückschicken', /30 Tagen/],
  ['de', 'Wer zahlt das Rückporto? Der Kunde.', 'was kostet der versand?', /5,90 €/],
  ['nb', 'Kan jeg returnere nøstet garn? Nei.', 'hvor lenge har jeg angrerett?', /innen 30 dager/],
  ['nb', 'Hvem betaler returporto? Kunden.', 'hva koster frakten?', /5,90 €/],
])('in a shop in %s “%s” does not hide what the profile states', async (...[locale, entry, question, answer]) => {
  const [heading, text = ''] = entry.split(/(?<=\?) /);
  const shop = shopIn(locale, [policy('help', 'FAQ', `<h2>${heading}</h2><p>${text}</p>`)]);
  const reply = await askInTurn(startAssistant(shop, { messages: messagesFor(locale) }).visitor(), [question]);
  expect(reply.text.replaceAll('\u00A0', ' ')).toMatch(answer);
});

test('a policy that states until when goods can be returned comes instead of the profile', async () => {
  const shop = shopIn('en', [policy('help', 'FAQ', '<h2>Returns</h2><p>Within 60 days.</p>')]);
  const { text } = await askInTurn(startAssistant(shop).visitor(), ['how long can I return something?']);
  expect(text).toContain('60 days');
  expect(text).not.toContain('30 days');
});

test.each([
  ['do you gift wrap?', 'Do you gift wrap?', 'Gift wrap roll'],
  ['do you repair things', 'Do you repair things?', 'Repair kit'],
])('“%s” is answered by what the shop does, not by goods of that name', async (question, heading, title) => {
  const help = policy('help', 'FAQ', `<h2>${heading}</h2><p>Yes, for £3.</p>`);
  const shop = memoryShop({ products: [product({ handle: 'it', title })], policies: [help] });
  const { text, cards } = await askInTurn(startAssistant(shop).visitor(), [question]);
  expect([text, cards]).toEqual([`${heading} Yes, for £3.`, []]);
});

test('goods are shown, not what the shop does, where they are asked for', async () => {
  const help = policy('help', 'FAQ', '<h2>Do you repair things?</h2><p>Yes, for £3.</p>');
  const shop = memoryShop({ products: [product({ handle: 'it', title: 'Repair kit' })], policies: [help] });
  const { cards } = await askInTurn(startAssistant(shop).visitor(), ['do you have a repair kit']);
  expect(cards.map((card) => card.title)).toEqual(['Repair kit']);
});
