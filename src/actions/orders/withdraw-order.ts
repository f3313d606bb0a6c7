import type { Checkout } from '#commerce/port.ts';
import { type Withdrawal, withdrawableLines } from '#shop/checkout/order.ts';
import { findPostedOrder, type OrderLookupState } from './find-order.ts';

/** The steps of a withdrawal: find the order, choose its lines and confirm, see when it was received. */
export interface WithdrawalState extends OrderLookupState {
  /** Positions of the lines that can be withdrawn from, from 0. */
  readonly open: readonly number[];
  /** What this form has withdrawn; null: nothing yet. */
  readonly received: Withdrawal | null;
  /** The form was confirmed without a line. */
  readonly isNothingChosen: boolean;
}

/** Carries out a posted step. Confirming again what was withdrawn before changes nothing and sends no second email. */
export async function handleWithdrawal(checkout: Checkout, form: FormData): Promise<WithdrawalState> {
  const lookup = await findPostedOrder(checkout, new Map(form));
  const { order } = lookup;
  const state = { ...lookup, open: order ? withdrawableLines(order) : [], received: null, isNothingChosen: false };
  if (!order || form.get('action') !== 'confirm') return state;
  const chosen = form.getAll('line').map(Number);
  if (!state.open.some((position) => chosen.includes(position))) return { ...state, isNothingChosen: true };
  const after = await checkout.withdraw(order.token, chosen);
  if (!after) return { ...state, order: null, isUnknown: true };
  return { ...state, order: after, open: withdrawableLines(after), received: after.withdrawals?.at(-1) ?? null };
}
