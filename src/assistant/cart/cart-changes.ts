import { z } from 'zod';
import type { Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';
import { limits } from '#http/limits.ts';
import type { Messages } from '#messages/messages.ts';
import type { Cart, CartLine } from '#shop/cart/cart.ts';
import { tokensOf } from '../retrieval/words/words.ts';
import { exchangeLine, inputOf } from './wording/exchange-line.ts';
import type { UndoStep } from './undo-step.ts';

/** What a message can ask to be done with the cart. */
export type CartRequest = 'add' | 'update' | 'exchange' | 'remove' | 'note' | 'discount' | 'clear';

/** What the visitor's last message says about a change. */
export interface CartStatement {
  readonly message: string;
  /** The number of pieces that it says; null when it says none. */
  readonly quantity: number | null;
  /** It names the product, or points at one that was shown before. */
  readonly isTargetStated: boolean;
}

/**
 * One kind of change that the assistant can make to a cart. Its functions are methods, so that a table can hold all
 * kinds: `changeKind` gives each change its own.
 */
interface CartChangeKind<Change> {
  /** How a clause that asks for it begins, folded. */
  readonly requests: readonly (readonly [CartRequest, RegExp])[];
  /** It may only name a variant that the visitor has been shown. */
  readonly hasVariant: boolean;
  /** The visitor must press a button, whatever the message says. */
  readonly isAlwaysConfirmed: boolean;
  isQuantityAllowed(change: Change): boolean;
  /** The message asks for this kind of change. */
  isRequested(change: Change, request: CartRequest): boolean;
  /** The message itself says how many, which product, which code, which note. */
  isStated(change: Change, statement: CartStatement): boolean;
  apply(change: Change, carts: Carts, write: CartWrite): Promise<CartWriteResult>;
  /** How to undo it, from the carts before and after; null when it cannot be undone. */
  undo(change: Change, before: Cart | null, after: Cart): UndoStep | null;
  /** Says that it was made; `name` is the product's. */
  describe(change: Change, name: string, messages: Messages): string;
  /** Asks whether to make it. */
  ask(change: Change, name: string, messages: Messages): string;
}

function defineChange<Schema extends z.ZodObject>(
  kind: { readonly schema: Schema } & CartChangeKind<z.infer<Schema>>,
): typeof kind {
  return kind;
}

const defaults = { hasVariant: false, isAlwaysConfirmed: false, isQuantityAllowed: () => true } as const;

const cartNoun = String.raw`(?:my |the |our )?(?:shopping )?(?:cart|basket|bag)`;
const noteNoun = String.raw`(?:a |the |this |my )?(?:gift |order |cart |delivery )?(?:note|message)\b`;

const clear = defineChange({
  ...defaults,
  schema: z.object({ kind: z.literal('clear') }),
  requests: [
    [
      'clear',
      new RegExp(String.raw`^(?:empty|clear|reset) (?:${cartNoun}|everything|all)\b|^remove (?:everything|all)\b`),
    ],
  ],
  isAlwaysConfirmed: true,
  isRequested: (_, request) => request === 'clear',
  isStated: () => false,
  apply: (_, carts, write) => carts.clear(write),
  undo: () => null,
  describe: (_, __, { cart }) => cart.done.cleared,
  ask: (_, __, { answers }) => answers.proposals.clear,
});

const note = defineChange({
  ...defaults,
  schema: z.object({ kind: z.literal('note'), note: z.string() }),
  requests: [['note', new RegExp(String.raw`^(?:add|leave|write|put|attach|include|set) ${noteNoun}|^note:`)]],
  isRequested: (_, request) => request === 'note',
  isStated: (change, { message }) => message.includes(change.note.trim()),
  apply: (change, carts, write) => carts.setNote(write, change.note),
  undo: (_, before) => ({ kind: 'note', note: before?.note ?? '' }),
  describe: (_, __, { cart }) => cart.done.note,
  ask: (change, _, { answers }) => answers.proposals.note({ note: change.note }),
});

const discount = defineChange({
  ...defaults,
  schema: z.object({ kind: z.literal('discount'), code: z.string() }),
  requests: [
    [
      'discount',
      /^(?:apply|use|redeem|enter|add|try)\b.*\b(?:code|coupon|voucher|discount)\b|^(?:discount |promo )?code:/,
    ],
  ],
  isRequested: (_, request) => request === 'discount',
  isStated: ({ code }, { message }) => paddedTokens(message).includes(paddedTokens(code)),
  apply: ({ code }, carts, write) => carts.applyCode(write, code),
  undo: ({ code }) => ({ kind: 'code', code }),
  describe: ({ code }, _, { cart }) => cart.done.code({ code: code.toUpperCase() }),
  ask: ({ code }, _, { answers }) => answers.proposals.code({ code }),
});

const lineChangeSchema = z.object({ lineId: z.string(), quantity: z.number().int() });

const update = defineChange({
  ...defaults,
  schema: lineChangeSchema.extend({ kind: z.literal('update') }),
  requests: [
    ['remove', /^(?:remove|delete|drop|get rid of)\b|^no (?=.*\bafter all\b)|^take .*\b(?:out|off|away)\b/],
    ['remove', new RegExp(String.raw`^(?:add|take|get|put|pull)\b(?=.*\b(?:from|out of) ${cartNoun})`)],
    [
      'update',
      /^(?:change|set|update|increase|reduce|make)\b(?=.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b))/,
    ],
  ],
  hasVariant: true,
  isQuantityAllowed: ({ quantity }) => isQuantityWithin(quantity, 0),
  isRequested: ({ quantity }, request) => request === (quantity === 0 ? 'remove' : 'update'),
  isStated: isQuantityOfTargetStated,
  apply: ({ lineId, quantity }, carts, write) => carts.setQuantity(write, lineId, quantity),
  undo: ({ lineId, quantity }, before) => {
    const line = before?.lines.find(({ id }) => id === lineId);
    if (!line) return null;
    return quantity > 0
      ? { kind: 'quantity', lineId, quantity: line.quantity }
      : { kind: 'restore', input: inputOf(line) };
  },
  describe: ({ quantity }, title, { cart: { done } }) =>
    quantity === 0 ? done.removed({ title }) : done.quantity({ title, quantity }),
  ask: ({ quantity }, title, { answers: { proposals } }) =>
    quantity === 0 ? proposals.remove({ title }) : proposals.quantity({ title, number: quantity }),
});

