import { sizeOrder } from '#shop/listing/size-order.ts';
import type { Option, Product, Variant } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { valueSentence } from '../../../answers/product/option-sentences.ts';
import type { SearchCriteria } from '../../../conversation/conversation.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import {
  type Comparative,
  comparativesIn,
  type RankedProduct,
  rankProducts,
  rankStating,
} from '../../../retrieval/quantities/comparatives.ts';
import { findProducts } from '../../../retrieval/find-products.ts';
import { findVariant, noCriteria } from '../../../retrieval/resolve-product.ts';
import { isCondition } from '../../../retrieval/relax-criteria.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { rankedInProse } from '../../../subject/relative-adjectives.ts';
import { bestOf, comparisonSentence } from '../../../tools/compare-products.ts';
import { getProduct } from '../../../tools/get-product.ts';
import { pointsAtShown } from '../referenced-product.ts';
import { normalizeMessage } from '../../rule.ts';

/**
 * Answers `bigger` or `is there a lighter one?` after products were shown: with the next size of the product spoken of,
 * else with products of its kind whose data say so. false: it asks for something else, or nothing was shown.
 */
export async function answerComparative(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const said = normalizeMessage(turn.message);
  const text = withComparatives(said);
  const [comparative] = comparativesIn(text);
  if (!comparative || comparative.detail === 'price' || !comparativeAlone.test(text)) return false;
  if (pointsAtShown(turn)) return false;
  const reference = await referenceOf(turn, comparative);
  if (!reference) return false;
  const next = nextSize(reference, comparative);
  if (!next) return showOthers(turn, answer, { reference, comparative, mayDeny: text === said });
  await showSize(turn, answer, { ...reference, variant: next });
  return true;
}

/** `and the big one` after one product is the bigger one. */
function withComparatives(text: string): string {
  return text.replace(/\bthe (big|small|tall|long|short|light|heavy|wide|large) (?=ones?\b)/, (_, word: string) => {
    const stem = word.replace(/g$/, 'gg').replace(/y$/, 'i').replace(/e$/, '');
    return `the ${stem}er `;
  });
}

/** Answers `cheaper` with what costs less than everything shown: of the last search, else of the same type. */
export async function answerCheaper(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const [cheaper] = comparativesIn('cheaper');
  const reference = cheaper && (await referenceOf(turn, cheaper));
  return cheaper && reference ? showOthers(turn, answer, { reference, comparative: cheaper, mayDeny: true }) : false;
}

const opening = `and|ok|okay|hmm|but|please|is there|are there|do you (?:also )?have|have you got|got|show me|i need|i want|i'd like|
  i would like|i'm looking for|what about|how about|any|something|anything|one|some|it|in|an?|bit|little|much|slightly|
  even|that is|that's|which is|rather|also`;

const comparativeAlone = new RegExp(
  String.raw`^(?:(?:${opening.replaceAll(/\s*\n\s*/g, '')})[\s,]+)*(?:the |an? )?\p{L}+er(?:[\s,]+(?:one|ones|size|version|model|variant|tin|can|pack|packet|bottle|box|bag|pot|jar|tube|roll|please|then|available|too|instead))*[\s.!?]*$`,
  'u',
);

/** The product spoken of, else the one of the last list that has most of what is asked for. */
async function referenceOf(turn: TurnContext, comparative: Comparative): Promise<ProductMatch | null> {
  const matches = await shownMatches(turn);
  return rankStating(matches, comparative)?.[0]?.match ?? matches[0] ?? null;
}

/** The product spoken of, else those shown last. */
export async function shownMatches({ memory, catalog }: TurnContext): Promise<readonly ProductMatch[]> {
  const { focus, lastProducts } = memory.conversation;
  const shown = focus ? [focus] : lastProducts;
  const found = await Promise.all(shown.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)));
  return found.filter((match) => match !== null);
}

const sizeWords: ReadonlySet<Comparative['name']> = new Set(['largest', 'smallest', 'longest', 'shortest', 'widest']);

/** The variant of the next larger or smaller size, an available one before a sold-out one. */
function nextSize({ product, variant }: ProductMatch, { name, which }: Comparative): Variant | null {
  if (!sizeWords.has(name)) return null;
  const sized = product.options.flatMap((option, index) => {
    const values = sizesOf(option);
    return values ? [{ index, values: which === 'most' ? values : values.toReversed() }] : [];
  });
  const [only, second] = sized;
  if (!only || second) return null;
  const at = only.values.indexOf(variant.values[only.index] ?? '');
  const larger = at === -1 ? [] : only.values.slice(at + 1);
  const variants = larger.flatMap((value) => variantsWith(product, variant, { index: only.index, value }));
  return variants.find(({ available }) => available) ?? variants[0] ?? null;
}

/** Its values from the smallest to the largest; null when they are no sizes. */
function sizesOf({ values }: Option): readonly string[] | null {
  if (values.length < 2) return null;
  const labels = values.map(({ value }) => value);
  const order = sizeOrder(labels);
  return order && labels.toSorted(order);
}

/** With one other value; of those with the same other values first. */
function variantsWith(
  { variants }: Product,
  before: Variant,
  { index, value }: { readonly index: number; readonly value: string },
): readonly Variant[] {
  const isSame = ({ values }: Variant): boolean =>
    values.every((each, at) => at === index || each === before.values[at]);
  const having = variants.filter(({ values }) => values[index] === value);
  return [...having.filter(isSame), ...having.filter((each) => !isSame(each))];
}

