import { parseAmount } from '#shop/product/money.ts';
import { currencyCode, currencySign, writtenNumber } from '#shop/text/numbers.ts';

export interface Grounding {
  /** In minor units. */
  readonly amounts: ReadonlySet<number>;
  /** The visitor's message and the texts that tools quoted: amounts in them may be repeated. */
  readonly knownText: string;
  /** Decimals of the shop's currency. */
  readonly digits: number;
  /** Stands for an amount that is not known: `the price on the card`. */
  readonly unknownAmount: string;
}

const moneyPattern = new RegExp(
  String.raw`(?:${currencySign}|\b(?:${currencyCode}|kr)\b)\s{0,3}${writtenNumber}` +
    String.raw`|${writtenNumber}\s{0,3}(?:${currencySign}|(?:${currencyCode}|kr|euros?|dollars?|pounds?)\b)`,
  'giu',
);

/**
 * A model's sentence as it may be shown, without pictures, markup, addresses and amounts that no tool returned: links
 * and prices are on the product cards.
 */
export function groundSentence(sentence: string, { amounts, knownText, digits, unknownAmount }: Grounding): string {
  const known = new Set([...amounts, ...amountsIn(knownText, digits)]);
  return sentence
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(moneyPattern, (amount, before?: string, after?: string) => {
      const isKnown = known.has(parseAmount(before ?? after ?? '', digits));
      return isKnown ? amount : unknownAmount;
    });
}

const wholeNumber = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])${writtenNumber}(?![.,]?\d)(?!(?!(?:${currencyCode}|kr)\b)\p{L})`,
  'giu',
);

/** The numbers of a text as minor units; digits within a word are none. */
function amountsIn(text: string, digits: number): readonly number[] {
  return [...text.matchAll(wholeNumber)].map(([number]) => parseAmount(number, digits));
}

/** Cuts streamed text into sentences, so that each can be checked as a whole before it is shown. */
export function createSentenceSplitter(): {
  readonly push: (text: string) => readonly string[];
  readonly rest: () => string;
} {
  let buffer = '';
  return {
    push: (text) => {
      buffer += text;
      const parts = buffer.split(/(?<=[.!?:;\n]["”’)]?)(?=\s)/);
      buffer = parts.pop() ?? '';
      return parts;
    },
    rest: () => buffer,
  };
}
