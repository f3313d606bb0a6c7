import { routes } from '#routes.ts';
import { reduction } from '#shop/product/money.ts';
import type { Messages } from '#messages/messages.ts';
import type { ProductCard, Recommendation, VariantLink } from '#shop/product/product.ts';
import { type VariantScheme, variantUrl } from '#shop/product/variant-url.ts';

/** What the display of products and prices depends on; passed from the frame down to every card. */
export interface Display {
  /** BCP 47. */
  readonly locale: string;
  readonly messages: Messages;
  readonly variantUrls: VariantScheme;
  readonly now: Date;
}

/** The address of a product with one of its variants selected. */
export function variantHref(handle: string, variant: VariantLink, scheme: VariantScheme): string {
  return variantUrl(routes.product(handle), variant, scheme);
}

/** The heading of recommendations: only those that the shop chose are said to go with the product. */
export function recommendationsHeading(
  recommendations: readonly Recommendation[],
  messages: Messages['product'],
): string {
  return recommendations.some(({ isCurated }) => isCurated) ? messages.recommendations : messages.alsoLike;
}

export interface CardBadge {
  readonly kind: 'plain' | 'sale' | 'out';
  readonly text: string;
}

/** How long a product counts as new; the demo shop's collection of new products has the same rule. */
const newForDays = 90;

/** The badge on the picture of a card: sold out, else reduced, else new; null for none of these. */
export function cardBadge(card: ProductCard, isMarkedNew: boolean, messages: Messages['product']): CardBadge | null {
  if (!card.available) return { kind: 'out', text: messages.soldOut };
  const percent = reduction(card.price, card.compareAt);
  if (percent > 0) return { kind: 'sale', text: `−${percent}%` };
  return isMarkedNew ? { kind: 'plain', text: messages.new } : null;
}

/** The cards of a grid to mark as new: none where all are new, as after a first import. */
export function markedNew(cards: readonly ProductCard[], now: Date): ReadonlySet<ProductCard> {
  const newCards = cards.filter((card) => isNew(card, now));
  return new Set(newCards.length < cards.length ? newCards : []);
}

/** Distinguishes HTML of the same cards by how they are displayed and which of them are new at present. */
export function displayKey({ locale, variantUrls, now }: Display, cards: readonly ProductCard[]): string {
  return [locale, variantUrls, ...cards.map((card) => (isNew(card, now) ? 'new' : ''))].join('|');
}

function isNew(card: ProductCard, now: Date): boolean {
  const age = now.getTime() - Date.parse(card.createdAt);
  return age >= 0 && age <= newForDays * 86_400_000;
}
