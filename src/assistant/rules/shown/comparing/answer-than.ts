import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { comparativesIn } from '../../../retrieval/quantities/comparatives.ts';
import { readSpokenProducts } from '../../../subject/spoken-products.ts';
import { sayCompared } from '../../../tools/compare-products.ts';
import { normalizeMessage } from '../../rule.ts';
import { askWhichMeant, maxAsked, productsMeant } from './products-meant.ts';
import { asOne, isPriceOpen, sayPrices } from './say-prices.ts';

/** Dearer and cheaper are `over` and `under` where they are translated. */
const thanQuestion =
  /^(?:(?:and|so|ok|but)[\s,]+)*(?:is|are) (?:it|they|this|that|the)(?: one)? (?<measure>(?:\p{L}+ ){1,3}than|over|under) (?<other>\D.+?)[\s?.!]*$/u;

/** Compares the product spoken of with another: `is it lighter than the tabletop one`. false: it names no other one. */
export async function answerThan(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { measure = '', other = '' } = thanQuestion.exec(normalizeMessage(turn.message))?.groups ?? {};
  const said = measure.replace('over', 'dearer').replace('under', 'cheaper');
  const [comparative] = /\b(?:than|als|enn)\b/i.test(turn.typed) ? comparativesIn(said) : [];
  const { focus } = await readSpokenProducts(turn);
  const meant = comparative && focus ? await productsMeant(turn, other, focus) : [];
  const [second, third] = meant;
  if (!focus || !second || meant.length > maxAsked) return false;
  const found = [focus, second];
  // Of several variants none is known to be meant.
  const isOpen = comparative?.detail === 'price' && found.some((match) => isPriceOpen(turn, match));
  if (third) askWhichMeant(turn, answer, { phrase: other, matches: meant });
  else if (isOpen) sayPrices(turn, answer, found.map(asOne));
  else sayCompared({ ...turn, message: said }, answer, found);
  return true;
}