const exchangeSchema = lineChangeSchema.extend({ kind: z.literal('exchange'), variantId: z.string() });

/** `change the size to 42`: a number is a size there, not a quantity. */
const exchange = defineChange({
  ...defaults,
  schema: exchangeSchema,
  requests: [
    ['exchange', /^(?:swap|switch|exchange|replace)\b(?=.*\b(?:for|to|with)\b)/],
    ['exchange', /^(?:change|make|set)\b(?=.*\b(?:size|colou?r)\b.*\b(?:to|into)\b)/],
    [
      'exchange',
      /^change\b(?=.*\b(?:to|into|for) \D+$)(?!.*\b(?:one|two|three|four|five|six|seven|eight|nine|ten)[\s.!]*$)(?!.*\b(?:address|delivery|language|order|account)\b)/,
    ],
  ],
  hasVariant: true,
  isQuantityAllowed: ({ quantity }) => isQuantityWithin(quantity, 1),
  isRequested: (_, request) => request === 'exchange',
  isStated: (_, { isTargetStated }) => isTargetStated,
  apply: applyExchange,
  undo: ({ lineId, variantId }, before, after) => {
    const line = before?.lines.find(({ id }) => id === lineId);
    const quantityBefore = ({ id }: CartLine): number => before?.lines.find((each) => each.id === id)?.quantity ?? 0;
    const added = after.lines.find((each) => each.variant.id === variantId && each.quantity > quantityBefore(each));
    if (!line || !added) return null;
    return { kind: 'exchange', lineId: added.id, kept: quantityBefore(added), input: inputOf(line) };
  },
  describe: (_, title, { cart }) => cart.done.exchanged({ title }),
  ask: (_, title, { answers }) => answers.proposals.exchange({ title }),
});

/** The other variant gets what the visitor said of the line, and its plan. */
async function applyExchange(
  { lineId, variantId, quantity }: z.infer<typeof exchangeSchema>,
  carts: Carts,
  write: CartWrite,
): Promise<CartWriteResult> {
  const cart = write.ref === null ? null : await carts.read(write.ref);
  const line = cart?.lines.find(({ id }) => id === lineId);
  const input = { ...(line ? inputOf(line) : {}), variantId, quantity };
  return exchangeLine(carts, write, { input, lineId, kept: 0 });
}

const trailingRequest = String.raw`[\s,]+(?:please[\s,]+)?(?:add(?: (?:it|them|that|this))?(?: (?:to|in|into) (?:my|the|our) (?:shopping )?(?:cart|basket|bag))?|(?:in|into|to) (?:my|the|our) (?:shopping )?(?:cart|basket|bag))(?:[\s,]+please)?[\s.!]*$`;
const isNoQuestion = String.raw`(?!(?:whats?|which|hows?|is|are|anything|something|everything|nothing|check|total|no|not|show|see|view|open|remove|delete|take|don't|do|does|i|should|would|could|why|where|when)\b)(?!.*\b(?:says?|said|tells?|told)\b)`;

