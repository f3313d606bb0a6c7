import type { ChatProductCard, ChatStreamPart } from '#assistant/api/stream-parts.ts';
import { messagesFor } from '#messages/messages.ts';
import type { Cart, CartLine } from '#shop/cart/cart.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import {
  type AssistantReply,
  type AssistantUnderTest,
  type AssistantVisitor,
  startAssistant,
} from '../../helpers/assistant/start-assistant.ts';
import { sampleBuyerContext } from '../../fixtures/sample-buyer-context.ts';
import type { Dialogue, DialogueTurn, ExpectedCartLine } from './dialogue.ts';
import type { EvaluationShop } from './evaluation-shop.ts';
import { resolveTurn } from './resolve-turn.ts';

/** A card with the product and the variant that it stands for; null when the catalog does not have them. */
export interface ShownCard {
  readonly card: ChatProductCard;
  readonly product: Product | null;
  readonly variant: Variant | null;
}

/** One turn of a dialogue as it went. */
export interface Exchange {
  readonly turn: DialogueTurn;
  readonly text: string;
  /** The text, and everything else that the panel shows with it. */
  readonly visible: string;
  readonly cards: readonly ShownCard[];
  /** A change of the cart waits for a click. */
  readonly isProposed: boolean;
  readonly cartBefore: readonly CartLine[];
  readonly cartAfter: readonly CartLine[];
  /** Total of the cart in cents. */
  readonly cartTotal: number;
  /** What the shopper has written so far, this message included. */
  readonly said: readonly string[];
  /** Products of this answer and of those before. */
  readonly seen: readonly Product[];
}

/** An assistant for the shop, started once for many dialogues. */
export function startEvaluation({ platform, language }: EvaluationShop): AssistantUnderTest {
  const context = { country: 'NO', language, currency: 'EUR' };
  return startAssistant({ commerce: platform, content: platform }, { context, messages: messagesFor(language) });
}

/** Asks the turns of a dialogue one after the other as a new visitor. Throws when the assistant refuses a message. */
export async function runDialogue(
  { turns }: Dialogue,
  { shop, assistant }: { readonly shop: EvaluationShop; readonly assistant: AssistantUnderTest },
): Promise<readonly Exchange[]> {
  const visitor = assistant.visitor();
  await fillCart(visitor, shop, turns[0]?.has ?? []);
  const exchanges: Exchange[] = [];
  for (const turn of turns) {
    const before = await readCart(visitor, shop);
    const reply = await visitor.ask(turn.say);
    if (reply.status !== 200) throw new Error(`“${turn.say}” was answered with status ${reply.status}.`);
    const carts = { before, after: await readCart(visitor, shop) };
    exchanges.push(recordExchange(turn, { reply, carts, shop, previous: exchanges }));
  }
  return exchanges;
}

async function fillCart(
  visitor: AssistantVisitor,
  { platform, products }: EvaluationShop,
  lines: readonly ExpectedCartLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const inputs = lines.map(({ handle, quantity, values }) => {
    const variants = products.find((product) => product.handle === handle)?.variants ?? [];
    const variant = variants.find((each) => values.every((value) => each.values.includes(value)));
    if (!variant) throw new Error(`There is no ${handle} in ${values.join(', ')}.`);
    return { variantId: variant.id, quantity };
  });
  const { ref, result } = await platform.carts(sampleBuyerContext).add({ ref: null, key: null }, inputs);
  if (ref === null || !result.ok) throw new Error(`The cart cannot be filled: ${JSON.stringify(lines)}`);
  visitor.cookies.set('cart', ref);
}

async function readCart(visitor: AssistantVisitor, { platform }: EvaluationShop): Promise<Cart | null> {
  const ref = visitor.cookies.get('cart');
  return ref ? platform.carts(sampleBuyerContext).read(ref) : null;
}

interface ExchangeSources {
  readonly reply: AssistantReply;
  readonly carts: { readonly before: Cart | null; readonly after: Cart | null };
  readonly shop: EvaluationShop;
  readonly previous: readonly Exchange[];
}

function recordExchange(turn: DialogueTurn, { reply, carts, shop, previous }: ExchangeSources): Exchange {
  const cards = reply.cards.map((card) => findShown(card, shop.products));
  const last = previous.at(-1);
  const shown = previous.findLast((exchange) => exchange.cards.length > 0)?.cards ?? [];
  return {
    turn: resolveTurn(
      turn,
      shown.flatMap(({ product }) => product ?? []),
      shop.products,
    ),
    text: reply.text,
    visible: [reply.text, ...reply.cards.map(describeCard), ...reply.parts.flatMap(describePart)].join('\n'),
    cards,
    isProposed: reply.parts.some(({ type }) => type === 'data-proposal'),
    cartBefore: carts.before?.lines ?? [],
    cartAfter: carts.after?.lines ?? [],
    cartTotal: carts.after?.total.amount ?? 0,
    said: [...(last?.said ?? []), turn.say],
    seen: [...(last?.seen ?? []), ...cards.flatMap(({ product }) => product ?? [])],
  };
}

function findShown(card: ChatProductCard, products: readonly Product[]): ShownCard {
  const product = products.find(({ id }) => id === card.id) ?? null;
  return { card, product, variant: product?.variants.find(({ id }) => id === card.variantId) ?? null };
}

function describeCard({ title, look, price, was, available }: ChatProductCard): string {
  return [title, look, price, was ?? '', available ? '' : 'sold out'].filter(Boolean).join(', ');
}

/** What the panel shows of a part that is neither text nor cards. */
function describePart(part: ChatStreamPart): readonly string[] {
  if (part.type === 'source-url') return [`${part.title} ${part.url}`];
  const isShown = ['data-link', 'data-proposal', 'data-comparison', 'data-cart-summary', 'data-notice'];
  return 'data' in part && isShown.includes(part.type) ? [textsOf(part.data).join(' ')] : [];
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
