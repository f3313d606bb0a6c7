import { lineOf } from '../forms/form-fields.ts';
import type { Checkout } from '#commerce/port.ts';
import type { Order } from '#shop/checkout/order.ts';

/** What a buyer identifies an order by. */
export interface OrderLookup {
  readonly number: string;
  readonly email: string;
}

/** What was found. `isUnknown` does not tell a number that does not exist from one of another buyer. */
export interface OrderLookupState {
  readonly values: OrderLookup;
  readonly order: Order | null;
  readonly isUnknown: boolean;
}

/** Looks an order up by the fields `number` and `email` of a posted form; an empty form finds nothing. */
export async function findPostedOrder(
  checkout: Pick<Checkout, 'findOrder'>,
  fields: ReadonlyMap<string, unknown>,
): Promise<OrderLookupState> {
  const values = { number: lineOf(fields.get('number')), email: lineOf(fields.get('email')) };
  if (fields.size === 0) return { values, order: null, isUnknown: false };
  const order = await checkout.findOrder(values.number, values.email);
  return { values, order, isUnknown: order === null };
}
