import { headNoun, isPreposition, titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import { isPropertyWord, isThingWord } from '#shop/lexicon/thing-words.ts';
import { fractionDigits } from '#shop/product/money.ts';
import type { Product } from '#shop/product/product.ts';
import { formatList } from '#shop/text/intl.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { singularize } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { quoteSaid } from '../answers/shopper-words.ts';
import { itemText } from '../cart/wording/item-text.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isCalledSo, type SearchOutcome } from '../retrieval/find-products.ts';
import { isTitledAs } from '../retrieval/named-product.ts';
import { searchTermOfCriteria } from '../retrieval/relax-criteria.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { withoutWish } from '../retrieval/words/asking-for-goods.ts';
import { everydayStemsIn } from '../retrieval/words/everyday-words.ts';
import { hasNameEndingIn, hasWordInName } from '../retrieval/words/name-words.ts';
import { contentStems, otherNamesOf } from '../retrieval/words/words.ts';
import { rememberSearch, runSearch } from '../tools/search/search-products.ts';
import { readSlots } from './criteria/slots.ts';
import { hasArticle, splitList, withoutMeasureWord } from './request/list-wording.ts';
import { normalizeMessage } from './rule.ts';

/**
 * Shows what is found for each thing that a search lists: `a tent, a stove and two mats`. Of three or more one may be
 * missing, which is said. false: it may be one thing, `a lamp for desk and bed`, or it is not clear what is listed.
 */
export async function answerEachThing(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const parts = listedThings(turn.message);
  if (parts.length < 2) return false;
  const whole = await runSearch(turn, answer, { criteria, skip: [] });
  const isOne = whole.found.some(({ product }) => isCalledAll(product.title, criteria));
  if (isOne && !parts.every(isPlural)) return false;
  const searches: PartSearch[] = [];
  for (const each of await partCriteria(turn, parts, criteria)) searches.push(await searchThing(turn, answer, each));
  const found = searches.filter(({ things }) => things.length > 0);
  const [missed, other] = searches.filter(({ things }) => things.length === 0);
  if (found.length < 2 || other) return false;
  const { forEach, comesClose, askForOne } = turn.messages.answers;
  const things = formatList(
    found.map((each) => nameOf(turn, each)),
    turn.profile.locale,
  );
  answer.say(found.some(({ isClose }) => isClose) ? comesClose({ what: things }) : forEach({ things }));
  if (missed) answer.say(askForOne({ thing: nameOf(turn, missed) }));
  const count = Math.max(1, Math.floor(maxCards / found.length));
  const shown = distinct(found.flatMap((each) => each.things.slice(0, count)));
  const terms = found.flatMap((each) => each.criteria.terms);
  rememberSearch(turn, { ...whole, found: shown, criteria: { ...criteria, terms } }, []);
  answer.showProducts(shown);
  return true;
}

const maxCards = 6;
const maxThings = 6;

/** The parts of a message that each name a thing; none of a message that offers alternatives or may list uses of one. */
function listedThings(message: string): readonly string[] {
  const text = normalizeMessage(message).replace(/(?:[\s,]+(?:please|thanks|each))+[\s.!?]*$/, '');
  const parts = splitList(withoutWish(text))
    .map((part) => part.replace(forIt, '').trim())
    .filter((part) => part !== '');
  if (parts.length > maxThings || otherwise.test(parts.join(', '))) return [];
  const isOpen = (part: string, at: number): boolean => at > 0 && tellsUse(parts[at - 1] ?? '') && mayBeUse(part);
  return parts.some(isOpen) ? [] : parts;
}

const forIt = / (?:for|with|to go with) (?:it|that|this|them|those|these)$/;
/** What is compared, chosen between or not wanted lists no things to find. */
const otherwise =
  /(?<!\p{L})(?:or|between|than|not|no|without|except|versus|vs|difference|gifts?|presents?|i|he|she|they|we|how|why|when|where|who|which)(?!\p{L})/u;

/** `a lamp for desk`: what follows may be another use. */
function tellsUse(part: string): boolean {
  return part.split(' ').slice(2).some(isPreposition);
}

/** A word without an article or a number. */
function mayBeUse(part: string): boolean {
  const [first = '', second] = part.split(' ');
  const isCounted =
    /^(?:some|any)$/.test(first) || hasArticle(first) || parseNumberWord(first.replace(/x$/, '')) !== null;
  return second === undefined && !isCounted;
}

/** Whether one product has all that is looked for in its name: `salt and pepper mill`. */
function isCalledAll(title: string, criteria: SearchCriteria): boolean {
  const named = { title, type: null, tags: [] };
  return contentStems(searchTermOfCriteria(criteria)).every((stem) => hasWordInName(named, [stem]));
}

/** Whether the thing that a part names is in the plural. */
function isPlural(part: string): boolean {
  const { surface = '' } = headNoun(tokenize(part)) ?? {};
  return singularize(surface) !== surface;
}

/** What each part looks for. A part that only says a value, `size m`, is of the thing before it. */
async function partCriteria(
  turn: TurnContext,
  parts: readonly string[],
  { priceMin, priceMax, available, reduced, sort }: SearchCriteria,
): Promise<readonly SearchCriteria[]> {
  const vocabulary = await turn.vocabulary();
  const all: SearchCriteria[] = [];
  for (const part of parts) {
    const text = itemText(await withoutMeasureWord(turn, part));
    const ignored = await everydayStemsIn(text, turn);
    const own = readSlots(text, { ...vocabulary, ignored }, fractionDigits(turn.profile.currency));
    const before = searchTermOfCriteria(own) === '' ? all.pop() : undefined;
    // A price, an order and what is in stock are said of all things.
    const common = { priceMin, priceMax, available, ...(reduced && { reduced }), sort };
    all.push(before ? { ...before, terms: [...before.terms, ...own.terms] } : { ...own, ...common });
  }
  return all;
}

interface PartSearch {
  readonly criteria: SearchCriteria;
  /** What is found that is such a thing, and not only has a word of it. */
  readonly things: readonly ProductMatch[];
  /** They lack some word of what is looked for. */
  readonly isClose: boolean;
}

async function searchThing(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<PartSearch> {
  const outcome = await runSearch(turn, answer, { criteria, skip: [] });
  return { criteria, things: thingsFound(outcome, searchTermOfCriteria(criteria)), isClose: outcome.isClose };
}

function nameOf(turn: TurnContext, { criteria }: PartSearch): string {
  return quoteSaid(searchTermOfCriteria(criteria), turn);
}

function thingsFound(outcome: SearchOutcome, term: string): readonly ProductMatch[] {
  const head = headNoun(tokenize(term));
  if (head === null || isPropertyWord(head.surface) || outcome.dropped.length > 0 || !isCalledSo(outcome)) return [];
  const names = [...contentStems(head.surface), ...otherNamesOf([head])];
  const called = outcome.found.filter(({ product }) => isTitledByThing(product, names));
  if (called.length > 0 || outcome.isClose) return called;
  return outcome.found.filter(
    ({ product }) => isTitledAs(product.type ?? '', names) || hasNameEndingIn(product, names),
  );
}

/** By what the title says that it is; where that is no thing, as in `Helm City`, by its first word. */
function isTitledByThing({ title, vendor }: Product, names: readonly string[]): boolean {
  if (isTitledAs(title, names)) return true;
  const words = tokenize(title);
  const isOfThing = titleHeadNouns(words).some(({ surface }) => isThingWord(surface));
  const first = words.find(({ surface }) => !contentStems(vendor ?? '').includes(surface));
  return !isOfThing && first !== undefined && contentStems(first.surface).some((stem) => names.includes(stem));
}

function distinct(found: readonly ProductMatch[]): readonly ProductMatch[] {
  return [...new Map(found.map((match) => [match.product.id, match])).values()];
}
