import { z } from 'zod';
import type { Messages } from '#messages/messages.ts';
import { formatMoney } from '#shop/product/money.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { formatList } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { ComparisonData } from '../api/stream-parts.ts';
import { measureOf, measures } from '../answers/product/aspects/measures.ts';
import { factsText } from '../answers/product/product-facts.ts';
import { beginningOf } from '../answers/product/product-texts.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import {
  type Comparative,
  comparativesIn,
  type RankedProduct,
  rankProducts,
} from '../retrieval/quantities/comparatives.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { findProducts, isCalledSo } from '../retrieval/find-products.ts';
import { isTitledWith } from '../retrieval/words/name-words.ts';
import { contentPieces, findNamedProducts, isHead, type NamedProduct, namePieces } from '../retrieval/named-product.ts';
import { chooseMatch, findProductByName, noCriteria, titleSimilarity } from '../retrieval/resolve-product.ts';
import { contentStems, tokensOf } from '../retrieval/words/words.ts';
import { answerMost } from '../rules/shown/comparing/answer-most.ts';
import { hasOrdinal, productByOrdinal } from '../rules/shown/referenced-product.ts';
import { normalizeMessage, type Rule } from '../rules/rule.ts';
import { productForModel } from './model-data.ts';
import { answerSearch } from './search/answer-search.ts';
import { defineTool } from './tool.ts';

export const compareProducts = defineTool({
  name: 'compare_products',
  description: 'Reads two to four products to set them side by side.',
  input: z.object({ products: z.array(z.string().min(1).max(200)).min(2).max(4).describe('Handles or names.') }),
  kind: 'comparison',
  run: async (input, { turn }) => {
    const products = await Promise.all(input.products.map((name) => findProductByName(turn.catalog, name)));
    const found = products.flatMap((product) => product ?? []);
    return found.length < products.length ? null : found.flatMap((product) => chooseMatch(product) ?? []);
  },
  products: (found) => found,
  toModelData: (found, locale) => ({ products: found.map((each) => productForModel(each, locale)) }),
  show: (found, answer, turn) => answer.show({ type: 'data-comparison', data: comparison(found, turn) }),
});

export const compareRule: Rule = {
  pattern:
    /^(?:is|are) (?:the )?(?!(?:it|this|that|they|these|those|there)\b).* (?:taller|higher|shorter|lower|longer|wider|heavier|lighter|bigger|larger|smaller|cheaper|dearer|better|(?:more|less) expensive) than (?!\d)|^(?:is|are) (?:the )?(?!(?:it|this|that|they|these|those|there)\b).* better[\s?.!]*$|\bcompare\b|\bdifferences? between\b|\bdifferences?[\s.!?]*$|^(?:(?:and|ok|so)[\s,]+)*(?:what(?:'s| is| are) the differences?|how (?:do|are) (?:they|these|those|both|the two) (?:differ|different)|what(?:'s| is) different)\b|^.{3,60} (?:or|and) .{3,60}[\s,]what(?:'s| is| are) the differences?\b|\bvs\.?\b|\bversus\b|\b(?:which|what)(?:'s| is| one is| of (?:them|these|those|the two) is) (?:the )?(?:better|best|bigg(?:er|est)|larg(?:er|est)|small(?:er|est)|cheap(?:er|est)|dear(?:er|est)|(?:more|most|less|least) expensive|tall(?:er|est)|high(?:er|est)|short(?:er|est)|wid(?:er|est)|heav(?:ier|iest)|light(?:er|est)|thick(?:er|est)|bright(?:er|est)|strong(?:er|est)|quiet(?:er|est))\b/,
  answer: answerCompare,
};

/** Compares two to four products: those named, else those of the last list. */
export async function answerCompare(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  if (await answerSuperlative(turn, answer, criteria)) return;
  if (await answerMost(turn, answer)) return;
  const handles = await comparedHandles(turn);
  const subject = withoutComparatives(criteria);
  const asksForOne = comparativesIn(turn.message).length > 0 || /\b(?:best|better)\b/i.test(turn.message);
  const isNamed = subject.terms.length + subject.words.length > 0;
  if (handles.length < 2 && asksForOne && isNamed) return answerSearch(turn, answer, subject);
  const compare = { products: handles.slice(0, maxCompared) };
  const found = handles.length < 2 ? null : (await answer.callTool(compareProducts, compare)).result;
  if (!found) return answer.say(turn.messages.answers.compareWhat);
  sayCompared(turn, answer, found);
}

