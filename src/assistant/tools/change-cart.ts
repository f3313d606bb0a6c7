import { z } from 'zod';
import { reportOutcome, showOutcome } from '../answers/cart-outcome.ts';
import { requestCartChange, type WriteOutcome } from '../cart/write-cart.ts';
import { readCart } from '../conversation/turn-context.ts';
import { findVariant } from '../retrieval/resolve-product.ts';
import { defineTool, type Tool, type ToolInvocation } from './tool.ts';

/** Characters. */
export const maxNoteLength = 500;

interface CartToolDefinition<Input, Output> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Output, Input>;
  readonly run: (input: Output, call: ToolInvocation) => Promise<WriteOutcome>;
}

function defineCartTool<Input, Output>(definition: CartToolDefinition<Input, Output>): Tool<Input, WriteOutcome> {
  return defineTool({
    ...definition,
    kind: 'write',
    summarize: ({ status }) => ({ status }),
    toModelData: outcomeForModel,
    show: (outcome, answer, turn) => showOutcome(turn, answer, outcome),
    report: (outcome, answer, turn) => reportOutcome(turn, answer, outcome),
  });
}

export const addToCart = defineCartTool({
  name: 'add_to_cart',
  description:
    'Puts a variant into the cart, only when the visitor asks for it and after a tool has returned the variant.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Handle of the product.'),
    variant_id: z.string().min(1).max(200),
    quantity: z.int().default(1),
  }),
  run: async ({ product, variant_id: variantId, quantity }, call) =>
    requestCartChange(
      call,
      { kind: 'add', variantId, quantity },
      await findVariant(call.turn.catalog, product, variantId),
    ),
});

export const updateCartItem = defineCartTool({
  name: 'update_cart_item',
  description: 'Sets how many of a variant are in the cart, only when the visitor asks for it; 0 removes it.',
  input: z.object({ variant_id: z.string().min(1).max(200), quantity: z.int() }),
  run: async ({ variant_id: variantId, quantity }, call) => {
    const { catalog } = call.turn;
    const cart = await readCart(call.turn);
    const line = cart?.lines.find(({ variant }) => variant.id === variantId);
    if (!line) return { status: 'refused', reason: 'unknown_line', detail: null };
    const target = await findVariant(catalog, line.handle, variantId);
    return requestCartChange(call, { kind: 'update', lineId: line.id, quantity }, target);
  },
});

export const exchangeCartItem = defineCartTool({
  name: 'exchange_cart_item',
  description:
    'Replaces a variant in the cart by another one of the same product, only when the visitor asks for it and after a tool has returned both.',
  input: z.object({ variant_id: z.string().min(1).max(200), new_variant_id: z.string().min(1).max(200) }),
  run: async ({ variant_id: variantId, new_variant_id: newId }, call) => {
    const { catalog } = call.turn;
    const cart = await readCart(call.turn);
    const line = cart?.lines.find(({ variant }) => variant.id === variantId);
    const target = line ? await findVariant(catalog, line.handle, newId) : null;
    if (!line || !target) return { status: 'refused', reason: 'unknown_line', detail: null };
    const change = { kind: 'exchange', lineId: line.id, variantId: newId, quantity: line.quantity } as const;
    return requestCartChange(call, change, target);
  },
});

export const addCartNote = defineCartTool({
  name: 'add_cart_note',
  description: 'Writes a note onto the order, in the visitor’s own words, only when asked.',
  input: z.object({ note: z.string().min(1).max(maxNoteLength) }),
  run: ({ note }, call) => requestCartChange(call, { kind: 'note', note }, null),
});

export const applyDiscount = defineCartTool({
  name: 'apply_discount',
  description: 'Applies a discount code that the visitor gave.',
  input: z.object({ code: z.string().min(1).max(60) }),
  run: ({ code }, call) => requestCartChange(call, { kind: 'discount', code }, null),
});

export const clearCart = defineCartTool({
  name: 'clear_cart',
  description: 'Asks the visitor, by a button, whether to empty the cart.',
  input: z.object({}),
  run: (_, call) => requestCartChange(call, { kind: 'clear' }, null),
});

function outcomeForModel(outcome: WriteOutcome): Readonly<Record<string, unknown>> {
  if (outcome.status === 'refused') return { status: 'refused', reason: outcome.reason };
  return { status: outcome.status === 'proposed' ? 'waits_for_the_visitor_to_press_a_button' : outcome.status };
}
