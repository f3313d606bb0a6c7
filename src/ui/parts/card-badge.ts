import { reduction } from '#shop/money.ts';
import type { ProductCard } from '#shop/product.ts';

export interface CardBadge {
  readonly kind: 'plain' | 'sale' | 'out';
  readonly text: string;
}

/** How long a product counts as new, as the demo shop's collection of new things has it. */
const newForDays = 90;

/** The one thing a card says over its picture: sold out before reduced, reduced before new. */
export function cardBadge(card: ProductCard, now: Date): CardBadge | null {
  if (!card.available) return { kind: 'out', text: 'Sold out' };
  const percent = reduction(card.price, card.compareAt);
  if (percent > 0) return { kind: 'sale', text: `−${percent}%` };
  return isNew(card, now) ? { kind: 'plain', text: 'New' } : null;
}

function isNew(card: ProductCard, now: Date): boolean {
  const age = now.getTime() - Date.parse(card.createdAt);
  return age >= 0 && age <= newForDays * 86_400_000;
}