/**
 * `the blue one, add it`, `two of these into my cart please`: the request stands at the end. It is looked for first, so
 * that what precedes it is read once and not at each space of a message.
 */
const trailingAdd = new RegExp(
  `(?<=[^\\s,]|^[\\s,])(?=${trailingRequest})(?<=^${isNoQuestion}[^:]+)${trailingRequest}`,
);

/** `two of them please`, `3 of the first one in 38`: a number of what was shown, and nothing else. */
const countAlone =
  /^(?=(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple)(?: (?:packs?|pairs?|pieces?|bottles?|boxes|bags?))? of (?:it|them|these|those|(?:the )?(?:(?:first|second|third|fourth|last)(?: one)?|[a-z]+ ones?))(?:[\s,]+(?:in|size|for me|please|thanks|thank you)(?: [\p{L}\d/-]+){0,3})*[\s.!]*$)/u;

const add = defineChange({
  ...defaults,
  schema: z.object({ kind: z.literal('add'), variantId: z.string(), quantity: z.number().int() }),
  requests: [
    [
      'add',
      /^(?:add|put|buy|throw in|order(?! (?:status|number|history|#?\d{3,})))\b|^(?:i(?:'ll| will|'d| would) )?(?:take|have)\b(?! me\b| a look\b| you\b)|^i take (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|it|this|that|them|these|those|the)\b)|^i (?:want|need) (?=(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of (?:it|them|these|those))?(?:[\s,]+(?:please|then))*[\s.!]*$)|^get me\b|^give me (?=.*\b(?:of (?:it|them|these|those))\b)/,
    ],
    ['add', new RegExp(String.raw`^(?:stick|chuck|pop|throw|toss|place|slip|get)\b(?=.*\b(?:in|into|to) ${cartNoun})`)],
    ['add', trailingAdd],
    ['add', countAlone],
  ],
  hasVariant: true,
  isQuantityAllowed: ({ quantity }) => isQuantityWithin(quantity, 1),
  isRequested: (_, request) => request === 'add',
  isStated: isQuantityOfTargetStated,
  apply: ({ variantId, quantity }, carts, write) => carts.add(write, [{ variantId, quantity }]),
  undo: ({ variantId }, before, after) => {
    const line = after.lines.find(({ variant }) => variant.id === variantId);
    const quantity = before?.lines.find(({ id }) => id === line?.id)?.quantity ?? 0;
    return line ? { kind: 'quantity', lineId: line.id, quantity } : null;
  },
  describe: ({ quantity }, title, { cart: { done } }) =>
    quantity === 1 ? done.added({ title }) : done.addedSeveral({ number: quantity, title }),
  ask: ({ quantity }, name, messages) => messages.answers.proposals.add({ title: itemText(quantity, name, messages) }),
});

export const cartChangeSchema = z.discriminatedUnion('kind', [
  clear.schema,
  note.schema,
  discount.schema,
  exchange.schema,
  update.schema,
  add.schema,
]);

export type CartChange = z.infer<typeof cartChangeSchema>;

/** In the order in which a message is tested for a request. */
const changeKinds: Readonly<Record<CartChange['kind'], CartChangeKind<CartChange>>> = {
  clear,
  note,
  discount,
  exchange,
  update,
  add,
};

export const cartRequestPatterns = Object.values(changeKinds).flatMap(({ requests }) => requests);

export function changeKind({ kind }: CartChange): CartChangeKind<CartChange> {
  return changeKinds[kind];
}

function isQuantityWithin(quantity: number, min: number): boolean {
  return Number.isInteger(quantity) && quantity >= min && quantity <= limits.chatPiecesPerLine;
}

/** One piece needs no number, and neither does removing all. */
function isQuantityOfTargetStated(
  change: { readonly quantity: number },
  { quantity, isTargetStated }: CartStatement,
): boolean {
  return isTargetStated && (quantity === null ? change.quantity <= 1 : quantity === change.quantity);
}

/** `2 × Linen shirt`; one piece is only named. */
function itemText(quantity: number, title: string, { answers }: Messages): string {
  return quantity === 1 ? title : answers.item({ number: quantity, title });
}

function paddedTokens(text: string): string {
  return ` ${tokensOf(text).join(' ')} `;
}
