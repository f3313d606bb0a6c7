import { z } from 'zod';
import { cartChangeSchema } from '../cart/cart-changes.ts';
import { undoStepSchema } from '../cart/undo-step.ts';

const variantReferenceSchema = z.object({ handle: z.string(), variantId: z.string() });
const productReferenceSchema = variantReferenceSchema.extend({ productId: z.string() });

const searchCriteriaSchema = z.object({
  /** Words of the catalog with what they may mean; several readings of one word are alternatives. */
  terms: z.array(
    z.object({
      label: z.string(),
      negated: z.boolean(),
      readings: z.array(
        z.object({
          kind: z.enum(['option', 'type', 'tag', 'vendor', 'detail', 'collection']),
          /** Of the option or detail; empty for the others. */
          name: z.string(),
          values: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Words that the catalog does not know: searched for in the texts of products. */
  words: z.array(z.string()),
  /** Words that no product found may mention. */
  excluded: z.array(z.string()).optional(),
  /** Bounds of measures that all products found must meet, as they were written: `more than 10 gears`. */
  measures: z.array(z.string()).optional(),
  /** What is looked for in the visitor's words and order, without prices, exclusions and sort. */
  phrase: z.string().optional(),
  /** Minor units, inclusive. */
  priceMin: z.number().int().nullable(),
  priceMax: z.number().int().nullable(),
  available: z.boolean(),
  /** Only what is reduced. */
  reduced: z.literal(true).optional(),
  sort: z
    .enum(['best-selling', 'price-ascending', 'price-descending', 'created-descending', 'title-ascending'])
    .nullable(),
});

const turnSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), id: z.string(), text: z.string() }),
  z.object({
    role: z.literal('assistant'),
    id: z.string(),
    text: z.string(),
    products: z.array(productReferenceSchema),
    sources: z.array(z.object({ label: z.string(), href: z.string() })),
    /** Ids of the proposals and of the undo that this answer offered. */
    offerIds: z.array(z.string()).default([]),
    rating: z.enum(['good', 'bad']).nullable(),
  }),
]);

/** All that is stored of a conversation. Only the texts of user turns come from a client. */
export const conversationSchema = z.object({
  turns: z.array(turnSchema),
  /** Variants that a tool returned or the cart has: the only ones that a cart change may name. */
  seenVariantIds: z.array(z.string()),
  /** Products of the last answer that showed any, in order: what `the second one` means. */
  lastProducts: z.array(productReferenceSchema),
  /** The single product that was last spoken of: what `it` means. */
  focus: productReferenceSchema.nullable(),
  /** Option values of the focus that the visitor has named: `in blue`, and then `in M`. */
  focusValues: z.array(z.string()).default([]),
  /** The product that was spoken of before the focus, with the values named for it: `both` are these two. */
  focusBefore: productReferenceSchema
    .extend({ values: z.array(z.string()) })
    .nullable()
    .default(null),
  /** The last product or collection page that a message was sent from, e.g. `product/saw`; empty before the first. */
  page: z.string().default(''),
  /** The last search, so that a later turn can refine it. */
  lastSearch: searchCriteriaSchema.nullable(),
  /** What the visitor can spend, in minor units: it holds until another price is said. */
  budget: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }).nullable().default(null),
  /** Nothing was found since products were shown: they may not be what the next message means. */
  foundNothing: z.boolean().default(false),
  /** The question that the last answer quoted the shop's texts for; null after any other answer. */
  lastQuestion: z.string().nullable().default(null),
  /** The part of a page that the last answer quoted, by its heading and link; null after any other answer. */
  lastPassage: z.object({ heading: z.string(), href: z.string() }).nullable().default(null),
  /** What the visitor typed for phrases of the catalog (folded), in this conversation. */
  wording: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** In which the visitor writes; null before the first message. */
  language: z.enum(['en', 'de', 'nb']).nullable().default(null),
  /** The request to add something that the last answer asked about, in the visitor's words; null after any other answer. */
  pendingRequest: z.string().nullable().default(null),
  /** Products of the last search that have been shown: `more` leaves them out. */
  shownHandles: z.array(z.string()),
  /** Products of the last search that the visitor does not want: `not that one`. */
  rejected: z.array(z.string()).default([]),
  /** Tool calls that changed the cart: a repeated one is not executed again. */
  completedCallIds: z.array(z.string()),
  /** Changes that wait for the visitor's consent; `until` is in milliseconds since 1970. */
  proposals: z.array(
    z.object({
      id: z.string(),
      change: cartChangeSchema,
      target: variantReferenceSchema.nullable(),
      until: z.number(),
    }),
  ),
  /** The only proposal of the last answer, which a plain yes accepts; null when it made none or several. */
  acceptableProposalId: z.string().nullable(),
  /** How to undo the last change: by its button `until` then, in words while the cart has the `revision` it led to. */
  undo: z
    .object({ id: z.string(), until: z.number(), revision: z.number().int().default(-1), step: undoStepSchema })
    .nullable(),
});

export type Conversation = z.infer<typeof conversationSchema>;
export type ConversationTurn = z.infer<typeof turnSchema>;
export type ProductReference = z.infer<typeof productReferenceSchema>;
export type SearchCriteria = z.infer<typeof searchCriteriaSchema>;
export type CriteriaTerm = SearchCriteria['terms'][number];
export type TermReading = CriteriaTerm['readings'][number];

export function emptyConversation(): Conversation {
  return {
    turns: [],
    seenVariantIds: [],
    lastProducts: [],
    focus: null,
    focusValues: [],
    focusBefore: null,
    page: '',
    lastSearch: null,
    budget: null,
    foundNothing: false,
    lastQuestion: null,
    lastPassage: null,
    wording: [],
    language: null,
    pendingRequest: null,
    shownHandles: [],
    rejected: [],
    completedCallIds: [],
    proposals: [],
    acceptableProposalId: null,
    undo: null,
  };
}
