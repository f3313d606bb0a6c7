import type { AnswerWriter } from '../answers/answer-writer.ts';
import { parseCartIntent } from '../cart/wording/cart-intent.ts';
import { isPronoun, itemPieces, itemText } from '../cart/wording/item-text.ts';
import { readFragment } from '../cart/wording/order-fragment.ts';
import { countAlone } from '../cart/wording/stated-quantity.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { choosesShown, shownProduct, valueSaid } from './answer-value.ts';
import { questionStart } from './intent.ts';
import { findNamed } from './request/find-named.ts';
import { normalizeMessage } from './rule.ts';
import { servicesAskedFor } from './pages/service-question.ts';

const betweenQuestions =
  /(?:\s*[?!.;,]\s*(?:and |but )?|\s+(?:and|but) )(?:also )?(?=(?:how|what|what's|when|where|which|do|does|can|could|is|are|will)\b)/i;

/**
 * The two parts of `how much is it, and how long does delivery take`: a question or a request, and a question about what the
 * shop does. The message alone when it is no such pair.
 */
export function questionParts(message: string): readonly string[] {
  const [first = '', second = '', ...others] = message.split(betweenQuestions).map((part) => part.trim());
  if (first === '' || second === '' || others.length > 0) return [message];
  const isRequest =
    questionStart.test(normalizeMessage(first).replace(/^(?:(?:ok|okay|so|and)[\s,]+)*/, '')) ||
    parseCartIntent(first) !== null ||
    countAlone(first) !== null;
  return isRequest && !asksForService(first) && asksForService(second) ? [first, second] : [message];
}

/** The parts of a message that are answered one after the other; the message alone where it is about one thing. */
export async function messageParts(turn: TurnContext): Promise<readonly string[]> {
  const questions = questionParts(turn.message);
  if (questions.length > 1) return questions;
  return orderLast(turn.message) ?? (await choiceFirst(turn)) ?? (await nameFirst(turn)) ?? questions;
}

/** Answers the parts one after the other. What is asked about an order stays open when a question is answered beside it. */
export async function answerEach(
  { memory }: TurnContext,
  parts: readonly string[],
  { answer, answerPart }: { readonly answer: AnswerWriter; readonly answerPart: (message: string) => Promise<void> },
): Promise<void> {
  let open: string | null = null;
  for (const part of parts) {
    answer.startPart();
    await answerPart(part);
    open = memory.conversation.pendingRequest ?? open;
  }
  memory.conversation = { ...memory.conversation, pendingRequest: open };
}

/** `the lamp please, and do you deliver to Dublin?`: what is named first by its title is wanted, and something else is asked. */
async function nameFirst(turn: TurnContext): Promise<readonly string[] | null> {
  const [first = '', second = '', ...others] = turn.message.split(betweenQuestions).map((part) => part.trim());
  const name = first.replace(aroundName, '').toLowerCase();
  const isPair = second !== '' && others.length === 0 && asksForService(second) && !asksForService(first);
  const pieces = isPair && !questionStart.test(name) ? itemPieces(name) : [];
  const named = pieces.length > 0 && pieces.length <= maxChoice ? await findNamed(turn, name, []) : [];
  const isNamed = named.some(({ inTitle }) => pieces.every((piece) => inTitle.includes(piece)));
  return isNamed ? [`1 of ${name} please`, second] : null;
}

const aroundName =
  /^(?:(?:ok|okay|yes|and|then|so|great|fine|good|right|please|i'll have)[\s,]+)+|(?:[\s,]+(?:please|thanks|then))+[\s.!]*$/gi;

/** `can i return it? and add it`: a question about what the shop does, and an order. */
function orderLast(message: string): readonly string[] | null {
  const { first = '', second = '' } = (twoSentences.exec(message) ?? orderJoined.exec(message))?.groups ?? {};
  const isOrder = second !== '' && parseCartIntent(second)?.kind === 'add';
  return isOrder && asksForService(first) && !asksForService(second) ? [first, second] : null;
}

/** `size 110. i also need mittens`: what is spoken of is chosen, and something else is asked for. */
async function choiceFirst(turn: TurnContext): Promise<readonly string[] | null> {
  const { first = '', second = '' } = twoSentences.exec(turn.message)?.groups ?? {};
  const isWish = furtherWish.test(normalizeMessage(second)) && !isOfFirst(second);
  if (!isWish || first.includes('?') || first.split(/\s+/).length > maxChoice) return null;
  const product = await shownProduct(turn);
  if (product && readFragment(product, turn.message)) return null;
  const isChoice =
    countAlone(first) !== null ||
    (product !== null && (valueSaid(product, first) !== null || choosesShown.test(normalizeMessage(`${first} then`))));
  return isChoice ? [`${first.replace(/[\s.!;,]+$/, '')} please`, second] : null;
}

/** `add it` after a value is about that. */
function isOfFirst(part: string): boolean {
  const intent = parseCartIntent(part);
  const item = itemText(intent?.rest ?? '').replace(/[\s.!]+$/, '');
  return intent !== null && (intent.kind !== 'add' || item === '' || isPronoun(item));
}

const twoSentences =
  /^(?<first>[^.!?;]*(?:[.!;]|\?))\s+(?<second>(?:(?:and|but|then|so|ok|also)[\s,]+)*[^.!?;]+[.!?\s]*)$/is;
const orderJoined = /^(?<first>[^.!?;]+?),? and (?<second>(?:please )?(?:add|put|i'll take|order) [^.!?;]+[.!\s]*)$/is;
const furtherWish =
  /^(?:(?:and|also|plus|then|ok)[\s,]+)*(?:i (?:also )?(?:need|want|would like)|i'd like|something|some|an?|one|two|three|\d ?x?|do you (?:also )?have|show me|add|put|i'll take)(?![\p{L}'])/u;
const maxChoice = 6;

function asksForService(part: string): boolean {
  return servicesAskedFor(normalizeMessage(part), noCriteria).length > 0;
}
