import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksForCheaper } from '../../answers/describe-criteria.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findProducts, isCalledSo, type SearchOutcome } from '../../retrieval/find-products.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { answerSearch, answerSearchOr } from '../../tools/search/answer-search.ts';
import { refinedCriteria } from '../criteria/refine-search.ts';
import { normalizeMessage } from '../rule.ts';
import { answerCheaper } from './comparing/answer-comparative.ts';
import { answerSpokenOf } from './answer-spoken-of.ts';

/** Answers what adds a condition to the last search, or names another thing that the shop has. */
export async function answerRefinement(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  if (await answerOtherCheaper(turn, answer, criteria)) return;
  if (await isOtherThing(turn, criteria)) return answerSearch(turn, answer, criteria);
  return answerRefined(turn, answer, { stated: criteria, refined: await refinedCriteria(turn, criteria) });
}

/** `cheaper` where nothing of the last search costs less. false: something does, or more than that is asked for. */
async function answerOtherCheaper(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const isOnlyCheaper = criteria.terms.length + criteria.words.length === 0 && criteria.priceMax === null;
  if (!isOnlyCheaper || !asksForCheaper.test(turn.message)) return false;
  const refined = await refinedCriteria(turn, criteria);
  const outcome = await findProducts(turn.catalog, { criteria: refined, limit: 1, skip: [] });
  return isWhole(outcome) ? false : answerCheaper(turn, answer);
}

/** `what about the easel` after canvases: there is such a thing, and none that is both. */
async function isOtherThing(turn: TurnContext, criteria: SearchCriteria): Promise<boolean> {
  const thing = { ...criteria, terms: criteria.terms.filter((term) => !isCondition(term)) };
  if (!namesOther.test(normalizeMessage(turn.message)) || thing.terms.length + thing.words.length === 0) return false;
  const [both, alone] = await Promise.all(
    [await refinedCriteria(turn, criteria), criteria].map((each) =>
      findProducts(turn.catalog, { criteria: each, limit: 1, skip: [] }),
    ),
  );
  return both !== undefined && alone !== undefined && !isWhole(both) && isWhole(alone);
}

/** `with oak` and `in glass` say more of what was looked for. */
const namesOther =
  /^(?:and|or|what about|how about|but)\b(?! (?:in|with|without|of|from|made|for|not|under|over|only)\b)/;

function isWhole(outcome: SearchOutcome): boolean {
  return outcome.found.length > 0 && !outcome.isClose && outcome.dropped.length === 0 && isCalledSo(outcome);
}

/** What was asked for last holds for the next message, also where nothing was found. */
async function answerRefined(
  turn: TurnContext,
  answer: AnswerWriter,
  { stated, refined }: { readonly stated: SearchCriteria; readonly refined: SearchCriteria },
): Promise<void> {
  const { memory } = turn;
  const { lastSearch } = memory.conversation;
  await answerSearchOr(turn, answer, {
    criteria: refined,
    otherwise: () => answerSpokenOf(turn, answer, stated),
  });
  if (memory.conversation.lastSearch === lastSearch)
    memory.conversation = { ...memory.conversation, lastSearch: refined };
}
