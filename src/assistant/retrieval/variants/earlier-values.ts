import type { Conversation } from '../../conversation/conversation.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { ProductMatch } from './match-variant.ts';
import { isAge, variantSuitsAge } from '../quantities/ages.ts';
import { findNamedVariants, type NamedVariants } from './named-values.ts';
import { valueByColor } from './variant-color.ts';
import { valueByMeasure, withoutMeasure } from './value-ranges.ts';
import { valueBySizeAlone } from './variant-size.ts';

/** Option values that the visitor has named for a product before this message, the latest first. */
export function earlierValues(conversation: Conversation, product: Product): readonly string[] {
  const { handle } = product;
  const { focus, focusValues, focusBefore, lastProducts, lastSearch } = conversation;
  const ofFocus = focus?.handle === handle ? [focusValues.join(' ')] : [];
  const ofOther = focusBefore?.handle === handle ? [focusBefore.values.join(' ')] : [];
  const isOfSearch = lastProducts.some((each) => each.handle === handle);
  const searched = isOfSearch ? (lastSearch?.terms ?? []).filter(({ negated }) => !negated) : [];
  const labels = searched.map(({ label }) => label);
  const colors = labels.flatMap((label) => valueByColor(product, label) ?? []);
  // A size that only this product has is no word of the catalog.
  const phrase = isOfSearch ? (lastSearch?.phrase ?? '') : '';
  const measured = valueByMeasure(product, phrase) ?? '';
  return [...ofFocus, ...ofOther, labels.join(' '), ...colors, measured, withoutMeasure(phrase)];
}

/** Of variants for different ages those for the age that the last search was for, if that showed the product. */
export function forAgeSearched(
  { lastSearch, lastProducts }: Conversation,
  product: Product,
  named: NamedVariants,
): Pick<NamedVariants, 'variants' | 'open'> {
  const ages = lastProducts.some(({ handle }) => handle === product.handle)
    ? (lastSearch?.measures ?? []).filter(isAge)
    : [];
  const variants = named.variants.filter((variant) => ages.every((age) => variantSuitsAge(variant, age)));
  if (variants.length === 0 || variants.length === named.variants.length) return named;
  const open = product.options.filter((_, index) => new Set(variants.map(({ values }) => values[index])).size > 1);
  return { variants, open: open.map(({ name }) => name) };
}

/** Those of the values of a variant shown alone that the visitor has named, in this message or before. */
export function valuesNamed(
  conversation: Conversation,
  { product, variant }: ProductMatch,
  message: string,
): readonly string[] {
  const meant = [valueByColor, valueByMeasure, valueBySizeAlone].map((valueIn) => valueIn(product, message) ?? '');
  const stepped = sizeStep.test(foldAccents(message)) ? otherValues(conversation, { product, variant }) : '';
  const texts = [message, ...meant, stepped, ...earlierValues(conversation, product)];
  return variant.values.filter((value, index) => {
    const { open } = findNamedVariants(product, texts);
    const option = product.options[index];
    const isChosen = option !== undefined && option.values.length > 1 && !open.includes(option.name);
    return isChosen && findNamedVariants(product, texts).variants.some(({ values }) => values[index] === value);
  });
}

/** `smaller?` asks for the size that is shown then. */
const sizeStep = /\b(?:small|bigg|larg|long|short|wid|tall)er\b/;

/** What a variant has that the one spoken of before has not. */
function otherValues(
  { focus, lastProducts }: Conversation,
  { product, variant }: Pick<ProductMatch, 'product' | 'variant'>,
): string {
  const before = focus ?? lastProducts.find(({ handle }) => handle === product.handle);
  const former = product.variants.find(({ id }) => id === before?.variantId);
  return former ? variant.values.filter((value) => !former.values.includes(value)).join(' ') : '';
}
