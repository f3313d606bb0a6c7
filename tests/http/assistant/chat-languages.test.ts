import { expect, test } from 'vitest';
import { startTranslatedShops } from '../../helpers/servers/translated-shops.ts';
import { openShopperSession, type ShopperSession } from '../../helpers/shopper-session.ts';

const shopIn = startTranslatedShops();

test.each([
  ['de-DE', 'search', ['lamps under €150'], 'Ich habe 2 Produkte gefunden: lamps, unter 150 €.'],
  ['nb-NO', 'search', ['lamps under €150'], 'Jeg fant 2 produkter: lamps, under 150 €.'],
  ['de-DE', 'product question', ['Wer hat die Rille vase gemacht?'], 'Rille vase ist von Maja Berg.'],
  ['nb-NO', 'product question', ['Hvem har laget Rille vase?'], 'Rille vase er laget av Maja Berg.'],
  ['de-DE', 'policy', ['How do returns work?'], 'Quelle:'],
  ['nb-NO', 'policy', ['How do returns work?'], 'Kilde:'],
  ['de-DE', 'cart write', ['Bølge vase in moss', 'In den Warenkorb legen'], 'Bølge vase in Moss liegt im Warenkorb.'],
  ['nb-NO', 'cart write', ['Bølge vase in moss', 'Legg i handlekurven'], 'Bølge vase i Moss er lagt i handlekurven.'],
  ['de-DE', 'refusal', ['apply the code NOPE'], 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.'],
  ['nb-NO', 'refusal', ['apply the code NOPE'], 'Vi kjenner ikke denne koden. Sjekk stavemåten.'],
  ['de-DE', 'nothing found', ['Verkauft ihr Sofas?'], 'Dazu habe ich nichts gefunden: „Sofas“.'],
  ['de-DE', 'question in English', ['do you sell sofas?'], 'I couldn’t find anything for “sofas”.'],
  ['nb-NO', 'nothing found', ['Selger dere sofaer?'], 'Jeg fant ingenting for dette: «sofaer».'],
])('%s: the answer to a %s', async (...[locale, , messages, answer]) => {
  expect(await askInTurn(openShopperSession(shopIn(locale).url), messages)).toContain(answer);
});

test.each([
  ['de-DE', 'In den Warenkorb legen'],
  ['nb-NO', 'Legg i handlekurven'],
])('%s: the suggestion to add a product fills the cart of a new visitor', async (locale, suggestion) => {
  const shopper = openShopperSession(shopIn(locale).url);
  await askInTurn(shopper, ['Bølge vase in moss', suggestion]);
  expect((await shopper.lines()).map(([, quantity]) => quantity)).toEqual(['1']);
});

test.each([
  ['de-DE', 'Ihre Nachricht ist leer.'],
  ['nb-NO', 'Meldingen er tom.'],
])('%s: a refused request is explained', async (locale, message) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shopIn(locale).url}/api/chat`, { method: 'POST', headers, body: '{"message":" "}' });
  expect(await answer.json()).toEqual({ error: { code: 'empty', message } });
});

/** The page of the assistant after the last of several messages, as plain text. */
async function askInTurn(shopper: ShopperSession, messages: readonly string[]): Promise<string> {
  let page = await (await shopper.get('/assistant')).text();
  for (const message of messages) {
    const conversationId = /name="conversationId" value="([^"]+)"/.exec(page)?.[1];
    const answer = await shopper.post('/assistant', { message, ...(conversationId ? { conversationId } : {}) });
    page = await (answer.status === 303 ? await shopper.get(answer.headers.get('location') ?? '') : answer).text();
  }
  return page.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|\s+/g, ' ');
}
