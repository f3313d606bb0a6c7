import { formatMoney } from '#shop/product/money.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import { type Check, textOf } from './judge-turn.ts';
import type { Exchange } from '../run-dialogue.ts';

/** What statements are compared with. */
export interface StatementSources {
  readonly products: readonly Product[];
  readonly documents: string;
  /** In whose formats the shop's prices are shown; en-GB when it is left out. */
  readonly language?: string;
}

/** Compares what an answer states, whatever was asked, with the catalog and the shop's documents. */
export function judgeStatements(exchange: Exchange, sources: StatementSources): readonly Check[] {
  const sentences = readSentences(exchange.text, sources.products);
  const offences = [
    ...falseCards(exchange, sources),
    ...falseAmounts(exchange, sentences, sources),
    ...sentences.flatMap((sentence) => [
      ...falsePrices(sentence),
      ...falseStock(sentence),
      ...falseValues(sentence),
      ...falseMeasurements(sentence, exchange),
    ]),
    ...falsePeriods(exchange, sentences, sources),
  ];
  return offences.map((detail) => ({ name: 'statements', score: 0, fault: 'false statement', detail }));
}

interface Sentence {
  /** Titles are replaced by `⟦index⟧`, as they may hold numbers, points and words such as “in”. */
  readonly text: string;
  readonly products: readonly Product[];
}

/** The sentences of an answer with the products that each names. */
export function readSentences(text: string, products: readonly Product[]): readonly Sentence[] {
  const longestFirst = products.toSorted((one, other) => other.title.length - one.title.length);
  const masked = longestFirst.reduce((rest, { title }, index) => replaceTitle(rest, title, index), text);
  return masked.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => ({
    text: sentence,
    products: [
      ...new Set([...sentence.matchAll(/⟦(\d+)⟧/gu)].flatMap(([, index]) => longestFirst[Number(index)] ?? [])),
    ],
  }));
}

