import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { contextVariables, imageFields, imageSchema, inContext, moneyFields, moneySchema } from './common.ts';

/** Lines in an answer: more than this shop puts into a cart (`cartBounds.lines`). */
const maxLines = 250;

const cartFields = `
  fragment CartFields on Cart {
    id
    checkoutUrl
    note
    totalQuantity
    attributes { key value }
    buyerIdentity { countryCode }
    cost { totalAmount { ...MoneyFields } }
    discountCodes { code applicable }
    discountAllocations { ...AllocationFields }
    appliedGiftCards { id lastCharacters presentmentAmountUsed { ...MoneyFields } balance { ...MoneyFields } }
    lines(first: ${maxLines}) { nodes { ...LineFields } }
  }`;

const lineFields = `
  fragment LineFields on BaseCartLine {
    id
    quantity
    attributes { key value }
    cost {
      amountPerQuantity { ...MoneyFields }
      compareAtAmountPerQuantity { ...MoneyFields }
      subtotalAmount { ...MoneyFields }
    }
    discountAllocations { ...AllocationFields }
    sellingPlanAllocation { sellingPlan { id name } }
    merchandise {
      ... on ProductVariant {
        id
        sku
        title
        availableForSale
        quantityAvailable @include(if: $withStock)
        selectedOptions { name value }
        image { ...ImageFields }
        product { id handle title }
      }
    }
  }`;

const allocationFields = `
  fragment AllocationFields on CartDiscountAllocation {
    discountedAmount { ...MoneyFields }
    ... on CartCodeDiscountAllocation { code }
  }`;

const fragments = [cartFields, lineFields, allocationFields, moneyFields, imageFields];

const allocationSchema = z.object({ discountedAmount: moneySchema, code: z.string().optional() });
const attributeSchema = z.object({ key: z.string(), value: z.string().nullable() });

const lineSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  attributes: z.array(attributeSchema),
  cost: z.object({
    amountPerQuantity: moneySchema,
    compareAtAmountPerQuantity: moneySchema.nullable(),
    subtotalAmount: moneySchema,
  }),
  discountAllocations: z.array(allocationSchema),
  sellingPlanAllocation: z.object({ sellingPlan: z.object({ id: z.string(), name: z.string() }) }).nullable(),
  merchandise: z.object({
    id: z.string(),
    sku: z.string().nullable(),
    title: z.string(),
    availableForSale: z.boolean(),
    quantityAvailable: z.number().nullish(),
    selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
    image: imageSchema.nullable(),
    product: z.object({ id: z.string(), handle: z.string(), title: z.string() }),
  }),
});

const giftCardSchema = z.object({
  id: z.string(),
  lastCharacters: z.string(),
  presentmentAmountUsed: moneySchema,
  balance: moneySchema,
});

const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  note: z.string().nullable(),
  totalQuantity: z.number(),
  attributes: z.array(attributeSchema),
  buyerIdentity: z.object({ countryCode: z.string().nullable() }),
  cost: z.object({ totalAmount: moneySchema }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(allocationSchema),
  appliedGiftCards: z.array(giftCardSchema),
  lines: z.object({ nodes: z.array(lineSchema) }),
});

export type CartNode = z.infer<typeof cartSchema>;
export type GiftCardNode = z.infer<typeof giftCardSchema>;
export type CartLineNode = z.infer<typeof lineSchema>;

const userErrorSchema = z.object({
  code: z.string().nullable(),
  field: z.array(z.string()).nullable(),
  message: z.string(),
});
const warningSchema = z.object({ code: z.string(), message: z.string(), target: z.string() });
const payloadSchema = z.object({ userErrors: z.array(userErrorSchema), warnings: z.array(warningSchema) });

export type CartUserErrorNode = z.infer<typeof userErrorSchema>;
export type CartWarningNode = z.infer<typeof warningSchema>;

export const cartById = defineOperation('CartById', z.object({ cart: cartSchema.nullable() }), [
  `query CartById($cartId: ID!, $withStock: Boolean!, ${contextVariables}) ${inContext} {
    cart(id: $cartId) { ...CartFields }
  }`,
  ...fragments,
]);

export const cartCreate = defineOperation(
  'CartCreate',
  z.object({ created: payloadSchema.extend({ cart: cartSchema.nullable() }).nullable() }),
  [
    `mutation CartCreate($input: CartInput!, $withStock: Boolean!, ${contextVariables}) ${inContext} {
      created: cartCreate(input: $input) { cart { ...CartFields } ${payload()} }
    }`,
    ...fragments,
  ],
);

function payload(): string {
  return 'userErrors { code field message } warnings { code message target }';
}

/** The parts of a change, in the order in which they are carried out. */
export const cartParts = ['buyer', 'remove', 'update', 'add', 'note', 'codes', 'dropCards', 'addCards'] as const;
export type CartPart = (typeof cartParts)[number];

const part = payloadSchema.nullish();

/**
 * Carries out the parts of a change one after another, as GraphQL runs the fields of a mutation, and writes the mark of
 * the change after them. The cart is read after all of them.
 */
export const cartChange = defineOperation(
  'CartChange',
  z.object({
    buyer: part,
    remove: part,
    update: part,
    add: part,
    note: part,
    codes: part,
    dropCards: part,
    addCards: part,
    mark: payloadSchema.extend({ cart: cartSchema.nullable() }).nullable(),
  }),
  [
    `mutation CartChange(
      $cartId: ID!
      $attributes: [AttributeInput!]!
      $buyer: CartBuyerIdentityInput!, $withBuyer: Boolean!
      $remove: [ID!]!, $withRemove: Boolean!
      $update: [CartLineUpdateInput!]!, $withUpdate: Boolean!
      $add: [CartLineInput!]!, $withAdd: Boolean!
      $note: String!, $withNote: Boolean!
      $codes: [String!]!, $withCodes: Boolean!
      $dropCards: [ID!]!, $withDropCards: Boolean!
      $addCards: [String!]!, $withAddCards: Boolean!
      $withStock: Boolean!
      ${contextVariables}
    ) ${inContext} {
      buyer: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyer) @include(if: $withBuyer) { ${payload()} }
      remove: cartLinesRemove(cartId: $cartId, lineIds: $remove) @include(if: $withRemove) { ${payload()} }
      update: cartLinesUpdate(cartId: $cartId, lines: $update) @include(if: $withUpdate) { ${payload()} }
      add: cartLinesAdd(cartId: $cartId, lines: $add) @include(if: $withAdd) { ${payload()} }
      note: cartNoteUpdate(cartId: $cartId, note: $note) @include(if: $withNote) { ${payload()} }
      codes: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) @include(if: $withCodes) { ${payload()} }
      dropCards: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $dropCards)
        @include(if: $withDropCards) { ${payload()} }
      addCards: cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $addCards)
        @include(if: $withAddCards) { ${payload()} }
      mark: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { ...CartFields } ${payload()} }
    }`,
    ...fragments,
  ],
);
