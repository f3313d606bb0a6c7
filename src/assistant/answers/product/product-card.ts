import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { formatMoney } from '#shop/product/money.ts';
import { pictureUrl } from '#shop/content/picture.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import { variantLinks, type VariantScheme, variantUrl } from '#shop/product/variant-url.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import type { ChatCardPicture, ChatProductCard } from '../../api/stream-parts.ts';

const maxChoices = 30;
const pictureWidth = 160;

/** How product cards write prices and links. */
export interface CardStyle {
  /** BCP 47. */
  readonly locale: string;
  readonly variantUrls: VariantScheme;
}

/** A product as the panel shows it, filled in from the catalog only. */
export function productCard(
  { product, variant, reason }: ProductMatch,
  { locale, variantUrls }: CardStyle,
): ChatProductCard {
  const isChoice = product.variants.length > 1 && product.variants.length <= maxChoices;
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    look: variant.values.join(', '),
    href: variantUrl(routes.product(product.handle), variantLinks(product)(variant), variantUrls),
    variantId: variant.id,
    price: formatMoney(variant.price, locale),
    was:
      variant.compareAt && variant.compareAt.amount > variant.price.amount
        ? formatMoney(variant.compareAt, locale)
        : null,
    available: variant.available,
    picture: pictureOf(product, variant),
    reason: reason ?? product.subtitle,
    choices: isChoice ? product.variants.map((each) => choiceOf(each, locale)) : [],
  };
}

/** A product with the values of the variant, within a sentence: `Linen shirt in M, White`. */
export function variantName(
  { product, variant }: Pick<ProductMatch, 'product' | 'variant'>,
  { answers }: Messages,
): string {
  const { title } = product;
  return variant.values.length > 0 ? answers.variant({ title, values: variant.values.join(', ') }) : title;
}

function choiceOf(variant: Variant, locale: string): ChatProductCard['choices'][number] {
  return {
    id: variant.id,
    label: variant.values.join(', '),
    price: formatMoney(variant.price, locale),
    available: variant.available,
  };
}

function pictureOf(product: Product, variant: Variant): ChatCardPicture | null {
  const picture = product.pictures[variant.picture ?? 0] ?? product.pictures[0];
  if (!picture) return null;
  return { src: pictureUrl(picture, pictureWidth), width: picture.width, height: picture.height, alt: picture.alt };
}