/** Short titles such as “Toner” are also words: only where they are written as in the catalog, and not in a word. */
function replaceTitle(text: string, title: string, index: number): string {
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escapePattern(title)}(?![\\p{L}\\d])`, 'gu'), `⟦${index}⟧`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

function falseCards({ cards }: Exchange, { language = 'en-GB' }: StatementSources): readonly string[] {
  return cards.flatMap(({ card, product, variant }) => {
    if (!product || !variant) return [`card of ${card.handle}, which is not in the catalog`];
    const isTrue =
      card.title === product.title &&
      card.price === formatMoney(variant.price, language) &&
      card.available === variant.available;
    return isTrue ? [] : [`card of ${card.handle}: ${card.title}, ${card.price}, ${card.available}`];
  });
}

const amountPattern = /€\s?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)\s?(?:€|euros?\b|eur\b)/giu;

/** Amounts of money in a text, in cents. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(amountPattern)].map(([, before, after]) => toCents(before ?? after ?? ''));
}

function toCents(digits: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? [];
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Amounts that are the price of no product named or seen, no sum of the cart or of the cards shown, and neither asked for nor documented. */
function falseAmounts(
  { text, turn, said, seen, cards, cartBefore, cartAfter, cartTotal }: Exchange,
  sentences: readonly Sentence[],
  { documents }: StatementSources,
): readonly string[] {
  const prices = [...seen, ...sentences.flatMap(({ products }) => products)].flatMap(pricesOf);
  const lines = [...cartBefore, ...cartAfter].flatMap((line) => [line.price.amount, line.total.amount]);
  const asked = amountsIn(said.join('\n'));
  const numbers = said.flatMap((each) => [...each.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => toCents(number)));
  const counts = [2, 3, 4, 5, 6, 10, 12, ...numbers.map((cents) => cents / 100)];
  const known = new Set([
    ...prices,
    ...lines,
    ...asked,
    ...numbers,
    // A bound may be asked for in words: `a tenner`.
    ...[turn.min, turn.max].flatMap((euros) => (euros === undefined ? [] : [euros * 100])),
    ...amountsIn(documents),
    cartTotal,
    ...prices.flatMap((price) => counts.map((count) => count * price)),
    cards.reduce((sum, { variant }) => sum + (variant?.price.amount ?? 0), 0),
    lines.length === 0 ? 0 : cartAfter.reduce((sum, line) => sum + line.total.amount, 0),
  ]);
  const isBound = boundsIn(text, numbers, prices);
  const unknown = amountsIn(text).filter((amount) => !known.has(amount) && !isBound(amount));
  return unknown.map((amount) => `€${amount / 100} is no price: ${text}`);
}

const boundPhrase =
  /(?:between|under|below|up to|at most|over|above|from|about|around|unter|bis|höchstens|über|ab|zwischen|etwa|opp til|mellom|fra|rundt)\s+€?[\d.,]+(?:\s?€)?(?:\s(?:and|to|und|bis|og|til)\s+€?[\d.,]+(?:\s?€)?)?/giu;

/** A bound that an answer repeats is near a number of the shopper, or just beside a price: “about 50” is 40 to 60. */
function boundsIn(text: string, numbers: readonly number[], prices: readonly number[]): (amount: number) => boolean {
  const bounds = amountsIn([...text.matchAll(boundPhrase)].map(([phrase]) => phrase).join('\n'));
  return (amount) =>
    bounds.includes(amount) &&
    (numbers.some((each) => Math.abs(each - amount) <= each / 2) ||
      prices.some((each) => Math.abs(each - amount) <= 100));
}

function pricesOf({ variants }: Product): readonly number[] {
  return variants.flatMap(({ price, compareAt, unitPrice }) =>
    [price, compareAt, unitPrice?.price].flatMap((money) => (money ? [money.amount] : [])),
  );
}

/** `X costs €59`: the price of that very product. */
function falsePrices({ text, products }: Sentence): readonly string[] {
  const [product, ...others] = products;
  if (!product || others.length > 0 || !/\b(?:costs?|kostet|koster)\b/iu.test(text)) return [];
  const known = pricesOf(product);
  return amountsIn(text).flatMap((amount) => (known.includes(amount) ? [] : [`${product.title}: ${text}`]));
}

const soldOut =
  /\b(?:sold out|out of stock|ausverkauft|nicht (?:mehr )?(?:vorrätig|lieferbar|auf lager)|utsolgt|ikke på lager)\b/iu;
const inStock = /\b(?:in stock|auf lager|vorrätig|lieferbar|på lager)\b/iu;
const piecesLeft = /\b(\d+|one|ein|eins|én) (?:is|are|sind|ist|igjen|left|noch)\b/iu;

function falseStock({ text, products }: Sentence): readonly string[] {
  const [product, ...others] = products;
  if (!product || others.length > 0) return [];
  const variants = variantsNamed(text, product);
  const offence = [`${product.title}: ${text}`];
  if (soldOut.test(text)) return isSoldOut(variants, text, product) ? [] : offence;
  if (inStock.test(text) && !/\b(?:not|nicht|ikke|no)\b/iu.test(text))
    return variants.some(({ available }) => available) ? [] : offence;
  const [, left] = /\b(?:left|noch|igjen)\b/iu.test(text) ? (piecesLeft.exec(text) ?? []) : [];
  if (left === undefined) return [];
  const pieces = /^\d+$/.test(left) ? Number(left) : 1;
  return variants.some(({ stock }) => stock === pieces) ? [] : offence;
}

/** Without a named value nothing is available; with one, not all of it. */
function isSoldOut(variants: readonly Variant[], text: string, product: Product): boolean {
  const isNamed = namedValues(text, product).length > 0;
  return isNamed ? variants.some(({ available }) => !available) : variants.every(({ available }) => !available);
}

function namedValues(text: string, { options }: Product): readonly string[] {
  const all = options.flatMap((option) => option.values.map(({ value }) => value));
  return all.filter((value) => replaceTitle(text, value, 0) !== text);
}

/** The variants with the values that a sentence names; several values of one option are alternatives. */
function variantsNamed(text: string, product: Product): readonly Variant[] {
  const named = namedValues(text, product);
  return product.variants.filter(({ values }) =>
    product.options.every((option, index) => {
      const ofOption = option.values.filter(({ value }) => named.includes(value));
      return ofOption.length === 0 || ofOption.some(({ value }) => value === values[index]);
    }),
  );
}

/** `comes in S, M and L`, and `does not come in XS`. */
function falseValues({ text, products }: Sentence): readonly string[] {
  const [product, ...others] = products;
  const [, negation, list] = /\b(does ?n[o'’]t |does not )?comes? in ([^.;]+)/iu.exec(text) ?? [];
  if (!product || others.length > 0 || list === undefined || product.options.length === 0) return [];
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value.toLowerCase()));
  const items = list
    .replace(/, for [€\d].*$/u, '')
    .split(/,? and |,? or |, /u)
    .map((item) => item.trim().toLowerCase());
  const isFalse = negation
    ? items.some((item) => values.includes(item))
    : items.some((item) => !values.some((value) => item.includes(value) || value.includes(item)));
  return isFalse ? [`${product.title}: ${text}`] : [];
}

const measurement = /(\d+(?:[.,]\d+)?)\s?(kg|g|inch|cm|mm|hours?|w|mah|gb|tb|ml|l|°c|%|pages)(?![\p{L}\d])/giu;

/** Numbers with a unit, of a product that a sentence names alone, are found in its data or in what was asked. */
function falseMeasurements({ text, products }: Sentence, { said }: Exchange): readonly string[] {
  const [product, ...others] = products;
  if (!product || others.length > 0) return [];
  const known = measurementsIn(`${textOf(product)}\n${said.join('\n')}`);
  const unknown = [...measurementsIn(text)].filter((each) => !known.has(each));
  return unknown.map((each) => `${each} of ${product.title}: ${text}`);
}

function measurementsIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(measurement)].map(
      ([, number = '', unit = '']) => `${number.replace(',', '.')} ${unit.toLowerCase()}`,
    ),
  );
}

const period =
  /(\d+)(?:\s?(?:to|[–-]|bis|til)\s?(\d+))?\s(?:working |werk|arbeits)?(?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|dager|uker|måneder|år)\b/giu;

/** Periods are found in the documents, in the data of a product named or seen, or in what was asked. */
function falsePeriods(
  { text, said, seen }: Exchange,
  sentences: readonly Sentence[],
  { documents }: StatementSources,
): readonly string[] {
  const about = [...seen, ...sentences.flatMap(({ products }) => products)].map(textOf);
  const known = new Set(numbersOf([documents, ...about, ...said].join('\n')));
  const stated = sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(period)].flatMap(([, from, to]) => [from, to].filter((each) => each !== undefined)),
  );
  return stated.flatMap((number) => (known.has(number) ? [] : [`a period of ${number}: ${text}`]));
}

function numbersOf(text: string): readonly string[] {
  return [...text.matchAll(/\d+/g)].map(([number]) => number);
}
