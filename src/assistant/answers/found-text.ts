import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isCalledSo, type SearchOutcome } from '../retrieval/find-products.ts';
import { describeCriteria } from './describe-criteria.ts';
import { inShopperWords } from './shopper-words.ts';

/** Says how many products a search found, what was left out for that, and whether they only come close. */
export function foundText(turn: TurnContext, criteria: SearchCriteria, outcome: SearchOutcome): string {
  const { found, dropped, isClose, criteria: kept } = outcome;
  const { leftOut, here, hereFor, nothingFor, comesClose } = turn.messages.answers;
  const [count, what] = [found.length, describeCriteria(kept, turn)];
  if (dropped.some(isQuoted)) {
    const words = dropped.map((label) => requote(label, turn)).join(', ');
    return `${leftOut({ words })} ${what === '' ? here({ count }) : hereFor({ count, what })}`;
  }
  if (dropped.length > 0)
    return `${nothingFor({ what: describeCriteria(criteria, turn) })} ${nearestText(turn, count, what)}`;
  if (isClose) return comesClose({ what });
  return isCalledSo(outcome) ? exactText(turn, outcome, what) : onlyMentionedText(turn, outcome);
}

/** Criteria that were left out are labels of the catalog, or quoted words. */
function isQuoted(label: string): boolean {
  return label.startsWith('“');
}

function requote(label: string, turn: TurnContext): string {
  const words = inShopperWords(isQuoted(label) ? label.slice(1, -1) : label, turn);
  return isQuoted(label) ? turn.messages.answers.criteria.words({ words }) : words;
}

function nearestText({ messages }: TurnContext, count: number, what: string): string {
  const { nearest, nearestFor } = messages.answers;
  return what === '' ? nearest({ count }) : nearestFor({ count, what });
}

/** No product is called what is looked for: their descriptions mention it. */
function onlyMentionedText(turn: TurnContext, { found, criteria }: SearchOutcome): string {
  const { comesClose, noSuchName, criteria: texts } = turn.messages.answers;
  const { words, phrase } = criteria;
  if (words.length !== 1) return comesClose({ what: describeCriteria(criteria, turn) });
  const rest = describeCriteria({ ...criteria, words: [], phrase: '' }, turn);
  const name = texts.words({ words: inShopperWords(phrase ?? words.join(' '), turn) });
  return `${noSuchName({ words: name })} ${nearestText(turn, found.length, rest)}`;
}

function exactText(turn: TurnContext, outcome: SearchOutcome, what: string): string {
  const { sorted, inOrder, criteria: texts } = turn.messages.answers;
  const { found, criteria } = outcome;
  const { sort } = criteria;
  if (sort && what === '') return sorted[sort];
  const text = countText(turn, outcome, what);
  return sort && found.length > 1 ? `${text} ${inOrder({ order: texts.orders[sort] })}` : text;
}

/** How many products there are, and how many of them are shown. */
function countText({ messages }: TurnContext, { found, total, criteria }: SearchOutcome, what: string): string {
  const isNamed = criteria.words.length > 0 || criteria.terms.some(isNoun);
  const { found: foundAll, foundFor, foundWith, firstFew, here, hereFor } = messages.answers;
  const count = found.length;
  if (total === null) return what === '' ? here({ count }) : hereFor({ count, what });
  const foundSome = isNamed ? foundFor : foundWith;
  const text = what === '' ? foundAll({ count: total }) : foundSome({ count: total, what });
  return total > count ? `${text} ${firstFew({ count })}` : text;
}

/** `by Mizi`, `not red` and `under €15` name nothing that products could be found for. */
function isNoun({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'vendor');
}
