import { formatMoney } from '#shop/product/money.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { statedQuantity } from '../../cart/wording/stated-quantity.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import type { Product } from '#shop/product/product.ts';
import type { Aspect } from './aspects/aspect.ts';
import { optionSentences, soldOutText } from './option-sentences.ts';
import { variantName } from './product-card.ts';
import { factsText, weightOf } from './product-facts.ts';

/** What is known of each product, or of its variants. */
export function dataSentences(turn: TurnContext, found: ProductMatch, { name }: Aspect): readonly string[] {
  const { product } = found;
  switch (name) {
    case 'price':
      return [priceSentence(turn, found), ...noReduction(turn, found), ...priceOfSeveral(turn, found)];
    case 'stock':
      return stockSentences(turn, found);
    case 'options':
      return product.options.flatMap((option) => optionSentences(turn, product, option.name));
    case 'maker':
      return madeBy(turn, product);
    case 'origin':
      // Where goods are made by hand, the maker says where.
      return /\bwhere\b/.test(foldAccents(turn.message)) ? madeBy(turn, product) : [];
    case 'weight': {
      const weight = weightOf(found, turn);
      return weight === null ? [] : [factsText(turn, product.title, [weight])];
    }
    default:
      return [];
  }
}

function madeBy({ messages }: TurnContext, { title, vendor }: Product): readonly string[] {
  return vendor === null ? [] : [messages.answers.madeBy({ title, maker: vendor })];
}

/** What a variant costs. */
export function priceSentence({ messages, profile }: TurnContext, found: ProductMatch): string {
  const { price: amount, compareAt } = found.variant;
  const title = variantName(found, messages);
  const price = formatMoney(amount, profile.locale);
  if (!compareAt) return messages.answers.price({ title, price });
  return messages.answers.priceReduced({ title, price, before: formatMoney(compareAt, profile.locale) });
}

export const asksForReduction = /\bon sale\b|\breduced\b|\breduction\b|\bdiscount|\bdeal\b|\bon offer\b/i;

/** Answers `is it on sale` where the price is the usual one. */
function noReduction({ message, messages }: TurnContext, { variant }: ProductMatch): readonly string[] {
  const isAsked = asksForReduction.test(foldAccents(message));
  return isAsked && !variant.compareAt ? [messages.answers.notReduced] : [];
}

/** What as many cost as a question says: `how much would three of those be`. */
function priceOfSeveral({ message, messages, profile }: TurnContext, found: ProductMatch): readonly string[] {
  const rest = /\b(?:how much|what) (?:is|are|does|do|for|would|will)\b(.*)/.exec(foldAccents(message))?.[1] ?? '';
  const count = statedQuantity(rest, variantName(found, messages));
  const { price, terms } = found.variant;
  if (count === null || count < 2 || (terms && terms.priceBreaks.length > 0)) return [];
  const sum = formatMoney({ ...price, amount: price.amount * count }, profile.locale);
  return [messages.answers.priceOfSeveral({ count, price: sum })];
}

const fewLeftThreshold = 5;

function stockSentences(turn: TurnContext, { product, variant }: Omit<ProductMatch, 'reason'>): readonly string[] {
  const { madeToOrder, left, inStock } = turn.messages.answers;
  if (!variant.available) return [soldOutText(turn, { product, variant })];
  const title = variantName({ product, variant }, turn.messages);
  if (product.fulfilment === 'made-to-order')
    return [madeToOrder({ title }), ...(product.fulfilmentNote ? [product.fulfilmentNote] : [])];
  return [
    variant.stock !== null && variant.stock <= fewLeftThreshold
      ? left({ title, count: variant.stock })
      : inStock({ title }),
  ];
}
