import type { Messages } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';

/** A question in the words that rules read, and as it was typed. */
export type AskedQuestion = Pick<TurnContext, 'message' | 'typed'>;

/** A text of a product: a sentence, its title or a tag, or a detail with its name. */
export interface AspectText {
  readonly name?: string;
  readonly text: string;
}

/** What a text says of an aspect; null where it says so under a condition, or not unmistakably. */
export type Verdict = boolean | null;

/** One thing that shoppers ask of products, and what answers it. Patterns read folded text in the three languages. */
export interface Aspect {
  readonly name: string;
  /**
   * `claim`: it is so or it is not, and a text may say it unmistakably. `substance`: a product contains it or is free of
   * it. `text`: only what is said of it answers: a measure, an amount, how much of it. `offer`: the price, the stock and
   * the like, which are known of each product.
   */
  readonly kind: 'claim' | 'substance' | 'text' | 'offer';
  /** What a question has that asks for it, as it was typed or in English. */
  readonly asks?: RegExp;
  /**
   * What a question has, in English only, whose words may mean something else: another aspect that is asked for comes
   * first, and any sentence that has most words of the question may answer it.
   */
  readonly asksLoosely?: RegExp;
  /** Whether it is asked for besides any other, although it is asked for loosely. */
  readonly isApart?: boolean;
  /** What a sentence, or a detail as `name: value`, has that says something of it. */
  readonly states: RegExp;
  /** The same of sentences as they are written, where capital letters matter. */
  readonly written?: RegExp;
  /** What the names of details that state it have: these come before sentences. */
  readonly details?: RegExp;
  /** What the values of details have that state it, whatever they are called. */
  readonly values?: RegExp;
  /** What says that it is not so, without a word of denial: `hand wash only` of the dishwasher. */
  readonly opposite?: RegExp;
  /** What says that it is so in other words, and with a word of denial: `keine tierischen Bestandteile` of vegan. */
  readonly equivalent?: RegExp;
  /** Whether a text says something of it, and what, where no pattern can. */
  readonly says?: (text: AspectText) => boolean;
  readonly verdict?: (text: AspectText) => Verdict;
  /** Only all that is said of it counts: of a lining and an outer fabric each is stated alone. */
  readonly isWhole?: boolean;
  /** Shops say it of all they sell, too: where a product says nothing of it, their texts may. */
  readonly isService?: boolean;
  /** The number in which it is stated. */
  readonly measure?: ComparedMeasure;
  /** Another aspect, of which a product may speak instead: what has no measures holds an amount. */
  readonly near?: { readonly name: string; readonly asks: RegExp };
}

/** A number that products state, by which they are compared. */
export interface ComparedMeasure {
  /** The name of its row in a comparison. */
  readonly row: keyof Messages['answers']['rows'];
  /** Matches the number with its unit in folded text: `number` and `unit`. */
  readonly value: RegExp;
  /** Base units of a unit that is not one itself. */
  readonly factors: Readonly<Record<string, number>>;
  /** What asks for the most and for the least of it. */
  readonly most: RegExp;
  readonly least: RegExp;
  /** How it is said which has most and least, where there is a word for it. */
  readonly names: { readonly most?: ComparisonName; readonly least?: ComparisonName };
}

type ComparisonName = keyof Messages['answers']['comparison'];

/** It is so or it is not. Texts say it in the words in which it is asked for, unless others are given. */
export function claim(name: string, asks: RegExp, more: Partial<Aspect> = {}): Aspect {
  return { name, kind: 'claim', asks, states: asks, ...more };
}

/** What is said of it answers. */
export function text(name: string, asks: RegExp, more: Partial<Aspect> | RegExp = {}): Aspect {
  const given = more instanceof RegExp ? { states: more } : more;
  return { name, kind: 'text', asks, states: asks, ...given };
}

/** What is asked for in words that may mean something else. */
export function topic(name: string, asksLoosely: RegExp, more: Partial<Aspect> = {}): Aspect {
  return { name, kind: 'text', asksLoosely, states: nothing, ...more };
}

export const nothing = /(?!)/;

/**
 * A pattern of whole words: alternatives with spaces between them, in each of which `_` is a space and a `*` that
 * follows a letter or a group stands for any ending.
 */
export function words(list: string): RegExp {
  const alternatives = list
    .trim()
    .split(/\s+/)
    .map((each) => each.replaceAll('_', ' ').replaceAll(/(?<=^|[\p{L})-])(?<!\\\p{L})\*/gu, String.raw`\p{L}*`));
  return new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'u');
}

/** What a text has of a pattern that reads folded text; null: nothing. */
export function foundIn(pattern: RegExp | undefined, text: string): string | null {
  return pattern?.exec(foldAccents(text))?.[0] ?? null;
}
