import { statedDetails } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { factsText } from '../../answers/product/product-facts.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { stemsOf } from '../../retrieval/words/words.ts';
import { normalizeMessage } from '../rule.ts';
import { othersOfKind, shownMatches } from './comparing/answer-comparative.ts';

const wish =
  /^(?:(?:and|ok|okay|but|please|is there|are there|do you (?:also )?have|have you got|got|show me|i need|i want|any|something|anything|an?|one|ones|with)[\s,]+)*(?<which>more|less|fewer|higher|lower|bigger|larger|greater|smaller) (?<detail>\p{L}+(?: \p{L}+)??)(?:[\s,]+(?:please|then|than (?:that|this|it)))*[\s.!?]*$/u;

const maxShown = 4;

/**
 * Answers `more pieces` after products were shown with those of the kind whose data have a larger number there, the
 * nearest first. false: it asks for something else, or the data of nothing else say so.
 */
export async function answerMoreOf(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { which = '', detail = '' } = wish.exec(normalizeMessage(turn.message))?.groups ?? {};
  const shown = detail === '' ? [] : await shownMatches(turn);
  const isLess = /^(?:less|fewer|lower|smaller)$/.test(which);
  const numbers = shown.flatMap((match) => statedNumber(match, detail)?.number ?? []);
  const [reference] = shown;
  if (!reference || numbers.length === 0) return false;
  const bound = isLess ? Math.min(...numbers) : Math.max(...numbers);
  const found = (await othersOfKind(turn, reference))
    .flatMap((match) => statedNumber(match, detail) ?? [])
    .filter(({ number }) => (isLess ? number < bound : number > bound))
    .toSorted((one, other) => Math.abs(one.number - bound) - Math.abs(other.number - bound))
    .slice(0, maxShown);
  if (found.length === 0) return false;
  for (const { match, fact } of found) answer.say(factsText(turn, match.product.title, [fact]));
  answer.showProducts(found.map(({ match }) => match));
  return true;
}

/** The number of the detail that is asked for by its whole name; null when the product states none, or a range. */
function statedNumber(match: ProductMatch, asked: string) {
  const name = stemsOf(asked).join(' ');
  const fact = statedDetails(match.product).find((detail) => stemsOf(detail.name).join(' ') === name);
  const [number, ...others] = fact?.value.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (!fact || number === undefined || others.length > 0) return null;
  return { match, fact, number: Number(number.replace(',', '.')) };
}
