import { colorWords } from '#shop/lexicon/lexicon.ts';
import { sizeOrder } from '#shop/listing/size-order.ts';
import { isColorWord } from '#shop/product/color-words.ts';
import type { Product } from '#shop/product/product.ts';
import { inPackUnits, parseNumberWord } from '#shop/text/numbers.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { namePieces, scoreName } from '../../retrieval/named-product.ts';
import { namedValues } from '../../retrieval/variants/named-values.ts';
import { namesOfSize } from '../../retrieval/variants/size-names.ts';
import { sizesWithin } from '../../retrieval/variants/size-range.ts';
import { asNumber } from '../../retrieval/variants/values-said.ts';
import { valueByColor } from '../../retrieval/variants/variant-color.ts';
import { valueBySize } from '../../retrieval/variants/variant-size.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { normalizeMessage } from '../../rules/rule.ts';

/** What a message says of one product, and nothing else: which values, how many. */
export interface OrderFragment {
  /** At most one of each option, in the order of the options. */
  readonly values: readonly string[];
  /** null when it says no number of pieces. */
  readonly quantity: number | null;
  /** The number counts packs, boxes or bottles, whatever is in them. */
  readonly countsPacks: boolean;
  /** The words (singular, folded) that are of the product's name or kind. */
  readonly names: readonly string[];
}

interface ReadingOptions {
  /** Options of which a number alone is a value. */
  readonly asked?: readonly string[];
  /** Words of the product's description may say which it is. */
  readonly byText?: boolean;
}

/**
 * Reads `M thanks`, `two of them, the blue one`, `28, 2 pieces`: values of a product, a number of pieces and courtesies in any
 * order. null for a message that says anything else, or two values of one option, or two numbers. A number of one digit is a
 * value only of options that were `asked` about.
 */
export function readFragment(
  product: Product,
  message: string,
  { asked = [], byText = false }: ReadingOptions = {},
): OrderFragment | null {
  const text = withBareColors(normalizeMessage(message));
  if (text.length > maxLength || text.includes('?')) return null;
  const { count, rest } = withoutCount(text, product);
  const said = valuesSaid(product, rest, asked);
  if (said.some(({ values }) => values.length > 1)) return null;
  const values = said.flatMap((each) => each.values);
  const pieces = new Set(said.flatMap((each) => each.pieces));
  const own = new Set(numbersOf(product.title));
  const unsaid = namePieces(rest).filter((piece) => !pieces.has(piece) && !own.has(piece) && !fillers.has(piece));
  const names = unsaid.filter((piece) => parseNumberWord(piece) === null && isOf(product, piece, byText));
  const left = unsaid.filter((piece) => !names.includes(piece));
  const numbers = left.flatMap((piece) => (piece === 'both' ? [] : (parseNumberWord(piece) ?? [])));
  if (numbers.length < left.length || numbers.length + (count === null ? 0 : 1) > 1) return null;
  const quantity = count ?? numbers[0] ?? null;
  if (quantity !== null && (quantity < 1 || quantity > maxPieces)) return null;
  return { values, quantity, names, countsPacks: count !== null && packs.test(text) };
}

/** `rote`, `blauen`, `svarte` as values are written. */
function withBareColors(text: string): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    const bare = isColor(word) ? word : word.replace(/(?:e[nrsm]?|t)$/, '');
    return isColor(bare) ? bare : word;
  });
}

function isColor(word: string): boolean {
  return colorWords.has(word) || isColorWord(word);
}

