import { isPropertyWord } from '#shop/lexicon/thing-words.ts';
import { optionMeaning } from '#shop/listing/option-names.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { asksForCheaper } from '../../answers/describe-criteria.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findProducts, isCalledSo } from '../../retrieval/find-products.ts';
import { functionWords } from '../../retrieval/words/function-words.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { isAge } from '../../retrieval/quantities/ages.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { productMatches } from '../../retrieval/variants/match-variant.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { mayNarrow } from '../intent.ts';

/** The last search with what a message adds to it; the criteria alone where there was none. */
export async function refinedCriteria(turn: TurnContext, criteria: SearchCriteria): Promise<SearchCriteria> {
  const { lastSearch } = turn.memory.conversation;
  if (!lastSearch) return criteria;
  return refineCriteria(lastSearch, await withCheaperBound(turn, criteria), turn.message);
}

/**
 * The last search with what a few words add, where products have all of it: `waterproof` after jackets is no new search.
 * null for a new search.
 */
export async function narrowedCriteria(turn: TurnContext, criteria: SearchCriteria): Promise<SearchCriteria | null> {
  const { lastSearch } = turn.memory.conversation;
  if (!lastSearch || !mayNarrow(turn.message, criteria)) return null;
  const narrowed = refineCriteria(lastSearch, criteria, turn.message);
  const outcome = await findProducts(turn.catalog, { criteria: narrowed, limit: maxNarrowed, skip: [] });
  const { found, isClose, dropped } = outcome;
  const isFound = found.length > 0 && !isClose && dropped.length === 0 && isCalledSo(outcome);
  return isFound && found.every(({ product }) => hasAdded(product, criteria)) ? narrowed : null;
}

/** That a description mentions a word is not enough: `for those who itch in wool`. */
function hasAdded(product: Product, { terms, words }: SearchCriteria): boolean {
  const soft = terms.filter((term) => !term.negated && !isCondition(term));
  const hasTerm = ({ readings, label }: CriteriaTerm): boolean =>
    readings.some((reading) => productMatches(product, reading)) || hasWordInName(product, contentStems(label));
  return soft.every(hasTerm) && (words.length === 0 || hasWordInName(product, words));
}

const maxNarrowed = 4;

/** The last search with what a message adds: a value replaces one of the same kind, a bound replaces a bound. */
export function refineCriteria(last: SearchCriteria, added: SearchCriteria, message: string): SearchCriteria {
  const numbered = withoutReplacedNumber(last, added);
  const isReplacing = /\b(?:rather|instead)\b/.test(foldAccents(message));
  const before = isReplacing ? withoutReplacedProperty(numbered, added) : numbered;
  const kept = before.terms.filter((term) => !added.terms.some((each) => isReplaced(term, each)));
  const isForgotten = isPriceForgotten.test(foldAccents(message));
  return {
    terms: [...kept, ...added.terms],
    words: added.words.length > 0 ? added.words : before.words,
    excluded: [...(before.excluded ?? []), ...(added.excluded ?? [])],
    measures: refineMeasures(before.measures, added.measures),
    phrase: `${phraseWithout(before, kept)} ${added.phrase ?? ''}`.trim(),
    priceMin: isForgotten ? null : (added.priceMin ?? before.priceMin) || null,
    priceMax: isForgotten ? null : (added.priceMax ?? before.priceMax),
    available: before.available || added.available,
    ...((before.reduced || added.reduced) && { reduced: true as const }),
    sort: added.sort ?? before.sort,
  };
}

/** Bounds add to each other; of two ages the last one said is meant. */
function refineMeasures(before: readonly string[] = [], added: readonly string[] = []): string[] {
  const kept = added.some(isAge) ? before.filter((measure) => !isAge(measure)) : before;
  return [...new Set([...kept, ...added])];
}

/** `chain for 11 speed`, then `and a 12 speed one`: the only number said before gives way to the one said now. */
function withoutReplacedNumber(before: SearchCriteria, added: SearchCriteria): SearchCriteria {
  const [old, other] = numbersIn(before.phrase);
  const [said, second] = numbersIn(added.phrase);
  if (!old || other || !said || second || old.unit !== said.unit) return before;
  const phrase = (before.phrase ?? '').replace(old.text, ' ').replaceAll(/\s+/g, ' ').trim();
  return { ...before, phrase, words: before.words.filter((word) => !old.text.split(' ').includes(word)) };
}

