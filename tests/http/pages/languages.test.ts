import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageOf, languages } from '#messages/messages.ts';
import type { Message } from '#messages/message.ts';
import { messagesIn } from '../../../scripts/messages/usage.ts';
import { humanTexts } from '../../helpers/html.ts';
import { startTranslatedShops, translatedLocales } from '../../helpers/servers/translated-shops.ts';
import { openShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';

const shopIn = startTranslatedShops();

const paths = [
  '/',
  '/about',
  '/products/kveld-table-lamp',
  '/products/kveld-table-lamp?colour=none',
  '/products/stue-candle?cup=chalk',
  '/collections',
  '/collections/ceramics',
  '/collections/all?filter.v.availability=1',
  '/collections/all?page=99',
  '/search',
  '/search?q=mug',
  '/search?q=mugg',
  '/search?q=zzzzqqq',
  '/blogs/journal',
  '/policies/refund',
  '/nothing-here',
  '/assistant',
] as const;

for (const locale of translatedLocales) {
  test(`${locale}: pages name their language and have no English text of the catalog`, async () => {
    const { url } = shopIn(locale);
    const faults = await Promise.all(
      paths.map(async (path) => languageFaults(locale, path, await (await fetch(url + path)).text())),
    );
    expect(faults.flat()).toEqual([]);
  });

  test(`${locale}: cart, checkout and its errors have no English text of the catalog`, async () => {
    const { url } = shopIn(locale);
    const shopper = openShopperSession(url);
    const textOf = async (path: string): Promise<string> => (await shopper.get(path)).text();
    const emptyCart = await textOf('/cart');
    const variant = await variantOnPage(url, '/products/morgen-mug');
    expect((await shopper.post('/cart', { action: 'add', variant })).status).toBe(303);
    const refused = await shopper.post('/checkout', { action: 'order' });
    expect(refused.status).toBe(422);
    const pages = { emptyCart, cart: await textOf('/cart'), checkout: await textOf('/checkout') };
    const faults = Object.entries({ ...pages, refused: await refused.text() }).flatMap(([name, html]) =>
      languageFaults(locale, name, html),
    );
    expect(faults).toEqual([]);
  });

  test(`${locale}: refusals are in that language as page, Markdown and JSON`, async () => {
    const { url } = shopIn(locale);
    const { problems } = languages[languageOf(locale)];
    const tooMany = `${url}/?${'a&'.repeat(2000)}`;
    const page = await (await fetch(tooMany, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(problems.too_many_parameters);
    expect(languageFaults(locale, 'refusal', page)).toEqual([]);
    const json = await fetch(`${url}/api/nothing`, { headers: { accept: 'application/json' } });
    expect(await json.json()).toEqual({ error: { code: 'not_found', message: problems.not_found } });
    const early = await fetch(`${url}/${'a'.repeat(9000)}`, { headers: { accept: 'text/html' } });
    expect(await early.text()).toContain(`<html lang="${locale}">`);
  });

  test(`${locale}: prices follow the language`, async () => {
    const html = await (await fetch(`${shopIn(locale).url}/products/kveld-table-lamp`)).text();
    expect(html).toMatch(/<span class="now"[^>]*>[\d,]+(?:\s|&nbsp;)€<\/span>/);
  });
}

test('an English text on a page is found', () => {
  const { text } = languages.en.errors.notFound;
  expect(englishTexts('de-DE', `<p>${text}</p>`)).toEqual([text]);
  expect(englishTexts('de-DE', '<button aria-label="Add Mug, Sand to cart"></button>')).toEqual([
    'Add Mug, Sand to cart',
  ]);
});

function languageFaults(locale: string, page: string, html: string): readonly string[] {
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? 'none';
  const faults = englishTexts(locale, html).map((text) => `${page}: ${text}`);
  return language === locale ? faults : [`${page}: lang=${language}`, ...faults];
}

/** Texts of a page that are an English message, unless it is also a message of the language, or is the shop's own text. */
function englishTexts(locale: string, html: string): readonly string[] {
  const patterns = englishPatterns(locale);
  return humanTexts(html).filter((text) => !demoTexts.has(text) && patterns.some((pattern) => pattern.test(text)));
}

function englishPatterns(locale: string): readonly RegExp[] {
  const translated = new Set(messagesIn(languages[languageOf(locale)]).flatMap(({ message }) => formsOf(message)));
  return messagesIn(languages.en)
    .flatMap(({ message }) => formsOf(message))
    .filter((form) => isTelling(form) && !translated.has(form))
    .map(toPattern);
}

function formsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

/** Of a text with placeholders two words must remain, otherwise it matches any sentence: `{option} to {value}`. */
function isTelling(form: string): boolean {
  return !form.includes('{') || form.replaceAll(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu)?.[1] !== undefined;
}

function toPattern(form: string): RegExp {
  const parts = form.replace(/\s+/g, ' ').split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`, 'u');
}

/** What the demo shop itself says, which is in English whatever the language of the shop. */
const demoTexts: ReadonlySet<string> = new Set(
  ['demo/content', 'demo/catalogue'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ya?ml|md|json)$/.test(name))
      .flatMap((name) => valuesOf(readFileSync(join(folder, name), 'utf8'))),
  ),
);

/** Values of YAML and JSON, one on a line, in braces or in a list of quoted texts, without quotes. */
function valuesOf(text: string): readonly string[] {
  return text
    .split(/[\n{}[\]]|, (?=\w+:)|(?<="), (?=")|(?<=\w"?): /)
    .map((value) => value.replace(/^[\s"'-]+|[\s"',]+$/g, ''))
    .filter((value) => value !== '');
}
