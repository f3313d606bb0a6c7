import { z } from 'zod';
import { cartChangeSchema, undoStepSchema } from '../cart/cart-changes.ts';

const variantReferenceSchema = z.object({ handle: z.string(), variantId: z.string() });
const productReferenceSchema = variantReferenceSchema.extend({ productId: z.string() });

const searchCriteriaSchema = z.object({
  /** Words of the shop with where they belong; several readings of one word are alternatives. */
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
  /** Words that belong to nothing known: looked for in the texts. */
  words: z.array(z.string()),
  /** Minor units, inclusive. */
  priceMin: z.number().int().nullable(),
  priceMax: z.number().int().nullable(),
  available: z.boolean(),
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
    shown: z.array(productReferenceSchema),
    sources: z.array(z.object({ label: z.string(), href: z.string() })),
    /** Proposals and undo that this answer offered, by id. */
    offered: z.array(z.string()).default([]),
    rating: z.enum(['good', 'bad']).nullable(),
  }),
]);

/** All that is kept of a conversation. Nothing in it comes from a client but the texts of user turns. */
export const conversationSchema = z.object({
  turns: z.array(turnSchema),
  /** Variants that a read tool returned: the only ones a write may name. */
  seen: z.array(z.string()),
  /** Products of the last answer that had any, in the order shown. */
  shown: z.array(productReferenceSchema),
  /** The product spoken of last. */
  focus: productReferenceSchema.nullable(),
  /** The last search, so that a later turn can refine it. */
  wanted: searchCriteriaSchema.nullable(),
  /** The question that was answered from the shop's texts right before; null after any other answer. */
  asked: z.string().nullable().default(null),
  /** Products of the last search shown so far, for "more". */
  exhausted: z.array(z.string()),
  /** Tool calls that wrote, so that a repeated one counts once. */
  written: z.array(z.string()),
  /** Changes that wait for the visitor's consent, until a time in milliseconds since 1970. */
  proposals: z.array(
    z.object({ id: z.string(), write: cartChangeSchema, target: variantReferenceSchema.nullable(), until: z.number() }),
  ),
  /** The only proposal of the answer before, which a plain yes accepts; null when it made none, or several. */
  awaited: z.string().nullable(),
  undo: z.object({ id: z.string(), until: z.number(), step: undoStepSchema }).nullable(),
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
    seen: [],
    shown: [],
    focus: null,
    wanted: null,
    asked: null,
    exhausted: [],
    written: [],
    proposals: [],
    awaited: null,
    undo: null,
  };
}