interface StatedNumber {
  readonly text: string;
  /** The word beside it; empty without one. */
  readonly unit: string;
}

function numbersIn(phrase = ''): readonly StatedNumber[] {
  return [...phrase.matchAll(/(?<!\S)\d+(?:[.,]\d+)?(?: ?(?<unit>\p{L}+))?(?!\S)/gu)].map(([text, unit = '']) => ({
    text,
    unit: functionWords.has(unit) ? '' : unit,
  }));
}

/** `steel lamps`, then `rather glass`: the only property said before gives way to the one said now. */
function withoutReplacedProperty(before: SearchCriteria, added: SearchCriteria): SearchCriteria {
  const [old, other] = propertiesIn(before.phrase);
  const said = [added.phrase ?? '', ...added.terms.filter(({ negated }) => !negated).map(({ label }) => label)].join(
    ' ',
  );
  if (old === undefined || other !== undefined || propertiesIn(said).length === 0) return before;
  const without = (text: string): string =>
    text
      .split(' ')
      .filter((word) => word !== old)
      .join(' ');
  return { ...before, words: before.words.filter((word) => word !== old), phrase: without(before.phrase ?? '') };
}

function propertiesIn(phrase = ''): readonly string[] {
  return phrase.split(' ').filter(isPropertyWord);
}

/** What was looked for before, without the terms that were replaced. */
function phraseWithout({ phrase = '', terms }: SearchCriteria, kept: readonly CriteriaTerm[]): string {
  const replaced = terms.filter((term) => !kept.includes(term)).flatMap(({ label }) => label.split(' or '));
  return replaced
    .reduce((rest, label) => rest.replace(label, ' '), phrase)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isReplaced(old: CriteriaTerm, added: CriteriaTerm): boolean {
  if (old.negated !== added.negated) return sharesValue(old, added) || isKindOf(old, added);
  return (
    !old.negated &&
    old.readings.some(({ kind, name }) =>
      added.readings.some(
        (each) => each.kind === kind && optionMeaning(each.name) === optionMeaning(name) && kind !== 'tag',
      ),
    )
  );
}

/** `no Kaffee` takes back `Filterkaffee`. */
function isKindOf({ label }: CriteriaTerm, { label: general, negated }: CriteriaTerm): boolean {
  return negated && general.length >= minKind && label.endsWith(general);
}

/** Letters of the shortest name at the end of a compound. */
const minKind = 4;

function sharesValue(old: CriteriaTerm, added: CriteriaTerm): boolean {
  const values = new Set(old.readings.flatMap((reading) => reading.values));
  return added.readings.some((reading) => reading.values.some((value) => values.has(value)));
}

/** For `cheaper` and `too expensive`, searches below the cheapest product shown last, without a lower bound. */
export async function withCheaperBound(
  { message, memory, catalog }: TurnContext,
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  const isAsked = asksForCheaper.test(foldAccents(message));
  if (!isAsked || criteria.priceMax !== null || memory.conversation.lastProducts.length === 0) return criteria;
  const products = await catalog.products(memory.conversation.lastProducts.map(({ handle }) => handle));
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  return { ...criteria, priceMin: 0, priceMax: Math.min(...prices) - 1, sort: criteria.sort ?? 'price-ascending' };
}

/** A new search within what the visitor has said to have: `I have 50€`, and then `anything in blue?` */
export function withinBudget(criteria: SearchCriteria, { message, memory }: TurnContext): SearchCriteria {
  const text = foldAccents(message);
  const { budget } = memory.conversation;
  const isPriced = criteria.priceMin !== null || criteria.priceMax !== null;
  if (isPriced && statesBudget.test(text))
    memory.conversation = { ...memory.conversation, budget: { min: criteria.priceMin, max: criteria.priceMax } };
  else if (isPriced || isPriceForgotten.test(text)) memory.conversation = { ...memory.conversation, budget: null };
  else if (budget) return { ...criteria, priceMin: budget.min, priceMax: budget.max };
  return criteria;
}

const statesBudget =
  /\b(?:i|we)(?:'ve| have| only have| just have| can spend| could spend| want to spend| have got| got)\b|\b(?:budget|limit|gifts?|presents?)\b|\bto spend\b/;
const isPriceForgotten = /\b(?:any price|price does(?:n't| not) matter|money is no object)\b/;