async function showSize(turn: TurnContext, answer: AnswerWriter, found: ProductMatch): Promise<void> {
  await answer.callTool(getProduct, { product: found.product.handle, values: [...found.variant.values] });
  answer.say(valueSentence(turn, found, found.variant.values.join(' ')));
  answer.showProducts([found]);
}

interface ComparativeRequest {
  readonly reference: ProductMatch;
  readonly comparative: Comparative;
  /** That there is nothing of the kind answers the message: `the big one` may be the one that was shown. */
  readonly mayDeny: boolean;
}

const maxCompared = 24;
const maxShown = 4;

/** Products of the same kind that differ from the reference as asked for, the nearest first. false: none states the measure. */
async function showOthers(turn: TurnContext, answer: AnswerWriter, request: ComparativeRequest): Promise<boolean> {
  const { reference, comparative } = request;
  const { moreSo, nothingMoreSo, comparatives } = turn.messages.answers;
  const word = comparatives[comparative.name];
  const { title } = reference.product;
  const others = await othersOfKind(turn, reference);
  const compared = others.flatMap((other) => compare(request, other));
  const { lastSearch } = turn.memory.conversation;
  // Types are spelled in several ways: only what was looked for by name is known to be all of its kind.
  const isKindKnown = lastSearch === null || namesThing(withoutNumbers(lastSearch));
  if (compared.length === 0 && (others.length > 0 || !isKindKnown)) return false;
  const found = compared.filter(({ isMore }) => isMore).toSorted((one, other) => one.distance - other.distance);
  const shown = found.slice(0, maxShown).map(({ match }) => match);
  const listed = shown.length === 0 ? await rankedOfShown(turn, comparative) : null;
  if (listed) {
    answer.say(comparisonSentence(turn, listed, comparative));
    answer.showProducts(
      listed.slice(0, maxShown).map(({ match }) => match),
      bestOf(listed),
    );
    return true;
  }
  if (shown.length === 0 && !(request.mayDeny && isKindKnown)) return false;
  answer.say(shown.length > 0 ? moreSo({ count: shown.length, word, title }) : nothingMoreSo({ word, title }));
  answer.showProducts(shown.length > 0 ? shown : [reference]);
  return true;
}

/** Of several that were shown, the first is already most of what is asked for. null: one was spoken of. */
async function rankedOfShown(turn: TurnContext, comparative: Comparative): Promise<readonly RankedProduct[] | null> {
  const { focus, lastProducts } = turn.memory.conversation;
  return focus || lastProducts.length < 2 || comparative.detail === 'price'
    ? null
    : rankStating(await shownMatches(turn), comparative);
}

interface Compared {
  readonly match: ProductMatch;
  readonly isMore: boolean;
  readonly distance: number;
}

/** Empty when one of the two does not state the measure. */
function compare({ reference, comparative }: ComparativeRequest, match: ProductMatch): readonly Compared[] {
  const pair = [reference, match];
  const [best, other] = rankProducts(pair, comparative) ?? rankedInProse(pair, comparative);
  if (!best || !other) return [];
  return [
    {
      match,
      isMore: best.match === match && best.number !== other.number,
      distance: Math.abs(best.number - other.number),
    },
  ];
}

/** What else was found by the last search without its numbers and bounds, and what is of the same type. */
export async function othersOfKind(
  { catalog, memory }: TurnContext,
  { product }: ProductMatch,
): Promise<readonly ProductMatch[]> {
  const { lastSearch } = memory.conversation;
  const before = lastSearch ? [withoutNumbers(lastSearch)].filter(namesThing) : [];
  const searches = [...before, ...ofType(product, lastSearch)];
  const outcomes = await Promise.all(
    searches.map((criteria) => findProducts(catalog, { criteria, limit: maxCompared, skip: [product.handle] })),
  );
  const found = outcomes
    .filter(({ isClose, dropped }) => !isClose && dropped.length === 0)
    .flatMap((each) => each.found);
  return [...new Map(found.map((match) => [match.product.id, match])).values()];
}

/** Of a model number nothing is left that others could be called. */
function namesThing({ terms, phrase = '' }: SearchCriteria): boolean {
  return phrase !== '' || terms.some(({ negated }) => !negated);
}

/** Of `27 inch monitors under €300` the monitors. */
export function withoutNumbers(search: SearchCriteria): SearchCriteria {
  const phrase = (search.phrase ?? search.words.join(' ')).replaceAll(
    /(?<!\S)\S*\d\S*(?: (?:inch|cm|mm|m|kg|g|l|ml|gb|tb))?(?!\S)/g,
    ' ',
  );
  return {
    ...search,
    terms: search.terms.filter((term) => !isCondition(term) && !/\d/.test(term.label)),
    words: search.words.filter((word) => !/\d/.test(word)),
    phrase: phrase.replaceAll(/\s+/g, ' ').trim(),
    measures: [],
    priceMin: null,
    priceMax: null,
    sort: null,
  };
}

function ofType({ type }: Product, search: SearchCriteria | null): readonly SearchCriteria[] {
  if (type === null) return [];
  const term = {
    label: type.toLowerCase(),
    negated: false,
    readings: [{ kind: 'type' as const, name: '', values: [type] }],
  };
  const negated = search?.terms.filter((each) => each.negated) ?? [];
  return [{ ...noCriteria, terms: [term, ...negated], phrase: type, excluded: search?.excluded ?? [] }];
}
