import type { CartLine } from '#shop/cart/cart.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { hasOrdinal } from '../../rules/shown/referenced-product.ts';
import { productNameWords } from './product-words.ts';

/** `remove both`, `take all of them out`. */
const severalLines = /\b(?:both|all|each)\b/;

/** No name follows it, so that other words do not say which line: `take it out again`. */
const pronoun = /\b(?:it|them)\b/i;

/** The lines of the cart that a request to change one can mean; the one, if it is only one. */
export function statedLines(
  turn: TurnContext,
  lines: readonly CartLine[],
  criteria: SearchCriteria,
): readonly CartLine[] {
  const { message, memory } = turn;
  // The order of the cart is not what the visitor sees, and a list that was shown has another.
  if (hasOrdinal(message)) return lines;
  const named = namedLines(turn, lines, criteria);
  const isNamed = wordsOf(criteria).length > 0 && !pronoun.test(message);
  if (named.length > 0 || isNamed) return named;
  if (lines.length > 1 && severalLines.test(foldAccents(message))) return lines;
  const focus = memory.conversation.focus?.variantId;
  const spokenOf = lines.filter(({ variant }) => variant.id === focus);
  return spokenOf.length > 0 || lines.length > 1 ? spokenOf : lines;
}

/** `levers`, `silen`, `Krepp`: a part of a name, or a form of it; `the 35` of what comes in 35 l. */
export function isCalledLike({ title, variant }: CartLine, words: readonly string[], message: string): boolean {
  const number = /\bthe (\d{1,3})(?!\p{L})/u.exec(message)?.[1];
  const values = variant.options.map(({ value }) => value);
  if (number !== undefined && values.some((value) => /^\d+/.exec(value)?.[0] === number)) return true;
  const name = { title: [title, ...values].join(' '), type: null, tags: [] };
  return words.some(
    (word) => word.length >= minWord && (hasWordInName(name, [word]) || beginsWordOf(name.title, word)),
  );
}

const minWord = 4;

/** Both ways, as `silen` is a form of `sil`, and `krepp` is the end of `Malerkrepp`. */
function beginsWordOf(title: string, word: string): boolean {
  const bare = word.replace(/(?:en|et|a|ene|s|e|n)$/, '');
  return contentStems(title).some(
    (each) => (bare.length >= minWord - 1 && each.endsWith(bare)) || (bare.length >= minWord && each.startsWith(bare)),
  );
}

/** The lines that have most of the words of a request in their names, else a part or a form of one. */
export function namedLines(
  { message }: Pick<TurnContext, 'message'>,
  lines: readonly CartLine[],
  criteria: SearchCriteria,
): readonly CartLine[] {
  const words = wordsOf(criteria);
  const exact = bestNamed(lines, new Set(words));
  return exact.length > 0 ? exact : lines.filter((line) => isCalledLike(line, words, message));
}

function wordsOf(criteria: SearchCriteria): readonly string[] {
  return [...criteria.terms.flatMap(({ label }) => contentStems(label)), ...productNameWords(criteria)];
}

/** All lines with as many of the words as the best one has. */
function bestNamed(lines: readonly CartLine[], stems: ReadonlySet<string>): readonly CartLine[] {
  const scored = lines.map((line) => {
    const words = contentStems([line.title, line.handle, ...line.variant.options.map(({ value }) => value)].join(' '));
    return { line, score: new Set(words.filter((word) => stems.has(word))).size };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => best > 0 && score === best).map(({ line }) => line);
}
