import type { Messages } from '#messages/messages.ts';
import { formatDay, formatSpan, formatWeekday } from '#shop/text/dates.ts';
import type { DeliveryDates } from '#shop/checkout/delivery-dates.ts';
import { isStockLow } from '#shop/product/stock.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import type { Profile } from '#shop/profile.ts';
import { countryNames, formatList } from '#shop/text/intl.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { IconName } from '../../parts/graphics/icons.ts';
import { optionValueName } from './option-value-name.ts';

export interface ProductNote {
  readonly icon: IconName;
  /** Shown first and colored: in stock, low stock, sold out. */
  readonly strong: { readonly tone: 'in' | 'low' | 'none'; readonly text: string } | null;
  readonly text: string;
  readonly more: string | null;
  /** Links for words of `more`, in the order in which they occur. */
  readonly links?: readonly NoteLink[];
}

export interface NoteLink {
  readonly text: string;
  readonly href: string;
}

interface ProductNotesInput {
  readonly product: Product;
  readonly variant: Variant;
  readonly profile: Profile;
  /** null when the shop promises no dates. */
  readonly dates: DeliveryDates | null;
  /** Calendar day (`YYYY-MM-DD`) on which a sold-out variant is expected; null when it is not known. */
  readonly expectedOn: string | null;
  readonly hrefOf: (variant: Variant) => string;
  readonly messages: ProductMessages;
}

type ProductMessages = Messages['product'];

/** Notes on availability, delivery date and cost, returns and repairs; for a sold-out variant on availability only. */
export function productNotes(input: ProductNotesInput): readonly ProductNote[] {
  const { product, variant, profile, messages } = input;
  const stock = variant.available ? stockNote(input) : soldOutNote(input);
  const others =
    product.requiresShipping && variant.available
      ? [
          deliveryNote(variant, profile, messages.delivery),
          returnNote(profile, messages.delivery),
          repairNote(product, profile, messages.delivery),
        ]
      : [];
  return [stock, ...others].filter((note) => note !== null);
}

function stockNote({ product, variant, profile, dates, messages }: ProductNotesInput): ProductNote {
  const { fulfilmentNote } = product;
  const { stock, dispatch } = messages;
  switch (product.fulfilment) {
    case 'digital':
      return { icon: 'send', strong: emphasis('in', stock.digital), text: fulfilmentNote ?? '', more: null };
    case 'made-to-order':
      return { icon: 'clock', strong: emphasis('in', stock.madeToOrder), text: fulfilmentNote ?? '', more: null };
    case 'stock':
      return {
        icon: 'check',
        strong: stockText(variant.stock, stock),
        ...dispatchText(dates, profile.locale, dispatch),
      };
    default:
      return product.fulfilment satisfies never;
  }
}

function stockText(stock: number | null, { inStock, left }: ProductMessages['stock']): ProductNote['strong'] {
  return isStockLow(stock) ? emphasis('low', left({ count: stock })) : emphasis('in', inStock);
}

function dispatchText(
  dates: DeliveryDates | null,
  locale: string,
  messages: ProductMessages['dispatch'],
): Pick<ProductNote, 'text' | 'more'> {
  if (!dates) return { text: '', more: null };
  return dispatchTexts.get([dates, messages], locale, () => {
    const [time, day] = [dates.orderBefore, formatWeekday(dates.leaves, locale)];
    return dates.arrives
      ? { text: messages.arrives({ dates: formatSpan(dates.arrives, locale) }), more: messages.orderBy({ time, day }) }
      : { text: messages.leaves({ day }), more: messages.orderByThatDay({ time }) };
  });
}

/** The texts are the same for all products until the cut-off time. */
const dispatchTexts = createIdentityCache<Pick<ProductNote, 'text' | 'more'>>();

function soldOutNote(input: ProductNotesInput): ProductNote {
  const { product, variant, expectedOn, profile } = input;
  const { stock } = input.messages;
  const values = variant.values.map((value, position) => optionValueName(product.options[position]?.name ?? '', value));
  const look = values.length > 0 ? stock.soldOutIn({ values: values.join(', ') }) : stock.soldOut;
  const day = expectedOn === null ? '' : stock.expected({ day: formatDay(expectedOn, profile.locale, expectedOn) });
  return { icon: 'clock', strong: emphasis('none', look), text: day, more: null, ...alternatives(input) };
}

/**
 * The values of the first option that are in stock while all else stays the same: `Clay and Ink are in stock`, `Size 38
 * and 40 are in stock`.
 */
function alternatives(input: ProductNotesInput): Pick<ProductNote, 'more' | 'links'> | null {
  const { product, variant, profile, messages, hrefOf } = input;
  for (const [position, { name }] of product.options.entries()) {
    const others = product.variants.filter((other) => other.available && differsOnlyIn(position, variant, other));
    if (others.length === 0) continue;
    const links = others.map((other, index) => {
      const value = other.values[position] ?? '';
      return { text: index === 0 ? optionValueName(name, value) : value, href: hrefOf(other) };
    });
    const same = others.every((other) => other.price.amount === variant.price.amount);
    const message = same ? messages.stock.alternativesSamePrice : messages.stock.alternatives;
    const values = formatList(
      links.map(({ text }) => text),
      profile.locale,
    );
    return { more: message({ values, count: links.length }), links };
  }
  return null;
}

/** Splits a text into parts, of which the words of `links` have a link. */
export function linkedParts(
  text: string,
  links: readonly NoteLink[] = [],
): readonly { readonly text: string; readonly href: string | null }[] {
  const [link, ...others] = links;
  const at = link ? text.indexOf(link.text) : -1;
  if (!link || at === -1) return [{ text, href: null }];
  const rest = text.slice(at + link.text.length);
  return [{ text: text.slice(0, at), href: null }, link, ...linkedParts(rest, others)];
}

function differsOnlyIn(position: number, one: Variant, other: Variant): boolean {
  return one.values.every((value, index) => (value === other.values[index]) !== (index === position));
}

type DeliveryMessages = ProductMessages['delivery'];

function deliveryNote(variant: Variant, { delivery, locale }: Profile, messages: DeliveryMessages): ProductNote | null {
  const { freeFrom, freeCountries } = delivery;
  if (!freeFrom || freeCountries.length === 0) return null;
  const countries = countryNames(freeCountries, locale);
  const limit = formatMoney(freeFrom, locale);
  if (variant.price.amount < freeFrom.amount) {
    const more = messages.countries({ countries });
    return { icon: 'truck', strong: null, text: messages.freeFrom({ limit }), more };
  }
  return { icon: 'truck', strong: null, text: messages.freeIn({ countries }), more: messages.limit({ limit }) };
}

function returnNote({ returnDays }: Profile, { returns }: DeliveryMessages): ProductNote | null {
  if (returnDays === null) return null;
  return { icon: 'return', strong: null, text: returns({ count: returnDays }), more: null };
}

function repairNote({ type }: Product, { repairs }: Profile, messages: DeliveryMessages): ProductNote | null {
  if (repairs === null || repairs.exceptTypes.some((each) => each === type)) return null;
  return { icon: 'repair', strong: null, text: messages.repairs({ count: repairs.years }), more: null };
}

function emphasis(name: 'in' | 'low' | 'none', text: string): ProductNote['strong'] {
  return { tone: name, text };
}
