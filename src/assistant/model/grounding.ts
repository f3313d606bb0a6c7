import { parseAmount } from '#shop/product/money.ts';
import { productsIn, type ToolResult } from '../tools/tool-result.ts';

/** Amounts in minor units that tools have returned: the only ones a text may name. */
export function amountsIn(result: ToolResult): readonly number[] {
  const variants = productsIn(result).flatMap(({ product }) => product.variants);
  const prices = variants.flatMap(({ price, compareAt }) => [price.amount, ...(compareAt ? [compareAt.amount] : [])]);
  if (result.kind !== 'cart' || !result.cart) return prices;
  const { lines, subtotal, discount, total } = result.cart;
  return [
    ...prices,
    ...lines.flatMap((line) => [line.price.amount, line.total.amount]),
    subtotal.amount,
    discount.amount,
    total.amount,
  ];
}

export interface Grounding {
  readonly amounts: ReadonlySet<number>;
  /** Text that was quoted or said by the visitor: its amounts may be repeated. */
  readonly said: string;
  /** Decimals of the shop's currency. */
  readonly digits: number;
}

const moneyPattern =
  /(?:[€$£¥]|\b(?:EUR|USD|GBP|NOK|SEK|DKK|kr)\b)\s?(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\s?(?:[€$£¥]|(?:EUR|USD|GBP|NOK|SEK|DKK|kr|euros?|dollars?|pounds?)\b)/giu;

/**
 * A model's sentence as it may be shown: amounts that no tool returned are taken out, pictures, markup and addresses
 * too. Links and prices are the cards' matter.
 */
export function groundSentence(sentence: string, { amounts, said, digits }: Grounding): string {
  return sentence
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(moneyPattern, (amount, before?: string, after?: string) => {
      const number = before ?? after ?? '';
      const isKnown = amounts.has(parseAmount(number, digits)) || said.includes(number);
      return isKnown ? amount : 'the price on the card';
    });
}

/** Cuts streamed text into sentences, so that each can be looked at whole before it is shown. */
export function makeSentenceSplitter(): {
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
