import { fractionDigits } from '#shop/money.ts';
import type { Product } from '#shop/product.ts';
import type { Wanted } from '../../conversation.ts';
import type { SearchOutcome } from '../../find.ts';
import type { ProductFilter, SearchInput } from '../../tools/search-products.ts';
import type { Turn } from '../../turn.ts';
import { searchChips } from '../chips.ts';
import { slipBetween } from '../../slip.ts';
import { stemsOf } from '../../words.ts';
import { pieces, wording } from '../wording.ts';
import type { Voice } from '../../voice.ts';

const shown = 4;

/** Searches, and says how many there are, or what nothing has and what comes nearest. */
export async function answerSearch(turn: Turn, voice: Voice, wanted: Wanted): Promise<void> {
  const outcome = await search(turn, voice, { wanted, skip: [] });
  if (!outcome) return;
  if (outcome.found.length === 0 || isFarFetched(wanted, outcome)) return answerNothing(turn, voice, wanted);
  remember(turn, outcome, []);
  voice.say(foundText(turn, wanted, outcome));
  showOutcome(turn, voice, outcome);
}

const wordsTrusted = 2;

/** Many loose words find something somewhere; it is no answer when nothing is called by any of them. */
function isFarFetched({ words }: Wanted, outcome: SearchOutcome): boolean {
  return words.length > wordsTrusted && isByWordsAlone(outcome) && !isCalledSo(outcome);
}

function isByWordsAlone({ wanted: { terms, words } }: SearchOutcome): boolean {
  return words.length > 0 && terms.every(({ negated }) => negated);
}

function isCalledSo({ found, wanted }: SearchOutcome): boolean {
  return found.some(({ product }) => isNamed(product, wanted.words));
}

/** Shows only what has all that is wanted, and a word of the question among its names: texts hold words of any kind. */
export async function answerWholeSearch(turn: Turn, voice: Voice, wanted: Wanted): Promise<void> {
  const outcome = await search(turn, voice, { wanted, skip: [] });
  const isAbout = outcome?.found.some(({ product }) => isNamed(product, wanted.words)) ?? false;
  if (!outcome || !isAbout || outcome.dropped.length > 0) return answerNothing(turn, voice, wanted);
  remember(turn, outcome, []);
  voice.say(foundText(turn, wanted, outcome));
  showOutcome(turn, voice, outcome);
}

/** More of the search before. */
export async function answerMore(turn: Turn, voice: Voice): Promise<void> {
  const { messages } = turn;
  const { wanted, exhausted } = turn.memory.conversation;
  if (!wanted) return voice.say(messages.whichProduct());
  const outcome = await search(turn, voice, { wanted, skip: exhausted.slice(-200) });
  if (!outcome || outcome.found.length === 0 || outcome.dropped.length > 0) return voice.say(messages.noMore());
  remember(turn, outcome, exhausted);
  voice.say(messages.moreFound(outcome.found.length));
  showOutcome(turn, voice, outcome);
}

/** By its title, type or tags, a slip of the pen allowed. */
function isNamed({ title, type, tags }: Product, words: readonly string[]): boolean {
  const names = stemsOf([title, type, ...tags].join(' '));
  return words.some((word) => names.some((name) => slipBetween(word, name) !== null));
}

async function search(
  turn: Turn,
  voice: Voice,
  asked: { readonly wanted: Wanted; readonly skip: readonly string[] },
): Promise<SearchOutcome | null> {
  const facts = await voice.use('search_products', toInput(turn, asked));
  return facts.kind === 'products' ? facts.outcome : null;
}

function toInput({ profile }: Turn, { wanted, skip }: { wanted: Wanted; skip: readonly string[] }): SearchInput {
  const major = (minor: number): number => minor / 10 ** fractionDigits(profile.currency);
  return {
    query: wanted.words.join(' '),
    filters: wanted.terms.map(toFilter),
    ...(wanted.priceMin === null ? {} : { price_min: major(wanted.priceMin) }),
    ...(wanted.priceMax === null ? {} : { price_max: major(wanted.priceMax) }),
    ...(wanted.available ? { in_stock: true } : {}),
    ...(wanted.sort ? { sort: wanted.sort } : {}),
    limit: shown,
    skip: [...skip],
  };
}

function toFilter({ label, negated, readings }: Wanted['terms'][number]): ProductFilter {
  const kinds = new Set(readings.map(({ kind }) => kind));
  const [only] = kinds;
  return {
    value: label,
    ...(negated ? { exclude: true } : {}),
    ...(kinds.size === 1 && only && !negated ? { kind: only } : {}),
  };
}

/** What was searched for in the end is what the next message refines; its products are not shown again by "more". */
function remember({ memory }: Turn, { found, wanted }: SearchOutcome, before: readonly string[]): void {
  const exhausted = [...before, ...found.map(({ product }) => product.handle)];
  memory.conversation = { ...memory.conversation, wanted, exhausted };
}

function foundText(turn: Turn, wanted: Wanted, outcome: SearchOutcome): string {
  const { found, dropped, wanted: kept } = outcome;
  const { messages } = turn;
  const [count, what] = [found.length, wording(kept, turn)];
  if (dropped.length === 0) return exactText(turn, outcome, what);
  const isOnlyWords = dropped.every((label) => label.startsWith('“'));
  if (isOnlyWords && what !== '') return messages.leftOut(dropped.join(', '), count, what);
  return messages.relaxed(wording(wanted, turn), count, what);
}

function exactText(turn: Turn, outcome: SearchOutcome, what: string): string {
  const { messages } = turn;
  const { found, total, wanted } = outcome;
  const { sort } = wanted;
  if (isByWordsAlone(outcome) && !isCalledSo(outcome))
    return messages.closest(`“${wanted.words.join(' ')}”`, found.length, wording({ ...wanted, words: [] }, turn));
  if (sort && what === '') return messages.sortedAll[sort]();
  const text = messages.found(found.length, total, what);
  return sort && found.length > 1 ? `${text} ${messages.inOrder(messages.understood.sort[sort])}` : text;
}

function showOutcome(turn: Turn, voice: Voice, outcome: SearchOutcome): void {
  const terms = pieces(outcome.wanted, turn);
  if (terms.length > 0) voice.show({ type: 'data-matched', data: { terms } });
  voice.showProducts(outcome.found);
  voice.show({ type: 'data-suggestions', data: { suggestions: searchChips(outcome, turn) } });
}

async function answerNothing(turn: Turn, voice: Voice, wanted: Wanted): Promise<void> {
  const { messages } = turn;
  voice.say(messages.nothing(wording(wanted, turn)));
  const { collections } = await turn.vocabulary();
  const suggestions = collections.slice(0, 3).map(({ title }) => messages.chips.collection(title));
  voice.show({ type: 'data-suggestions', data: { suggestions } });
}
