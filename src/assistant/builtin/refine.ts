import type { CriteriaTerm, SearchCriteria } from '../conversation.ts';
import type { TurnContext } from '../turn.ts';
import { foldAccents } from '../words.ts';

/** The search before with what a message adds: a new value of a key replaces the old one, a bound replaces a bound. */
export function refineCriteria(before: SearchCriteria, added: SearchCriteria, message: string): SearchCriteria {
  const kept = before.terms.filter((term) => !added.terms.some((each) => isReplaced(term, each)));
  const isForgotten = /\b(?:any price|price does(?:n't| not) matter)\b/.test(foldAccents(message));
  return {
    terms: [...kept, ...added.terms],
    words: added.words.length > 0 ? added.words : before.words,
    priceMin: isForgotten ? null : (added.priceMin ?? before.priceMin) || null,
    priceMax: isForgotten ? null : (added.priceMax ?? before.priceMax),
    available: before.available || added.available,
    sort: added.sort ?? before.sort,
  };
}

function isReplaced(old: CriteriaTerm, added: CriteriaTerm): boolean {
  if (old.negated !== added.negated) return sharesValue(old, added);
  return (
    !old.negated &&
    old.readings.some(({ kind, name }) =>
      added.readings.some((each) => each.kind === kind && each.name === name && kind !== 'tag'),
    )
  );
}

function sharesValue(old: CriteriaTerm, added: CriteriaTerm): boolean {
  const values = new Set(old.readings.flatMap((reading) => reading.values));
  return added.readings.some((reading) => reading.values.some((value) => values.has(value)));
}

/** `cheaper`, `too expensive`: below the cheapest of what was shown last, whatever the least was before. */
export async function withCheaperBound(
  { message, memory, catalog }: TurnContext,
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  const isAsked = /\b(?:cheaper|less expensive|too expensive|lower price)\b/.test(foldAccents(message));
  if (!isAsked || criteria.priceMax !== null || memory.conversation.shown.length === 0) return criteria;
  const products = await catalog.products(memory.conversation.shown.map(({ handle }) => handle));
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.amount));
  return { ...criteria, priceMin: 0, priceMax: Math.min(...prices) - 1, sort: criteria.sort ?? 'price-ascending' };
}