/** Sets products side by side, and says which is most of what a message compares them by. */
export function sayCompared(turn: TurnContext, answer: AnswerWriter, found: readonly ProductMatch[]): void {
  const titles = found.map(({ product }) => product.title);
  answer.say(turn.messages.answers.compared({ titles: formatList(titles, turn.profile.locale) }));
  const rankings = rankingsOf(turn, found);
  for (const { ranked, comparative } of rankings) answer.say(comparisonSentence(turn, ranked, comparative));
  if (rankings.length === 0) sayWhatIsStated(turn, answer, found);
  const isAlike = sharedNames(found).every((name) => new Set(valuesOf(found, name)).size === 1);
  if (rankings.length === 0 && isAlike) sayDescriptions(turn, answer, found);
  answer.show({ type: 'data-comparison', data: comparison(found, turn) });
  const [only, other] = rankings;
  answer.showProducts(found, only && !other ? bestOf(only.ranked) : null);
}

/** `which is lighter` where only some state what they weigh: what these state, and of which it is unknown. */
function sayWhatIsStated(turn: TurnContext, answer: AnswerWriter, found: readonly ProductMatch[]): void {
  const measure = comparativesIn(turn.message)[0]?.detail ?? 'price';
  if (measure === 'price') return;
  const stated = found.map(({ product }) => ({
    title: product.title,
    details: statedDetails(product).filter(({ name }) => measure.test(foldAccents(name))),
  }));
  const known = stated.filter(({ details }) => details.length > 0);
  const titles = stated.filter(({ details }) => details.length === 0).map(({ title }) => title);
  for (const { title, details } of known) answer.say(factsText(turn, title, details));
  if (known.length > 0) answer.say(turn.messages.answers.noFactOf({ titles: formatList(titles, turn.profile.locale) }));
}

/** Where no detail tells products apart, their descriptions do. */
function sayDescriptions({ messages }: TurnContext, answer: AnswerWriter, found: readonly ProductMatch[]): void {
  for (const { product } of found) {
    const sentence = beginningOf(product);
    if (sentence !== '') answer.say(messages.answers.saysOfIt({ title: product.title, sentence }));
  }
}

/** More products than these are not ranked: the best of some would be said to be the best of all. */
const maxRanked = 24;

/**
 * Answers `which laptop is the lightest` with the products of that name in this order. false: it asks for no measure, or
 * not all of them state it.
 */
export async function answerSuperlative(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const [comparative, second] = comparativesIn(turn.message);
  if (!comparative || second || comparative.detail === 'price' || !/est\b/i.test(turn.message)) return false;
  const subject = withoutComparatives(criteria);
  if (subject.terms.length === 0 && subject.words.length === 0) return false;
  const outcome = await findProducts(turn.catalog, { criteria: subject, limit: maxRanked, skip: [] });
  const isWhole = !outcome.isClose && !outcome.isMore && outcome.dropped.length === 0 && isCalledSo(outcome);
  const ranked = isWhole ? rankProducts(outcome.found, comparative) : null;
  if (!ranked || ranked.length < 2) return false;
  const best = ranked.slice(0, maxCompared).map(({ match }) => match);
  await answer.callTool(compareProducts, { products: best.map(({ product }) => product.handle) });
  answer.say(comparisonSentence(turn, ranked, comparative));
  answer.showProducts(best, bestOf(ranked));
  return true;
}

function withoutComparatives(criteria: SearchCriteria): SearchCriteria {
  const isOther = (word: string): boolean => comparativesIn(word).length === 0;
  const phrase = criteria.phrase?.split(' ').filter(isOther).join(' ');
  return { ...criteria, words: criteria.words.filter(isOther), ...(phrase !== undefined && { phrase }) };
}

