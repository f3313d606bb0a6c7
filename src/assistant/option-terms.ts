import type { Product } from '#shop/product.ts';
import type { CriteriaTerm } from './conversation.ts';
import { stemsOf } from './words.ts';

/** Option values of one product, given in people's words, as terms; words that are no value of it are left out. */
export function optionTerms(product: Product, words: readonly string[]): CriteriaTerm[] {
  return words.flatMap((word) => {
    const key = stemsOf(word).join(' ');
    const readings = product.options.flatMap(({ name, values }) => {
      const same = values.filter(({ value }) => stemsOf(value).join(' ') === key).map(({ value }) => value);
      return same.length > 0 ? [{ kind: 'option' as const, name: name.toLowerCase(), values: same }] : [];
    });
    return readings.length > 0 ? [{ label: word, negated: false, readings }] : [];
  });
}
