import { formatMoney } from '#shop/product/money.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { priceSentence } from '../../../answers/product/offer-sentences.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { earlierValues } from '../../../retrieval/variants/earlier-values.ts';
import { findNamedVariants } from '../../../retrieval/variants/named-values.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';

export interface CountedProduct {
  readonly match: ProductMatch;
  readonly count: number;
}

export function asOne(match: ProductMatch): CountedProduct {
  return { match, count: 1 };
}

/** Says what each costs and what all cost together. */
export function saySum(turn: TurnContext, answer: AnswerWriter, things: readonly CountedProduct[]): void {
  sayPrices(turn, answer, things);
  if (things.length > 1) answer.say(turn.messages.answers.together({ price: priceOf(turn, things) }));
}

/** Says what each costs, and as many as are counted. */
export function sayPrices(turn: TurnContext, answer: AnswerWriter, things: readonly CountedProduct[]): void {
  const { price, priceOfSeveral } = turn.messages.answers;
  for (const { match, count } of things) {
    const from = { title: match.product.title, price: priceOf(turn, [asOne(match)]) };
    answer.say(isPriceOpen(turn, match) ? price(from) : priceSentence(turn, match));
    if (count > 1) answer.say(priceOfSeveral({ count, price: priceOf(turn, [{ match, count }]) }));
  }
  answer.showProducts(things.map(({ match }) => match));
}

/** From the lowest price on where it depends on a variant that is not chosen. */
function priceOf(turn: TurnContext, things: readonly CountedProduct[]): string {
  const { profile, messages } = turn;
  const amount = things.reduce((sum, { match, count }) => sum + count * Math.min(...openPrices(turn, match)), 0);
  const price = formatMoney({ currency: profile.currency, amount }, profile.locale);
  return things.some(({ match }) => isPriceOpen(turn, match)) ? messages.answers.criteria.from({ price }) : price;
}

/** Whether variants that may be meant differ in price. */
export function isPriceOpen(turn: TurnContext, match: ProductMatch): boolean {
  return new Set(openPrices(turn, match)).size > 1;
}

function openPrices({ memory }: TurnContext, { product, variant }: ProductMatch): readonly number[] {
  const { variants, open } = findNamedVariants(product, [...earlierValues(memory.conversation, product)]);
  return (open.length > 0 ? variants : [variant]).map(({ price }) => price.amount);
}
