import type { BuyerContext } from '#commerce/context.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';
import { type CartApi, type CartApiOptions, type ChangedCart, createCartApi } from './cart/cart-api.ts';
import {
  type CartEdit,
  type ChangePlan,
  planAdd,
  planClear,
  planCode,
  planCodeRemoval,
  planGiftCard,
  planLines,
  planNote,
  planQuantity,
  planUndo,
  untouchedLines,
} from './cart/plan-change.ts';
import { type ChangeReport, codeRefusal, giftCardRefusal, type Refusal, refusalOf } from './cart/refusals.ts';
import { setLinesByHalves } from './cart/set-lines.ts';
import { lineId, toCart } from './cart/to-cart.ts';
import { currentAttributes, hasWrite, markedAttributes, readMark } from './cart/write-mark.ts';
import type { CartNode } from './documents/cart.ts';
import { cartGid, cartRefOf, toGid } from './records/ids.ts';

export type ShopifyCartServices = Omit<CartApiOptions, 'buyer'>;

/**
 * Carts on Shopify. A write first reads the cart, so that it is not repeated if the cart has recorded its key. It is
 * one request that ends with recording its key: if the response is lost, the cart shows whether the write happened.
 * This process carries out writes to the same cart one after another.
 */
export function createCarts(services: ShopifyCartServices): (buyer: BuyerContext) => Carts {
  const queue = createQueue();
  const created = createMemory();
  return (buyer) => {
    const api = createCartApi({ ...services, buyer });
    const write = (given: CartWrite, toPlan: ToPlan, check: CodeCheck = noCheck): Promise<CartWriteResult> => {
      const ref = given.ref ?? (given.key === null ? null : created.get(given.key));
      return queue.run(ref ?? given.key ?? '', async () => {
        const known = ref ?? (given.key === null ? null : created.get(given.key));
        const result = await writeCart({ api, key: given.key, toPlan, check }, known);
        if (given.ref === null && given.key !== null && result.ref !== null) created.set(given.key, result.ref);
        return result;
      });
    };
    return {
      read: async (ref) => {
        const cart = await readCart(api, ref);
        return cart && toCart(cart);
      },
      add: (given, lines) => write(given, (cart) => planAdd(cart, lines)),
      setLines: (given, lines) =>
        setLinesByHalves((part, partLines) => write(part, (cart) => planLines(cart, partLines)), given, lines),
      setQuantity: (given, id, quantity) => write(given, (cart) => planQuantity(cart, id, quantity)),
      setNote: (given, note) => write(given, (cart) => planNote(cart, note)),
      applyCode: async (given, text) => {
        const code = text.trim();
        const discounted = await write(
          given,
          (cart) => planCode(cart, code),
          ({ after, report }) => codeRefusal(report, code, after),
        );
        if (discounted.result.ok || discounted.result.reason !== 'code_unknown' || !mayBeGiftCard(code))
          return discounted;
        const { ref } = discounted;
        const check: CodeCheck = ({ before, after, report }) => giftCardRefusal(report, before, after);
        return write({ ...given, ref: ref ?? given.ref }, () => planGiftCard(code), check);
      },
      removeCode: (given, code) => write(given, (cart) => planCodeRemoval(cart, code.trim())),
      clear: (given) => write(given, planClear),
      missingVariants: (variantIds) => findMissing(api, variantIds),
    };
  };
}

type ToPlan = (cart: CartNode | null) => ChangePlan;

interface WriteRequest {
  readonly api: CartApi;
  readonly key: string | null;
  readonly toPlan: ToPlan;
  readonly check: CodeCheck;
}

/** Why the code that a write applies has no effect, or null. */
type CodeCheck = (change: {
  readonly before: CartNode | null;
  readonly after: CartNode;
  readonly report: ChangeReport;
}) => Refusal | null;

const noCheck: CodeCheck = () => null;

/** Codes of gift cards have 8 to 20 letters and digits. https://help.shopify.com/en/manual/products/gift-card-products */
function mayBeGiftCard(code: string): boolean {
  return /^[a-z0-9]{8,20}$/i.test(code.replaceAll(/[\s-]/g, ''));
}