/** Longer messages are no fragments. */
const maxLength = 80;
const maxPieces = 99;

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple|a dozen)`;
const containers =
  'packs?|packets?|sets?|bags?|boxes|box|bottles?|sacks?|tins?|cans?|jars?|rolls?|tubes?|sekke?r?|poser?|pakker?|esker?|bokser?|flasker?|beutel|packung(?:en)?|sacke?|dosen?|flaschen?|tuben?|glaser';
const counter = String.raw`(?:pairs?|paar|par|pieces?|pcs|stk|stuck|times|mal|ganger|${containers})`;
const packs = new RegExp(String.raw`\b${number} (?:${containers})\b`);
const counts: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,-])(?<count>${number})(?: ${counter})? of (?:it|them|those|these|that)(?: one)?(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}\d.,-])(?<count>${number}) ?(?:${counter}|[x×])(?: of)?(?![\p{L}\d])(?! ?\d)`, 'u'),
  /(?<![\p{L}\d])[x×] ?(?<count>\d{1,2})(?![\p{L}\d])/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:just|only|make it) (?<count>${number})(?=$|[\s,.!]+(?!(?:cm|mm|kg|g|l|ml|m)\b))`,
    'u',
  ),
  /(?:^|[,.;!]\s*)(?:(?:ok|then|yes|and|please)[\s,]+)*(?<count>one)(?=$|[\s,.!]+(?:in|please|then|thanks)(?!\p{L}))/u,
];

/** The number of pieces that a text counts by a word, and the text without it. */
function withoutCount(text: string, product: Product): { readonly count: number | null; readonly rest: string } {
  const found = counts.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const count = found ? parseNumberWord((found.groups?.['count'] ?? '').replace(/^a /, '')) : null;
  if (!found || count === null || isPackOf(product, count) || isValueOf(product, found[0], count))
    return { count: null, rest: text };
  return { count, rest: text.replace(found[0], ' ') };
}

/** `make it 42` of shoes is a size; smaller numbers count. */
function isValueOf({ options }: Product, said: string, count: number): boolean {
  const labels = options.flatMap(({ values }) => values.map(({ value }) => value));
  return count >= 10 && said.endsWith(String(count)) && labels.some((label) => namePieces(label)[0] === String(count));
}

/** Of a pack with `10 pieces`, `10 pieces` is one pack. */
function isPackOf({ options }: Product, count: number): boolean {
  return options.some(({ values }) =>
    values.some(({ value }) =>
      new RegExp(String.raw`^${count}\D*(?:pieces|pcs|pack|stuck|stk|st|er)\b`).test(foldAccents(value)),
    ),
  );
}

interface SaidValues {
  readonly values: readonly string[];
  /** Of the text, by which they are said. */
  readonly pieces: readonly string[];
}

/** What is looked for in a text: values of one option, with the product in which only that is open. */
interface OptionReading {
  readonly product: Product;
  readonly labels: readonly string[];
  readonly text: string;
  /** A number alone is a value of it. */
  readonly isAsked: boolean;
}

/** The values of each option that a text means by any of their names. */
function valuesSaid(product: Product, text: string, asked: readonly string[]): readonly SaidValues[] {
  return product.options.map((option) => {
    const labels = option.values.map(({ value }) => value);
    const given = { product: { ...product, options: [option] }, labels, text, isAsked: asked.includes(option.name) };
    const named = namedValues(labels, text, numbersOf(product.title));
    if (named.length > 0) return { values: named, pieces: named.flatMap(piecesOfValue) };
    return byColor(given) ?? bySizeWord(given) ?? byUnit(given) ?? byNumber(given) ?? { values: [], pieces: [] };
  });
}

function piecesOfValue(value: string): readonly string[] {
  const pieces = namePieces(value);
  return [...pieces, ...pieces.flatMap(namesOfSize), ...sizesWithin(value)];
}

/** By a color that is the only one of the text: `navy blue` is no `Blue`. */
function byColor({ product, text }: OptionReading): SaidValues | null {
  const value = valueByColor(product, text);
  const pieces = namePieces(text).filter(isColor);
  return value !== null && pieces.length === 1 ? { values: [value], pieces } : null;
}

const sizeWords: readonly (readonly [RegExp, 'smallest' | 'largest'])[] = [
  [
    /\b(?:small|smaller|smallest|little|short|shorter|shortest|lighter|lightest|kleine?[nrs]?|kurze?[nrs]?|liten|lita|lille|korte?)\b/,
    'smallest',
  ],
  [
    /\b(?:large|larger|largest|big|bigger|biggest|long|longer|longest|heavy|heavier|heaviest|grosse?[nrs]?|lange?[nrs]?|store?)\b/,
    'largest',
  ],
];

/** `the long one`, `the heaviest`, of sizes that have an order; not of three where the word only compares. */
function bySizeWord({ product, labels, text }: OptionReading): SaidValues | null {
  const [words, size] = sizeWords.find(([pattern]) => pattern.test(text)) ?? [];
  const [word = ''] = words?.exec(text) ?? [];
  const order = sizeOrder(labels);
  if (word === '' || !order) return null;
  const sorted = labels.toSorted(order);
  const end = size === 'smallest' ? sorted[0] : sorted.at(-1);
  const value = word.endsWith('er') && labels.length > 2 ? valueBySize(product, text) : end;
  return value ? { values: [value], pieces: [word] } : null;
}

/** The only value that has a number of the text: `28` of a pan in 28 cm. */
function byNumber({ product, labels, text, isAsked }: OptionReading): SaidValues | null {
  const own = new Set(numbersOf(product.title));
  const said = new Set(
    namePieces(text).filter((piece) => /^\d/.test(piece) && !own.has(piece) && (isAsked || piece.length > 1)),
  );
  const meant = labels.filter((label) => said.has(namePieces(label).find((piece) => /^\d/.test(piece)) ?? ''));
  return meant.length === 1 ? { values: meant, pieces: meant.flatMap(namePieces) } : null;
}

/** `4 ah`, `3 l`: the only value with this number and unit, however it is written. */
function byUnit({ labels, text }: OptionReading): SaidValues | null {
  const said = ` ${namePieces(text).join(' ')} `;
  const piecesOf = (value: string): readonly string[] => namePieces(inPackUnits(foldAccents(value))).map(asNumber);
  const [only, other] = labels
    .map((value) => ({ values: [value], pieces: piecesOf(value) }))
    .filter(({ pieces }) => pieces.length > 1 && said.includes(` ${pieces.join(' ')} `));
  return only && !other ? only : null;
}

function numbersOf(title: string): readonly string[] {
  return namePieces(title).filter((piece) => /^\d+$/.test(piece));
}

function isOf(product: Product, piece: string, byText: boolean): boolean {
  return hasWordInName(product, [piece]) || (byText && isInText(product, piece));
}

/** Also in another form: `trådløse` of what is `Trådløs`. */
function isInText(product: Product, piece: string): boolean {
  const { summary, details } = product;
  const pieces = namePieces([summary, ...details.map(({ value }) => value)].join(' '));
  return (
    scoreName(product, [piece]).unknown.length === 0 ||
    pieces.some((each) => each.length >= minForm && piece.startsWith(each) && piece.length <= each.length + maxEnding)
  );
}

const minForm = 4;
const maxEnding = 2;

/** Words of an order that say nothing of which or how many: no negation and none for more or less is among them. */
const fillers = new Set(
  `a an the it its that this them these those ones of in into to with for as and but so then well now here
  please thanks thank you ok okay yes yeah yep yup sure great good nice perfect fine lovely cool super right alright awesome hi hey hmm oh ah
  i i'll i'd i'm im ill we we'll we'd will would like take have get give go me us add put buy order grab want need make let let's
  is are throw stick pop be my our cart basket bag size colour color version variant option kind piece pair just only simply
  also too sounds wear from vom von bitte danke gern gerne mal nehm nehme ich mir er gr str takk gjerne jeg tar da bruker pa fur paar par same cheers ta
  sekk sekken sack pose posen pakke pakken eske esken boks boksen beutel packung pack packet bag bottle box tin jar
  den det dem der die das es ihn sie ein eine einen en ett et av og und mit vi wir ja`
    .split(/\s+/)
    .flatMap((word) => [word, singularize(word)]),
);
