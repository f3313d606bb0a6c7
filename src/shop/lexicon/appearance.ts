import { tokenize, type Word } from '../text/tokenize.ts';
import { colorWords, materialWords } from './lexicon.ts';

/**
 * Colors and materials that are also things: `drinking glass`, `steam iron`, `blood orange`, `bed linen`. Not wood, which is
 * sold as firewood and boards, and hardly by that word alone: a `chopping board wood` is a board.
 */
const things = new Set(
  tokenize(`orange sand glass paper iron down rubber cork china linen jern papir papier glas eisen gummi kork`).map(
    ({ term }) => term,
  ),
);

/** Words that only say what color a thing has or what it is made of, with and without endings. */
const appearances: ReadonlySet<string> = colorWords.union(materialWords).difference(things);

const colors: ReadonlySet<string> = colorWords.difference(things);

/** Whether words name a color, and no thing as `sand` does. */
export function isColor(words: readonly Word[]): boolean {
  return words.every(({ term }) => colors.has(term));
}

/** Letters of the shortest color at the end of a compound, and of what stands before it: `hell|blau`. */
const minPart = 4;

/** Whether a word says what a thing looks like rather than what it is: `blue`, `leather`, `warmweiß`. */
export function isAppearance({ term }: Word): boolean {
  if (appearances.has(term)) return true;
  for (let cut = minPart; cut <= term.length - minPart; cut += 1) if (shades.has(term.slice(cut))) return true;
  return false;
}

const shades: ReadonlySet<string> = new Set(colors.values().filter(({ length }) => length >= minPart));
