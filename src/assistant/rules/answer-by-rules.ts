import { fractionDigits } from '#shop/product/money.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { answerCart, answerCheckout } from '../answers/cart.ts';
import { answerCartChange, answerNote } from '../answers/change-cart.ts';
import { answerCompare } from '../answers/compare.ts';
import { answerPolicy, answerQuestion } from '../answers/policy.ts';
import { answerDetails } from '../answers/product-details.ts';
import { answerRecommend } from '../answers/recommend.ts';
import { answerMore, answerSearch } from '../answers/search.ts';
import {
  answerCollections,
  answerNavigate,
  answerOrder,
  answerShopDetails,
  answerSmallTalk,
} from '../answers/small-talk.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { correctSpelling } from './correct-spelling.ts';
import { type Intent, recognizeIntent } from './intent.ts';
import { readSlots } from './slots.ts';

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
