import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { contactText } from '../../answers/contact.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { likeliest } from '../../classify/linear-model.ts';
import { classifyMatter } from '../../matters/classify-matter.ts';
import { type ClosestPassage, closestPassage } from '../../matters/passages-on-matter.ts';
import { isCountryTopic } from '../../retrieval/passages/countries.ts';
import { isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { tokensOf } from '../../retrieval/words/words.ts';

/**
 * Answers what is surely asked of the shop, in whatever words, by what its texts say of that matter: `no lift here, does he
 * bring it in`. What names a usual topic or a country is left to the rules, which read more of it. false: it may ask for
 * goods, or no text is surely on it.
 */
export async function answerMatter(
  turn: TurnContext,
  answer: AnswerWriter,
  { terms }: SearchCriteria,
): Promise<boolean> {
  if (topicsIn(turn.message).some((topic) => isKnownTopic(topic) || isCountryTopic(topic))) return false;
  const read = await readMatter(turn);
  if (read === null || !isSure(read, terms.length > 0)) return false;
  quote(turn, answer, read.closest);
  return true;
}

/** The same, where nothing was shown or spoken of that the message may be about. */
export async function answerFirstMatter(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const { focus, lastProducts } = turn.memory.conversation;
  return focus === null && lastProducts.length === 0 && answerMatter(turn, answer, criteria);
}

/**
 * The same where nothing else has an answer. `found`: what there is of goods. Where there are none, quotes what comes
 * closest, and says so where that is not sure. false: it may ask for goods, or no text comes close.
 */
export async function answerLikelyMatter(
  turn: TurnContext,
  answer: AnswerWriter,
  found: 'nothing' | 'close' = 'nothing',
): Promise<boolean> {
  const read = await readMatter(turn);
  if (read === null) return false;
  const { closest } = read;
  const isCertain = isSure(read, found === 'close');
  const isLikely = found === 'nothing' && closest.score >= likelyScore && closest.agreed >= likelyAgreed;
  if (!isCertain && !isLikely) return false;
  const isClear = isCertain || closest.shared >= allWords;
  if (!isClear) answer.say(turn.messages.answers.onlyPartly);
  quote(turn, answer, closest);
  if (!isClear) answer.say(contactText(turn));
  return true;
}

/** How likely a message has to ask something of a shop. */
const likelyAsked = 0.5;
const surelyAsked = 0.7;
const surelyAskedDespiteGoods = 0.9;

/** How likely it has to be about its likeliest matter. */
const leastShare = 0.35;

/** Of questions to six shops that nothing was trained with, 89 and 75 of 100 passages with as much answered them. */
const sureScore = 0.65;
const likelyScore = 0.5;
/** So much of it has to be of the matters: other texts may have the words. */
const sureAgreed = 0.5;
const likelyAgreed = 0.25;
/** A text with all words of the question is on it, whatever else. */
const allWords = 0.95;
/** How much further away the next passage has to be. */
const leastMargin = 0.05;

function isSure({ asked, closest }: MatterReading, namesGoods: boolean): boolean {
  const { score, agreed, shared } = closest;
  const isAsked = asked >= (namesGoods ? surelyAskedDespiteGoods : surelyAsked);
  return isAsked && score >= sureScore && (agreed >= sureAgreed || shared >= allWords);
}

/** Fewer name goods, or a page by its title, as does `do you sell sofas`. */
const leastWords = 4;

interface MatterReading {
  /** 0 to 1: how likely the message asks something of the shop. */
  readonly asked: number;
  readonly closest: ClosestPassage;
}

/** null: it may ask for goods, or several texts are as close. */
async function readMatter(turn: TurnContext): Promise<MatterReading | null> {
  const isShort = tokensOf(turn.typed).length < leastWords;
  if (isShort || asksWhetherThereIs(turn.message) || isForeign(turn)) return null;
  const shares = await classifyMatter(turn.typed);
  const asked = 1 - (shares.get('none') ?? 0);
  if (asked < likelyAsked || likeliest(shares).share < leastShare) return null;
  const closest = await closestPassage({ typed: turn.typed, message: turn.message, shares }, await turn.passages());
  return closest !== null && closest.margin >= leastMargin ? { asked, closest } : null;
}

function quote(turn: TurnContext, answer: AnswerWriter, { passage, sentence }: ClosestPassage): void {
  turn.memory.conversation = { ...turn.memory.conversation, lastQuestion: turn.message };
  sayPassage(turn, answer, { passage, question: `${turn.message} ${sentence}` });
}
