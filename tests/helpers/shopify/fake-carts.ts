import { connectionPage, type FakeRoot } from './fake-storefront.ts';
import { amount } from './sample-nodes.ts';

interface FakeLine {
  readonly id: string;
  readonly variant: string;
  quantity: number;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
}

interface FakeCart {
  readonly id: string;
  lines: FakeLine[];
  note: string;
  codes: readonly string[];
  attributes: readonly unknown[];
}

interface LineInput {
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly attributes: FakeLine['attributes'];
}

interface FakeWarning {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

/** Carts that cap quantities at the stock with a warning, as Shopify's do. Every variant costs ten euros. */
export function createFakeCarts(initialStock: Readonly<Record<string, number>>) {
  const stock = new Map(Object.entries(initialStock));
  const carts = new Map<string, FakeCart>();
  let numbers = 0;
  const change = (id: string, act: (cart: FakeCart) => FakeReport | void) => {
    const cart = carts.get(id);
    if (!cart) return { cart: null, warnings: [], userErrors: [userError('INVALID', ['cartId'])] };
    const { warnings = [], userErrors = [] } = act(cart) ?? {};
    return { cart: cartNode(cart, stock), warnings, userErrors };
  };
  const add = (cart: FakeCart, lines: readonly LineInput[]): FakeReport => {
    if (lines.some(({ merchandiseId }) => !stock.has(numberOf(merchandiseId))))
      return { userErrors: [userError('INVALID', ['lines', '0', 'merchandiseId'])] };
    return { warnings: lines.flatMap((line) => addLine(cart, { ...line, id: `L${(numbers += 1)}` }, stock)) };
  };
  const setCodes = (cart: FakeCart, codes: readonly string[]): FakeReport => {
    cart.codes = codes.filter((code) => code === 'TEN');
    const unknown = codes.filter((code) => code !== 'TEN');
    return { warnings: unknown.map(() => ({ code: 'DISCOUNT_NOT_FOUND', message: 'Not found', target: cart.id })) };
  };
  const root: FakeRoot = {
    products: () => connectionPage([], {}),
    pages: () => connectionPage([], {}),
    cart: ({ id }: { readonly id: string }) => {
      const cart = carts.get(id);
      return cart ? cartNode(cart, stock) : null;
    },
    cartCreate: ({
      input,
    }: {
      readonly input: {
        readonly lines?: readonly LineInput[];
        readonly discountCodes?: readonly string[];
        readonly attributes: readonly unknown[];
      };
    }) => {
      const id = `gid://shopify/Cart/cart-number-${(numbers += 1)}?key=abc`;
      const cart: FakeCart = { id, lines: [], note: '', codes: [], attributes: input.attributes };
      carts.set(id, cart);
      return change(id, () => {
        setCodes(cart, input.discountCodes ?? []);
        return add(cart, input.lines ?? []);
      });
    },
    cartBuyerIdentityUpdate: ({ cartId }: { readonly cartId: string }) => change(cartId, () => undefined),
    cartLinesAdd: ({ cartId, lines }: { readonly cartId: string; readonly lines: readonly LineInput[] }) =>
      change(cartId, (cart) => add(cart, lines)),
    cartLinesUpdate: ({
      cartId,
      lines,
    }: {
      readonly cartId: string;
      readonly lines: readonly { readonly id: string; readonly quantity: number }[];
    }) =>
      change(cartId, (cart) => {
        for (const { id, quantity } of lines)
          for (const line of cart.lines) if (lineGid(line) === id) line.quantity = quantity;
      }),
    cartLinesRemove: ({ cartId, lineIds }: { readonly cartId: string; readonly lineIds: readonly string[] }) =>
      change(cartId, (cart) => {
        cart.lines = cart.lines.filter((line) => !lineIds.includes(lineGid(line)));
      }),
    cartNoteUpdate: ({ cartId, note }: { readonly cartId: string; readonly note: string }) =>
      change(cartId, (cart) => {
        cart.note = note;
      }),
    cartDiscountCodesUpdate: ({
      cartId,
      discountCodes,
    }: {
      readonly cartId: string;
      readonly discountCodes: readonly string[];
    }) => change(cartId, (cart) => setCodes(cart, discountCodes)),
    cartAttributesUpdate: ({
      cartId,
      attributes,
    }: {
      readonly cartId: string;
      readonly attributes: readonly unknown[];
    }) =>
      change(cartId, (cart) => {
        cart.attributes = attributes;
      }),
  };
  return {
    root,
    count: () => carts.size,
    setStock: (variant: string, pieces: number) => stock.set(variant, pieces),
  };
}

interface FakeReport {
  readonly warnings?: readonly FakeWarning[];
  readonly userErrors?: readonly unknown[];
}

function userError(code: string, field: readonly string[]) {
  return { code, field, message: 'Invalid' };
}

function numberOf(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

function lineGid({ id }: FakeLine): string {
  return `gid://shopify/CartLine/${id}?cart=token`;
}

function addLine(
  cart: FakeCart,
  added: LineInput & { readonly id: string },
  stock: ReadonlyMap<string, number>,
): readonly FakeWarning[] {
  const variant = numberOf(added.merchandiseId);
  const left = stock.get(variant) ?? 0;
  if (left === 0) return [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out', target: added.merchandiseId }];
  const same = cart.lines.find(
    (line) => line.variant === variant && JSON.stringify(line.attributes) === JSON.stringify(added.attributes),
  );
  const line = same ?? { id: added.id, variant, quantity: 0, attributes: added.attributes };
  if (!same) cart.lines.push(line);
  const wanted = line.quantity + added.quantity;
  line.quantity = Math.min(wanted, left);
  return wanted > left ? [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Capped', target: lineGid(line) }] : [];
}

function cartNode(cart: FakeCart, stock: ReadonlyMap<string, number>) {
  const sum = cart.lines.reduce((total, { quantity }) => total + quantity * 10, 0);
  const isReduced = cart.codes.length > 0;
  return {
    __typename: 'Cart',
    id: cart.id,
    checkoutUrl: `https://my-shop.myshopify.com/cart/c/${numberOf(cart.id)}`,
    note: cart.note,
    totalQuantity: cart.lines.reduce((total, { quantity }) => total + quantity, 0),
    attributes: cart.attributes,
    buyerIdentity: { countryCode: 'NO' },
    cost: { totalAmount: amount((isReduced ? sum * 0.9 : sum).toFixed(2)) },
    discountCodes: cart.codes.map((code) => ({ code, applicable: true })),
    discountAllocations: isReduced
      ? [{ __typename: 'CartCodeDiscountAllocation', code: 'TEN', discountedAmount: amount((sum * 0.1).toFixed(2)) }]
      : [],
    appliedGiftCards: [],
    lines: { nodes: cart.lines.map((line) => lineNode(line, stock)) },
  };
}

function lineNode(line: FakeLine, stock: ReadonlyMap<string, number>) {
  const pieces = stock.get(line.variant) ?? 0;
  return {
    __typename: 'CartLine',
    id: lineGid(line),
    quantity: line.quantity,
    attributes: line.attributes,
    cost: {
      amountPerQuantity: amount('10.0'),
      compareAtAmountPerQuantity: null,
      subtotalAmount: amount((line.quantity * 10).toFixed(1)),
    },
    discountAllocations: [],
    sellingPlanAllocation: null,
    merchandise: {
      __typename: 'ProductVariant',
      id: `gid://shopify/ProductVariant/${line.variant}`,
      sku: `SKU-${line.variant}`,
      title: 'S',
      availableForSale: pieces > 0,
      quantityAvailable: pieces,
      selectedOptions: [{ name: 'Size', value: 'S' }],
      image: null,
      product: { id: 'gid://shopify/Product/10', handle: 'mug', title: 'Mug' },
    },
  };
}
