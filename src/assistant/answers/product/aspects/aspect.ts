import { foldAccents } from '#shop/text/normalize.ts';

/** One thing that shoppers ask of products, and what answers it. Patterns read folded text in the three languages. */
export interface Aspect {
  readonly name: string;
  /** What a question has that asks for it. */
  readonly asks: RegExp;
  /** What a sentence, or a detail as `name: value`, has that says something of it. */
  readonly states: RegExp;
  /** What says that it is not so, without a word of denial: `hand wash only` of the dishwasher. */
  readonly opposite?: RegExp;
  /**
   * `claim`: it is so or it is not, and a text may say it unmistakably. `substance`: a product contains it or is free of
   * it. `text`: only what is said of it answers: a measure, an amount, how much of it.
   */
  readonly kind: 'claim' | 'substance' | 'text';
  /** Shops say it of all they sell, too: where a product says nothing of it, their texts may. */
  readonly isService?: boolean;
}

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

/** What a question asks for that has the pattern, in the words in which it was typed or in which rules read it. */
export function askedText({ asks }: Pick<Aspect, 'asks'>, texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = asks.exec(foldAccents(text));
    if (found) return found[0];
  }
  return null;
}
