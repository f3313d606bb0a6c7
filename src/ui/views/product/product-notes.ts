import { formatSpan, formatWeekday } from '#shop/text/dates.ts';
import type { DeliveryDates } from '#shop/checkout/delivery-dates.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import type { Profile } from '#shop/profile.ts';
import { countryNames, formatList } from '#shop/text/intl.ts';
import type { IconName } from '../../parts/graphics/icons.ts';

export interface ProductNote {
  readonly icon: IconName;
  /** Said first and coloured: there, nearly gone, gone. */
  readonly strong: { readonly tone: 'in' | 'low' | 'none'; readonly text: string } | null;
  readonly text: string;
  readonly more: string | null;
}

interface ProductNotesInput {
  readonly product: Product;
  readonly variant: Variant;
  readonly profile: Profile;
  /** null when the shop promises no dates. */
  readonly dates: DeliveryDates | null;
}

/** From how many pieces on hand the exact number is no one's concern. */
const lowStock = 3;

/** What a buyer asks before buying: is it there and when does it come, what does delivery cost, can it go back. */
export function productNotes(input: ProductNotesInput): readonly ProductNote[] {
  const { product, variant, profile } = input;
  const stock = variant.available ? stockNote(input) : soldOutNote(input);
  const others = product.requiresShipping ? [deliveryNote(variant, profile), returnNote(profile)] : [];
  return [stock, ...others].filter((note) => note !== null);
}

function stockNote({ product, variant, profile, dates }: ProductNotesInput): ProductNote {
  const { fulfilmentNote } = product;
  switch (product.fulfilment) {
    case 'digital':
      return { icon: 'send', strong: emphasis('in', 'Sent by e-mail.'), text: fulfilmentNote ?? '', more: null };
    case 'made-to-order':
      return { icon: 'clock', strong: emphasis('in', 'Made to order.'), text: fulfilmentNote ?? '', more: null };
    case 'stock':
      return { icon: 'check', strong: stockText(variant.stock), ...dispatchText(dates, profile.locale) };
    default:
      return product.fulfilment satisfies never;
  }
}

function stockText(stock: number | null): ProductNote['strong'] {
  if (stock === null || stock <= 0 || stock > lowStock) return emphasis('in', 'In stock.');
  return emphasis('low', stock === 1 ? 'Only one left.' : `Only ${stock} left.`);
}

function dispatchText(dates: DeliveryDates | null, locale: string): Pick<ProductNote, 'text' | 'more'> {
  if (!dates) return { text: '', more: null };
  const arrives = dates.arrives && `, delivered ${formatSpan(dates.arrives, locale)}`;
  return {
    text: `Leaves the shop on ${formatWeekday(dates.leaves, locale)}`,
    more: `Ordered before ${dates.orderBefore} that day${arrives ?? ''}`,
  };
}

function soldOutNote({ product, variant, profile }: ProductNotesInput): ProductNote {
  const look = variant.values.length > 0 ? `Sold out in ${variant.values.join(', ')}.` : 'Sold out.';
  return {
    icon: 'clock',
    strong: emphasis('none', look),
    text: '',
    more: alternatives(product, variant, profile.locale),
  };
}

/** The values of the first option that are in stock while all else stays the same: `Clay and Ink are in stock`. */
function alternatives(product: Product, variant: Variant, locale: string): string | null {
  for (const position of product.options.keys()) {
    const others = product.variants.filter((other) => other.available && differsOnlyIn(position, variant, other));
    if (others.length === 0) continue;
    const words = formatList(
      others.map((other) => other.values[position] ?? ''),
      locale,
    );
    const same = others.every((other) => other.price.amount === variant.price.amount);
    const [is, costs] = others.length === 1 ? ['is', 'costs'] : ['are', 'cost'];
    return `${words} ${is} in stock${same ? ` and ${costs} the same` : ''}`;
  }
  return null;
}

function differsOnlyIn(position: number, one: Variant, other: Variant): boolean {
  return one.values.every((value, index) => (value === other.values[index]) !== (index === position));
}

function deliveryNote(variant: Variant, { delivery, locale }: Profile): ProductNote | null {
  const { freeFrom, freeCountries } = delivery;
  if (!freeFrom || freeCountries.length === 0) return null;
  const where = `in ${countryNames(freeCountries, locale)}`;
  const limit = formatMoney(freeFrom, locale);
  if (variant.price.amount < freeFrom.amount) {
    return { icon: 'truck', strong: null, text: `Free delivery from ${limit}`, more: capitalize(where) };
  }
  return { icon: 'truck', strong: null, text: `Free delivery ${where}`, more: `Above the limit of ${limit}` };
}

function returnNote({ returnDays }: Profile): ProductNote | null {
  if (returnDays === null) return null;
  return { icon: 'return', strong: null, text: `${returnDays} days to change your mind`, more: null };
}

function emphasis(name: 'in' | 'low' | 'none', text: string): ProductNote['strong'] {
  return { tone: name, text };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