async function comparedHandles(turn: TurnContext): Promise<readonly string[]> {
  const parts = await Promise.all(namesIn(turn.message).map((name) => handleFor(turn, name)));
  const named = [...new Set(parts.flatMap((handle) => handle ?? []))];
  if (named.length >= 2) return named;
  const { lastProducts, focus, focusBefore } = turn.memory.conversation;
  const shown = lastProducts.map(({ handle }) => handle);
  const spoken = [focus, focusBefore].flatMap((each) => each?.handle ?? []).filter((handle) => !named.includes(handle));
  // `compare the first two` is about those of the list.
  if (named.length === 1 && spoken.length > 0 && !hasOrdinal(turn.message)) return [...named, ...spoken.slice(0, 1)];
  const all = shown.length === 1 && focusBefore ? [...shown, focusBefore.handle] : shown;
  if (all.length === 0) return handlesOfKind(turn);
  const isOfAll = /\b(?:all|them|these|those)\b/i.test(turn.message) || comparativesIn(turn.message).length > 0;
  return named.length === 1 ? [...new Set([...named, ...all])].slice(0, 2) : all.slice(0, isOfAll ? maxCompared : 2);
}

const maxCompared = 4;

/** `compare the two drills`: all products that are called so, unless they are too many to compare. */
async function handlesOfKind({ message, catalog }: TurnContext): Promise<readonly string[]> {
  const [name = ''] = namesIn(message);
  const words = contentStems(name).filter((stem) => !countWords.test(stem));
  if (words.length === 0) return [];
  const criteria = { ...noCriteria, words: [...words], phrase: words.join(' ') };
  const outcome = await findProducts(catalog, { criteria, limit: maxCompared + 1, skip: [] });
  const isComparable = isCalledSo(outcome) && !outcome.isClose && outcome.found.length <= maxCompared;
  return isComparable ? outcome.found.map(({ product }) => product.handle) : [];
}

const countWords = /^(?:two|three|four|one|both|all)$/;

/** `compare the Rille vase and the Bølge vase`, `difference between A and B`, `A vs B`. */
function namesIn(message: string): readonly string[] {
  const bare = tokensOf(normalizeMessage(message))
    .join(' ')
    .replace(namedFirst, 'compare $1')
    .replace(/^(?:is|are) (.*?) (?:(?:more|less) )?\p{L}+ than /u, 'compare $1 with ')
    .replace(/^.*?\b(?:compare|between|better|bigger|larger|smaller|cheaper|taller|heavier|lighter)\b/, '');
  const isName = (part: string): boolean =>
    contentStems(part).length > 0 || /\b(?:first|second|third|last)\b/.test(part);
  const parts = bare.split(/\b(?:and|with|vs|versus|or|to)\b|[,:;?]/).filter(isName);
  return parts.length > 1 ? parts : parts.flatMap((part) => part.split(/\b(?:from|vom|von|fra)\b/).filter(isName));
}

