import { type Order, type OrderEvent, orderEventKinds } from '#shop/checkout/order.ts';
import type { OrderChangeResult, RequestedPieces } from '#shop/checkout/order-progress.ts';
import { changeOrder, type OrderChangeRequest } from '#connectors/embedded/orders/change-order.ts';
import { findOrder } from '#connectors/embedded/orders/orders.ts';
import { formatMoney, fromDecimal } from '#shop/product/money.ts';
import { type CommandArguments, parseArguments } from '../../arguments.ts';
import { UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { describeEvent } from './order-texts.ts';

export const mark: Subcommand = {
  usage: `<number> ${orderEventKinds.join('|')} [<line>[:<quantity>] …] [--tracking <url>] [--amount <sum>] [--restock | --no-restock] [--no-email]`,
  summary: 'Record a payment, a parcel, a cancellation or a refund, of the whole order or of some lines',
  run: async (args, context) => {
    const given = parseArguments(args, {
      positionals: [2, 200],
      options: ['tracking', 'amount'],
      flags: ['restock', 'no-restock', 'no-email'],
    });
    const [number = '', , ...words] = given.positionals;
    const { store } = context.openShop();
    const order = findOrder(store, number);
    const change = readChange(given, words, { order, now: context.now() });
    const changed = changeOrder(store, { ...change, number });
    if (changed?.ok) {
      context.terminal.print(`${changed.order.number}: ${describeEvent(changed.event, changed.order)}`);
      return 'done';
    }
    context.terminal.report(
      changed ? refusalText(changed, changed.order, change.kind) : `No order with the number ${number}.`,
    );
    return 'failed';
  },
};

interface ChangeTarget {
  readonly order: Order | null;
  readonly now: Date;
}

/** Throws UsageError. What is cancelled is restocked unless it is said not to be, and what is refunded if it is said. */
function readChange(
  { positionals, options, flags }: CommandArguments,
  words: readonly string[],
  { order, now }: ChangeTarget,
): Omit<OrderChangeRequest, 'number'> {
  const kind = orderEventKinds.find((each) => each === positionals[1]);
  if (!kind) throw new UsageError(`Expected one of: ${orderEventKinds.join(', ')}`);
  const only = (name: string, kinds: readonly string[]): void => {
    if ((options.has(name) || flags.has(name)) && !kinds.includes(kind))
      throw new UsageError(`--${name} is for: ${kinds.join(', ')}`);
  };
  only('tracking', ['shipped']);
  only('amount', ['refunded']);
  only('restock', ['cancelled', 'refunded']);
  only('no-restock', ['cancelled', 'refunded']);
  if (kind === 'paid' && words.length > 0) throw new UsageError('An order is paid as a whole.');
  return {
    kind,
    at: now.toISOString(),
    pieces: words.length === 0 ? null : words.map(readPieces),
    amount: readAmount(options.get('amount'), order),
    trackingUrl: readTracking(options.get('tracking')),
    isRestocked: flags.has('restock') || (kind === 'cancelled' && !flags.has('no-restock')),
    mails: !flags.has('no-email'),
  };
}

/** `2` is all that is left of line 2, `2:1` one piece of it. */
function readPieces(word: string): RequestedPieces {
  const [, number, pieces] = /^(\d{1,4})(?::(\d{1,4}))?$/u.exec(word) ?? [];
  if (number === undefined) throw new UsageError(`Expected a line like 2, or 2:1 for one piece of it: ${word}`);
  return { line: Number(number) - 1, quantity: pieces === undefined ? null : Number(pieces) };
}

function readAmount(word: string | undefined, order: Order | null): number | null {
  if (word === undefined) return null;
  const amount = fromDecimal(word, order?.total.currency ?? 'EUR');
  if (amount === null || amount === 0) throw new UsageError(`Expected an amount like 12.50: ${word}`);
  return amount;
}

function readTracking(word: string | undefined): string | null {
  if (word === undefined) return null;
  if (!word.startsWith('https://') || !URL.canParse(word))
    throw new UsageError(`Expected an address that begins with https://: ${word}`);
  return word;
}

function refusalText(
  refusal: OrderChangeResult & { readonly ok: false },
  { number, lines, total }: Order,
  kind: OrderEvent['kind'],
): string {
  const { reason, line = 0, limit = 0 } = refusal;
  switch (reason) {
    case 'already_paid':
      return `${number} is paid already.`;
    case 'all_cancelled':
      return `${number} is cancelled, so there is nothing to pay.`;
    case 'not_paid':
      return `${number} is not paid, so there is nothing to refund. Mark it as paid first, or cancel it.`;
    case 'nothing_left':
      return `Nothing of ${number} can be marked so. ${conditions[kind]} See: orders show ${number}`;
    case 'unknown_line':
      return `${number} has no line ${line + 1}: it has ${lines.length}.`;
    case 'too_many':
      return `${limit === 0 ? 'Nothing' : `Only ${limit}`} of line ${line + 1} of ${number} can be marked so. ${conditions[kind]} See: orders show ${number}`;
    case 'too_much':
      return `Only ${formatMoney({ ...total, amount: limit }, 'en')} of ${number} can be refunded.`;
    default:
      return reason satisfies never;
  }
}

/** Which pieces an event can happen to. */
const conditions: Readonly<Record<OrderEvent['kind'], string>> = {
  paid: 'An order is paid once.',
  shipped: 'Pieces are sent once, and not when they are cancelled.',
  cancelled: 'Pieces are cancelled once, and not when they are sent.',
  refunded: 'Pieces are refunded once, and only when they are sent or cancelled: mark that first.',
};
