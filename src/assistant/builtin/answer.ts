import { fractionDigits } from '#shop/money.ts';
import type { SearchCriteria } from '../conversation.ts';
import type { TurnContext } from '../turn.ts';
import { foldAccents } from '../words.ts';
import { answerCart, answerCheckout } from './answers/cart.ts';
import { answerCompare } from './answers/compare.ts';
import { answerDetails } from './answers/details.ts';
import { answerPolicy, answerQuestion } from './answers/policy.ts';
import { answerShopDetails } from './answers/shop.ts';
import { answerRecommend } from './answers/recommend.ts';
import { answerMore, answerSearch } from './answers/search.ts';
import { answerCollections, answerNavigate, answerOrder, answerSmallTalk } from './answers/talk.ts';
import { answerNote, answerCartChange } from './answers/write.ts';
import { type Intent, recognizeIntent } from './intent.ts';
import { withCheaperBound, refineCriteria } from './refine.ts';
import { correctSpelling } from './slips.ts';
import { readSlots } from './slots.ts';
import type { AnswerWriter } from '../voice.ts';

/** Answers by rules: what is wanted, the tools for it, sentences from the message catalogue. */
export async function answerByRules(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const digits = fractionDigits(turn.profile.currency);
  const vocabulary = await turn.vocabulary();
  const { text, corrections } = correctSpelling(turn.message, vocabulary);
  const criteria = withoutShopName(readSlots(text, vocabulary, digits), turn);
  const { asked: previousQuestion } = turn.memory.conversation;
  const intent = recognizeIntent(turn.message, criteria, turn.memory.conversation);
  turn.memory.conversation = { ...turn.memory.conversation, asked: null };
  if (intent.kind === 'search' || intent.kind === 'refine')
    for (const { typed, meant } of corrections) answer.say(turn.messages.readAs(typed, meant));
  await answerIntent(intent, { turn, answer, criteria, previousQuestion });
}

interface IntentContext {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly criteria: SearchCriteria;
  /** The question answered from the shop's texts right before. */
  readonly previousQuestion: string | null;
}

async function answerIntent(
  intent: Intent,
  { turn, answer, criteria, previousQuestion }: IntentContext,
): Promise<void> {
  switch (intent.kind) {
    case 'write':
      return answerCartChange(turn, answer, { consent: intent.consent, said: criteria });
    case 'greeting':
    case 'thanks':
    case 'help':
    case 'annoyed':
    case 'foreign':
    case 'nothing':
    case 'undo':
      return answerSmallTalk(turn, answer, intent.kind);
    case 'person':
    case 'hours':
    case 'address':
      return answerShopDetails(turn, answer, intent.kind);
    case 'note':
      return answerNote(turn, answer, '');
    case 'order':
      return answerOrder(turn, answer);
    case 'cart':
      return answerCart(turn, answer);
    case 'checkout':
      return answerCheckout(turn, answer);
    case 'collections':
      return answerCollections(turn, answer);
    case 'navigate':
      return answerNavigate(turn, answer, criteria);
    case 'compare':
      return answerCompare(turn, answer);
    case 'recommend':
      return answerRecommend(turn, answer, criteria);
    case 'details':
      return answerDetails(turn, answer, criteria);
    case 'policy':
      return answerPolicy(turn, answer, turn.message);
    case 'follow-up':
      return answerPolicy(turn, answer, `${previousQuestion ?? ''} ${turn.message}`);
    case 'question':
      return answerQuestion(turn, answer, criteria);
    case 'more':
      return answerMore(turn, answer);
    case 'refine':
      return answerSearch(turn, answer, await refinedCriteria(turn, criteria));
    case 'search':
      return answerSearch(turn, answer, criteria);
    default:
      return intent satisfies never;
  }
}

async function refinedCriteria(turn: TurnContext, criteria: SearchCriteria): Promise<SearchCriteria> {
  const { wanted: searchCriteria } = turn.memory.conversation;
  if (!searchCriteria) return criteria;
  return refineCriteria(searchCriteria, await withCheaperBound(turn, criteria), turn.message);
}

/** A maker that is called like the shop is no condition: `does Halden have …`. */
function withoutShopName(criteria: SearchCriteria, { message, profile: { name } }: TurnContext): SearchCriteria {
  if (foldAccents(message).includes(`by ${foldAccents(name)}`)) return criteria;
  return {
    ...criteria,
    terms: criteria.terms.filter(
      ({ readings }) => !readings.every(({ values }) => values.every((value) => value === name)),
    ),
  };
}
