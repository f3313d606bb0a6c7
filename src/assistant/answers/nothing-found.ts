import { conceptsOf, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { asTyped } from '../retrieval/named-product.ts';
import { describeCriteria } from './describe-criteria.ts';

export const asksForCheaper = /\b(?:cheaper|less expensive|too expensive)\b/i;

/** Denies only what was looked for in words that are known, and was not excluded by what a text merely mentions. */
export async function nothingText(turn: TurnContext, criteria: SearchCriteria): Promise<string> {
  const { notFound, nothingFor, unknownWords, unsure, criteria: texts } = turn.messages.answers;
  const what = describeCriteria(criteria, turn);
  if (what === '') return notFound;
  const unknown = await wordsWithoutMeaning(turn, criteria);
  const words = asTyped(turn.typed, unknown);
  if (words !== '') return unknownWords({ words: texts.words({ words }) });
  const isExcluding = criteria.terms.some(({ negated }) => negated) || (criteria.excluded ?? []).length > 0;
  return isExcluding || asksForCheaper.test(turn.message) ? unsure({ what }) : nothingFor({ what });
}

/** Words that neither the catalog nor the lexicon knows: whether the shop has what they mean is unknown. */
async function wordsWithoutMeaning({ knowsWord }: TurnContext, { words }: SearchCriteria): Promise<readonly string[]> {
  const unnamed = words.filter((word) => conceptsOf(tokenize(word)).length === 0 && splitKnownCompound(word) === null);
  const known = await Promise.all(unnamed.map((word) => knowsWord(word)));
  return unnamed.filter((_, index) => !known[index]);
}
