import type { Cart } from '#shop/cart/cart.ts';
import { type EvaluationShop, openShopOf, plainShop } from '../../evaluation/dialogues/evaluation-shop.ts';
import { startEvaluation } from '../../evaluation/dialogues/run-dialogue.ts';
import { sampleBuyerContext } from '../../fixtures/sample-buyer-context.ts';
import type { EverydayOrder, ExpectedCart, OrderShop } from '../../fixtures/orders/everyday-orders.ts';
import { partsOf } from './parts-of.ts';
import type { AssistantUnderTest, AssistantVisitor } from './start-assistant.ts';

interface CartItem {
  readonly quantity: number;
  /** `tee/Black/M` */
  readonly item: string;
}

/** What became of the cart. */
export interface OrderedCart {
  readonly text: string;
  /** Before the last message. */
  readonly before: readonly CartItem[];
  readonly written: readonly CartItem[];
  /** Once all is accepted that the last answer offers. */
  readonly accepted: readonly CartItem[];
}

export interface OrderingShop {
  readonly shop: EvaluationShop;
  readonly assistant: AssistantUnderTest;
}

const delivery = {
  kind: 'policy',
  handle: 'shipping',
  title: 'Delivery',
  body: 'Delivery costs 5 euros and takes three days. Versand kostet 5 Euro. Frakten koster 5 euro.',
};

export async function openOrderShop({ products, locale }: OrderShop): Promise<OrderingShop> {
  const shop = await openShopOf({ source: plainShop([delivery], locale), products });
  return { shop, assistant: startEvaluation(shop) };
}

/** Sends the messages of a dialogue, and presses every button of the last answer. */
export async function runOrder({ messages }: EverydayOrder, { shop, assistant }: OrderingShop): Promise<OrderedCart> {
  const visitor = assistant.visitor();
  for (const message of messages.slice(0, -1)) await visitor.ask(message);
  const before = itemsOf(await readCart(visitor, shop), shop);
  const { text, parts } = await visitor.ask(messages.at(-1) ?? '');
  const written = itemsOf(await readCart(visitor, shop), shop);
  for (const { data } of partsOf(parts, 'data-proposal'))
    await visitor.post({ action: 'confirm', id: data.id, conversationId: visitor.conversationId });
  return { text, before, written, accepted: itemsOf(await readCart(visitor, shop), shop) };
}

async function readCart(visitor: AssistantVisitor, { platform }: EvaluationShop): Promise<Cart | null> {
  const ref = visitor.cookies.get('cart');
  return ref ? platform.carts(sampleBuyerContext).read(ref) : null;
}

function itemsOf(cart: Cart | null, { products }: EvaluationShop): readonly CartItem[] {
  return (cart?.lines ?? []).map(({ handle, quantity, variant: { id } }) => {
    const product = products.find((each) => each.handle === handle);
    const values = product?.variants.find((each) => each.id === id)?.values ?? [];
    return { quantity, item: [handle, ...values].join('/') };
  });
}

/** The outcome is one of those that are all right. */
export function isAsExpected({ text, written, accepted }: OrderedCart, expected: readonly ExpectedCart[]): boolean {
  return expected.some(
    ({ lines, isAsked }) =>
      accepted.length === lines.length &&
      (!isAsked || text.includes('?')) &&
      lines.every((line) => isOneOf(line.mayBeOffered ? accepted : written, line)),
  );
}

/** The last message put something into the cart that none of the outcomes has there, or in another number. */
export function isWrongWrite({ before, written }: OrderedCart, expected: readonly ExpectedCart[]): boolean {
  const isChanged = JSON.stringify(before) !== JSON.stringify(written);
  return (
    isChanged && !expected.some(({ lines }) => written.every((item) => lines.some((line) => isOneOf([item], line))))
  );
}

function isOneOf(items: readonly CartItem[], { quantity, item }: CartItem): boolean {
  return items.some((each) => each.quantity === quantity && (item === '*' || each.item === item));
}

/** `2 tee/Black/M, offered 1 belt` */
export function describeResult({ written, accepted, text }: OrderedCart): string {
  const before = new Map(written.map(({ item, quantity }) => [item, quantity]));
  const offered = accepted.filter(({ item, quantity }) => before.get(item) !== quantity);
  const items = [
    ...written.map(({ item, quantity }) => `${quantity} ${item}`),
    ...offered.map(({ item, quantity }) => `offered ${quantity} ${item}`),
  ];
  return `${items.join(', ') || 'nothing'} (“${text}”)`;
}
