import { GraphQLError } from 'graphql';
import { fractionDigits } from '#shop/product/money.ts';
import type { ShopStore } from '../shop-store.ts';

/** Scopes of a token that fields ask for. https://shopify.dev/docs/api/usage/access-scopes#unauthenticated-access-scopes */
export type StorefrontScope =
  | 'unauthenticated_read_product_listings'
  | 'unauthenticated_read_product_inventory'
  | 'unauthenticated_read_product_tags'
  | 'unauthenticated_read_selling_plans'
  | 'unauthenticated_read_content'
  | 'unauthenticated_read_metaobjects'
  | 'unauthenticated_write_checkouts';

/** What resolvers are given besides their arguments. */
export interface StorefrontRequest {
  readonly store: ShopStore;
  readonly scopes: ReadonlySet<string>;
  /** Of `@inContext`: ISO 3166-1 alpha-2, and a `LanguageCode`. */
  readonly country: string;
  readonly language: string;
  /** Scheme and host of the emulator, for checkout URLs. */
  readonly origin: string;
}

/** The error of a field that the token may not read; the field is null beside it. */
export function requireScope(field: string, { scopes }: StorefrontRequest, scope: StorefrontScope): void {
  if (scopes.has(scope)) return;
  throw new GraphQLError(`Access denied for ${field} field. Required access: \`${scope}\` access scope.`, {
    extensions: { code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes' },
  });
}

export interface MoneyNode {
  readonly amount: string;
  readonly currencyCode: string;
}

/** An amount of the shop's currency in that of the request's country. */
export function moneyOf(minor: number, { store, country }: Pick<StorefrontRequest, 'store' | 'country'>): MoneyNode {
  const { currency, markets } = store.identity;
  const market = markets[country];
  if (!market) return decimalMoney(minor, currency);
  const major = (minor / 10 ** fractionDigits(currency)) * market.rate;
  return decimalMoney(Math.round(major * 10 ** fractionDigits(market.currency)), market.currency);
}

/** Shopify writes at least one decimal and no more zeros than that. */
export function decimalMoney(minor: number, currencyCode: string): MoneyNode {
  const digits = fractionDigits(currencyCode);
  const text = String(minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const decimals = text.slice(text.length - digits).replace(/0+$/, '') || '0';
  return { amount: `${whole}.${decimals}`, currencyCode };
}

export function globalId(type: string, id: string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The type and the digits of a global id, which may have parameters; null if it is none. */
export function parseGlobalId(text: string): { readonly type: string; readonly id: string } | null {
  const [, type, id] = /^gid:\/\/shopify\/(\w+)\/([^?]+)(?:\?.*)?$/.exec(text) ?? [];
  return type && id ? { type, id } : null;
}