/** `carrier or sling, which one is cheaper`: the names come before what is asked. */
const namedFirst =
  /^(.*\b(?:or|and)\b.*?),? (?:which|what)(?: one)?(?: of (?:them|these|the two))?(?: is|'s| has)? .*$/u;

async function handleFor(turn: TurnContext, name: string): Promise<string | null> {
  const pointed = productByOrdinal({ ...turn, message: name });
  if (pointed) return pointed.handle;
  const named = await findNamedProducts(turn.catalog, name);
  const titled = named.filter(({ product }) => isTitledWith(product, name));
  if (titled.length === 1 && titled[0]) return titled[0].product.handle;
  const stems = contentStems(name).filter((stem) => !countWords.test(stem));
  if (stems.length === 0) return null;
  const known = await turn.catalog.products(turn.memory.conversation.lastProducts.map(({ handle }) => handle));
  const shown = known.find((product) => titleSimilarity(stems, product.title) >= 0.8);
  const found = shown ?? bestTitled(named, name) ?? (await findProductByName(turn.catalog, stems.join(' ')));
  return (found ?? (await onlyCalled(turn, name)))?.handle ?? null;
}

/** The product that has most words of the name in its title: `the hat kit` of a `Knitting kit – bobble hat`. */
function bestTitled(named: readonly NamedProduct[], name: string): Product | null {
  const said = new Set(namePieces(name.replaceAll(/\b(?:the|der|die|das|den|dem|det)\b/g, '')));
  const whole = named.filter(({ inTitle }) => contentPieces(name).every((piece) => inTitle.includes(piece)));
  const counts = whole.map(({ product }) => namePieces(product.title).filter((piece) => said.has(piece)).length);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? (whole[counts.indexOf(most)]?.product ?? null) : null;
}

/** The only product whose title says by a word of the name what it is. */
async function onlyCalled({ catalog }: TurnContext, name: string): Promise<Product | null> {
  const [only, other] = (await findNamedProducts(catalog, name)).filter(isHead);
  return only && !other ? only.product : null;
}

function comparison(found: readonly ProductMatch[], { messages, profile }: TurnContext): ComparisonData {
  const { rows } = messages.answers;
  const shared = sharedNames(found);
  const different = shared.filter((name) => new Set(valuesOf(found, name)).size > 1);
  const compared = shared.length > maxRows ? different.slice(0, maxRows) : shared;
  return {
    titles: found.map(({ product }) => product.title),
    rows: [
      { name: rows.price, values: found.map(({ variant }) => formatMoney(variant.price, profile.locale)) },
      { name: rows.inStock, values: found.map(({ variant }) => (variant.available ? rows.yes : rows.no)) },
      { name: rows.choices, values: found.map(({ product }) => optionListOf(product.options, profile.locale)) },
      ...compared.map((name) => ({ name, values: valuesOf(found, name) })),
      ...measureRows(found, messages),
    ],
  };
}

/** Rows of what the texts of some state, and no detail that all of them have. */
function measureRows(found: readonly ProductMatch[], { answers: { rows } }: Messages): ComparisonData['rows'] {
  return measures.flatMap((measure) => {
    const stated = found.map(({ product }) => measureOf(measure, product));
    const names = new Set(stated.map((each) => each?.detail?.name));
    const isInTexts = stated.some((each) => each !== null) && (names.size > 1 || names.has(undefined));
    return isInTexts ? [{ name: rows[measure.row], values: stated.map((each) => each?.value ?? '–') }] : [];
  });
}

/** The names of details that two products or more have. */
function sharedNames(found: readonly ProductMatch[]): readonly string[] {
  const names = new Set(found.flatMap(({ product }) => statedDetails(product).map(({ name }) => name)));
  return [...names].filter((name) => valuesOf(found, name).filter((value) => value !== '–').length > 1);
}

/** Of data sheets only what differs is shown, and not all of it. */
const maxRows = 12;

function optionListOf(options: ProductMatch['product']['options'], locale: string): string {
  const lists = options.map(({ values }) =>
    formatList(
      values.slice(0, 6).map(({ value }) => value),
      locale,
    ),
  );
  return lists.length > 0 ? lists.join('; ') : '–';
}

function valuesOf(found: readonly ProductMatch[], name: string): readonly string[] {
  return found.map(({ product }) => statedDetails(product).find((detail) => detail.name === name)?.value ?? '–');
}

interface Ranking {
  readonly ranked: readonly RankedProduct[];
  readonly comparative: Comparative;
}

/** For questions such as `which is taller`, if all products state the measure. */
function rankingsOf(turn: TurnContext, found: readonly ProductMatch[]): readonly Ranking[] {
  return comparativesIn(turn.message).flatMap((comparative) => {
    const ranked = rankProducts(found, comparative);
    return ranked === null ? [] : [{ ranked, comparative }];
  });
}

/** null: two are alike. */
export function bestOf([best, next]: readonly RankedProduct[]): ProductMatch | null {
  return best && best.number !== next?.number ? best.match : null;
}

/** Which of several products is the lightest, or that they are alike. */
export function comparisonSentence(
  { messages, profile }: TurnContext,
  [best, next]: readonly RankedProduct[],
  { name }: Comparative,
): string {
  if (!best || best.number === next?.number) return messages.answers.same;
  const { product, variant } = best.match;
  const value = best.value ?? formatMoney(variant.price, profile.locale);
  return messages.answers.comparison[name]({ title: product.title, value });
}