async function readCart(api: CartApi, ref: string): Promise<CartNode | null> {
  const gid = cartGid(ref);
  return gid === null ? null : api.read(gid);
}

/** Ids that cannot be Shopify's are missing without a request. */
async function findMissing(api: CartApi, variantIds: readonly string[]): Promise<ReadonlySet<string>> {
  const gids = variantIds.flatMap((id) => toGid('ProductVariant', id) ?? []);
  const present = gids.length === 0 ? new Set<string>() : await api.presentNodes(gids);
  return new Set(variantIds.filter((id) => !present.has(toGid('ProductVariant', id) ?? '')));
}

async function writeCart(request: WriteRequest, ref: string | null): Promise<CartWriteResult> {
  const before = ref === null ? null : await readCart(request.api, ref);
  if (before && hasWrite(readMark(before), request.key)) return accepted(before);
  const plan = request.toPlan(before);
  if (!plan.ok) return refused(before, plan);
  const { cart: after, report: all } = await carryOut(request, before, plan.change);
  // The write does not change these lines. If others have bought what is in them, the lines themselves say so.
  const untouched = untouchedLines(before, plan.change);
  const report = { ...all, warnings: all.warnings.filter(({ target }) => !untouched.has(lineId({ id: target }))) };
  const refusal = refusalOf(report, after) ?? (after && request.check({ before, after, report }));
  if (refusal) return before && after ? undo(request, { before, after }, refusal) : refused(before, refusal);
  if (after) return accepted(after);
  throw new PlatformUnavailableError('Shopify changed the cart without an answer about it');
}

/** A write whose answer is lost may have happened: if the cart records its key, it did. */
async function carryOut({ api, key }: WriteRequest, before: CartNode | null, change: CartEdit): Promise<ChangedCart> {
  try {
    const attributes = markedAttributes(before, key);
    return await (before ? api.change(before, change, attributes) : api.create(change, attributes));
  } catch (error) {
    if (!(error instanceof PlatformUnavailableError) || before === null || key === null) throw error;
    const cart = await api.read(before.id);
    if (!cart || !hasWrite(readMark(cart), key)) throw error;
    return { cart, report: { userErrors: [], warnings: [] } };
  }
}

/** Restores the cart after a change that Shopify carried out in part, and forgets the key. */
async function undo(
  { api }: WriteRequest,
  { before, after }: { readonly before: CartNode; readonly after: CartNode },
  refusal: Refusal,
): Promise<CartWriteResult> {
  try {
    const { cart } = await api.change(after, planUndo(before, after), currentAttributes(before));
    if (cart) return refused(cart, refusal);
  } catch (error) {
    if (!(error instanceof PlatformUnavailableError)) throw error;
  }
  return { ref: cartRefOf(after.id), result: { ok: false, ...refusal, cart: toCart(after), changed: true } };
}

function accepted(cart: CartNode): CartWriteResult {
  return { ref: cartRefOf(cart.id), result: { ok: true, cart: toCart(cart) } };
}

function refused(cart: CartNode | null, { reason, detail }: Refusal): CartWriteResult {
  return { ref: cart && cartRefOf(cart.id), result: { ok: false, reason, detail, cart: cart && toCart(cart) } };
}

/** Runs work with the same name one after another; work without a name does not wait. */
function createQueue() {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      if (name === '') return work();
      const before = last.get(name) ?? Promise.resolve();
      const current = before.then(work, work);
      last.set(name, current);
      try {
        return await current;
      } finally {
        if (last.get(name) === current) last.delete(name);
      }
    },
  };
}

const maxRemembered = 10_000;

/** Remembers the carts that the last keys created, so that a repeated first write finds its cart. */
function createMemory() {
  const refs = new Map<string, string>();
  return {
    get: (key: string): string | null => refs.get(key) ?? null,
    set: (key: string, ref: string): void => {
      refs.set(key, ref);
      for (const oldest of refs.keys()) {
        if (refs.size <= maxRemembered) return;
        refs.delete(oldest);
      }
    },
  };
}
