import type { Catalog } from '#catalog/port.ts';
import type { StockAlerts } from '#commerce/port.ts';
import type { Messages } from '#messages/messages.ts';
import type { AlertedVariant, StockAlertState } from '#shop/product/stock-alert.ts';
import { emailSchema } from '../checkout-form.ts';
import { lineOf } from '../forms/form-fields.ts';
import { changeOptIn, optInToken } from '../forms/opt-in.ts';

export interface StockAlertRequest {
  readonly alerts: StockAlerts;
  readonly catalog: Pick<Catalog, 'product'>;
  readonly messages: Messages['checkout']['fields'];
}

/**
 * Carries out a posted step of a request: its fields are `product`, `variant` and `email`, or the `token` of an email with
 * `action`. null: nothing is named that exists.
 */
export async function handleStockAlert(
  request: StockAlertRequest,
  fields: ReadonlyMap<string, unknown>,
): Promise<StockAlertState | null> {
  const token = optInToken(fields);
  return token === null ? requestAlert(request, fields) : changeAlert(request, { token, fields });
}

async function requestAlert(
  { alerts, catalog, messages }: StockAlertRequest,
  fields: ReadonlyMap<string, unknown>,
): Promise<StockAlertState | null> {
  const of = await findVariant(catalog, lineOf(fields.get('product')), lineOf(fields.get('variant')));
  if (!of) return null;
  if (of.variant.available) return { step: 'available', of };
  const email = lineOf(fields.get('email'));
  if (!fields.has('email')) return { step: 'form', of, email, error: null };
  const error = emailSchema(messages).safeParse(email).error?.issues[0]?.message ?? null;
  if (error !== null) return { step: 'form', of, email, error };
  const outcome = await alerts.request(of.variant.id, email);
  switch (outcome) {
    case 'requested':
      return { step: 'requested', of, email };
    case 'available':
      return { step: 'available', of };
    case 'unknown':
      return null;
    default:
      return outcome satisfies never;
  }
}

async function changeAlert(
  { alerts, catalog }: StockAlertRequest,
  { token, fields }: { readonly token: string; readonly fields: ReadonlyMap<string, unknown> },
): Promise<StockAlertState> {
  const alert = await changeOptIn(alerts, token, fields);
  const of = alert && (await findVariant(catalog, alert.handle, alert.variantId));
  return of ? { step: alert.isConfirmed ? 'confirmed' : 'confirm', of, token } : { step: 'gone' };
}

async function findVariant(
  catalog: Pick<Catalog, 'product'>,
  handle: string,
  variantId: string,
): Promise<AlertedVariant | null> {
  const product = handle === '' ? null : await catalog.product(handle);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant } : null;
}
