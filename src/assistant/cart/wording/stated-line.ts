import type { CartLine } from '#shop/cart/cart.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { bareForm, contentStems, isCompoundOf } from '../../retrieval/words/words.ts';
import { hasOrdinal } from '../../rules/shown/referenced-product.ts';
import { productNameWords } from './product-words.ts';

/** `remove both`, `take all of them out`. */
const severalLines = /\b(?:both|all|each)\b/;

/** No name follows it, so that other words do not say which line: `take it out again`. */
const pronoun = /\b(?:it|them)\b/i;

/** The lines of the cart that a request to change one can mean; the one, if it is only one. */
export function statedLines(
  { message, memory }: TurnContext,
  lines: readonly CartLine[],
  criteria: SearchCriteria,
): readonly CartLine[] {
  // The order of the cart is not what the visitor sees, and a list that was shown has another.
  if (hasOrdinal(message)) return lines;
  const stems = new Set([...criteria.terms.flatMap(({ label }) => contentStems(label)), ...productNameWords(criteria)]);
  const named = bestNamed(lines, stems);
  if (named.length > 0 || (stems.size > 0 && !pronoun.test(message))) return named;
  if (lines.length > 1 && severalLines.test(foldAccents(message))) return lines;
  const focus = memory.conversation.focus?.variantId;
  const spokenOf = lines.filter(({ variant }) => variant.id === focus);
  return spokenOf.length > 0 || lines.length > 1 ? spokenOf : lines;
}

/** All lines with as many of the words as the best one has; if none has any, those whose names end in one: a `Futterhaus`. */
function bestNamed(lines: readonly CartLine[], stems: ReadonlySet<string>): readonly CartLine[] {
  const endsInOne = (word: string): boolean => [...stems].some((stem) => isCompoundOf(bareForm(word), bareForm(stem)));
  const whole = linesWithMost(lines, (word) => stems.has(word));
  return whole.length > 0 ? whole : linesWithMost(lines, endsInOne);
}

function linesWithMost(lines: readonly CartLine[], isNamed: (word: string) => boolean): readonly CartLine[] {
  const scored = lines.map((line) => {
    const words = contentStems([line.title, line.handle, ...line.variant.options.map(({ value }) => value)].join(' '));
    return { line, score: new Set(words.filter(isNamed)).size };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => best > 0 && score === best).map(({ line }) => line);
}
