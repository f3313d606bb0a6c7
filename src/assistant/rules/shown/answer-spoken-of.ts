import type { Product } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { statementsOn } from '../../answers/product/product-sentences.ts';
import { askedOfProduct, coverageOf, sentenceOn } from '../../answers/product/statements.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { asksWhich, hasPronoun, isQuestion } from '../../subject/question-form.ts';
import { maxOfSeveral } from '../../subject/spoken-products.ts';
import { subjectOf } from '../../subject/subject-of-question.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { normalizeMessage } from '../rule.ts';
import { asksForService, asksOfShop } from '../pages/service-question.ts';
import { meantOf, sayOfEach } from './answer-of-shown.ts';

/**
 * Answers a question in words that no rule knows by what the shop says of the product that it names, else of the one spoken
 * of, else of the few that were shown. false: it is no such question, or nothing was shown.
 */
export async function answerSpokenOf(
  asked: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const { focus, lastProducts } = asked.memory.conversation;
  const isShown = focus !== null || lastProducts.length > 0;
  if (!isShown || !mayBeOfShown(asked, criteria)) return false;
  // Questions are often typed without their sign.
  const turn = { ...asked, message: `${asked.message.replace(/[\s.!?]+$/, '')}?` };
  const about = await subjectOf(turn, { criteria });
  const [first, second] = about;
  if (!first || about.length > maxOfSeveral) return false;
  if (!isQuestion(asked) && !about.some(({ product }) => saysMostOf(turn, product))) return false;
  if (second) return answerOfEach(turn, answer, about);
  await answerProductDetails(turn, answer, first);
  return true;
}

/** Whether a message may ask of what was shown: neither for other goods, nor what the shop has or does. */
export function mayBeOfShown(turn: TurnContext, criteria: SearchCriteria): boolean {
  return !asksForOther.test(turn.message) && !isOfShop(turn, criteria);
}

/** `is there something cheaper`: asks for goods. */
const asksForOther =
  /\b(?:something|anything|(?:is|are) there|got any|cheaper|expensive|instead|i need|looking for|recommend|show me)\b/i;

/** `do you have …`, `can you …`: nothing that a product could answer, unless a pronoun stands for it. */
function isOfShop({ message, typed }: TurnContext, criteria: SearchCriteria): boolean {
  const text = normalizeMessage(message);
  if (asksForItself.test(text)) return false;
  if (asksWhetherThereIs(message) || toShop.test(text) || asksForService(text, criteria)) return true;
  return asksOfShop(text) && !hasPronoun({ typed });
}

/** `do you also have it for left-handers` */
const asksForItself = /^(?:and )?do you (?:also )?have (?:it|them) (?!in\b)\S/;

const toShop = /\b(?:you|your)\b/;

/** Whether one sentence of a description has all that is said, or all but one word. */
function saysMostOf(turn: TurnContext, product: Product): boolean {
  const asked = askedOfProduct(turn, product);
  const count = Math.max(asked.stems.length, asked.typed.length);
  return count > 0 && coverageOf(asked, sentenceOn(asked, product, turn.message) ?? '') >= Math.max(1, count - 1);
}

/** false: nothing is said of any. */
function answerOfEach(turn: TurnContext, answer: AnswerWriter, matches: readonly ProductMatch[]): boolean {
  const said = matches.map((match) => ({ match, sentences: statementsOn(turn, match) }));
  const known = said.filter(({ sentences }) => sentences.length > 0);
  if (known.length === 0) return false;
  sayOfEach(turn, answer, asksWhich(turn) ? meantOf(turn, said) : said);
  answer.showProducts(known.map(({ match }) => match));
  return true;
}
