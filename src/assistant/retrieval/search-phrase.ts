import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findProducts, type SearchOutcome } from './find-products.ts';
import { contentPieces, type NamedProduct, scoreName } from './named-product.ts';
import { contentStems } from './words.ts';

export interface PhraseOutcome {
  readonly outcome: SearchOutcome;
  /** Every product has all words of the phrase, and none is of another type than the one that is named. */
  readonly isWhole: boolean;
}

const candidates = 12;
const maxShown = 4;

/**
 * Searches for the whole phrase, whatever types or makers are called, under the prices, options and exclusions of the
 * criteria. null when nothing has the thing that is named, the word before `for` or the last one.
 */
export async function searchPhrase({ catalog }: TurnContext, criteria: SearchCriteria): Promise<PhraseOutcome | null> {
  const { phrase = '' } = criteria;
  const pieces = contentPieces(phrase);
  if (pieces.length === 0) return null;
  const whole = { ...criteria, terms: criteria.terms.filter(isHard), words: [...contentStems(phrase)] };
  const { found, dropped } = await findProducts(catalog, { criteria: whole, limit: candidates, skip: [] });
  if (dropped.length > 0) return null;
  const scored = found.map((match) => ({ match, name: scoreName(match.product, pieces) }));
  const head = headOf(phrase);
  const complete = scored.filter(({ name }) => name.unknown.length === 0 && isNamedBy(name, head));
  const close = scored.filter(({ name }) => isNamedBy(name, head) && name.unknown.length < pieces.length);
  const best = (complete.length > 0 ? complete : close).toSorted((one, other) => other.name.score - one.name.score);
  if (best.length === 0) return null;
  const shown = best.slice(0, maxShown).map(({ match }) => match);
  return {
    outcome: { found: shown, total: null, dropped: [], criteria },
    isWhole: complete.length > 0 && !criteria.terms.some(isType),
  };
}

/** The shop has products of that type, and they do not match: others only come close. */
function isType({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind === 'type');
}

/** A value of an option, and no type of the same name. */
function isHard({ negated, readings }: CriteriaTerm): boolean {
  return negated || (readings.some(({ kind }) => kind === 'option') && !readings.some(({ kind }) => kind === 'type'));
}

/** `card` in `sd card for my phone`. */
function headOf(phrase: string): string {
  const [name = ''] = phrase.split(/ (?:for|with) /);
  return contentPieces(name).at(-1) ?? '';
}

function isNamedBy({ product, unknown }: NamedProduct, head: string): boolean {
  const { title, type, tags } = product;
  return !unknown.includes(head) && contentPieces([title, type, ...tags].join(' ')).includes(head);
}
