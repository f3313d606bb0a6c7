import { randomUUID } from 'node:crypto';
import type { WrittenAnswer } from '../answers/answer-writer.ts';
import { valuesNamed } from '../retrieval/variants/earlier-values.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import type { Conversation, ProductReference } from './conversation.ts';
import type { TurnContext } from './turn-context.ts';

interface AnswerRecord {
  readonly messageId: string;
  readonly offerIds: readonly string[];
}

/** The conversation with this turn and the products that later turns refer to. */
export function appendTurns(
  turn: TurnContext,
  { text, products, spokenOf, sources }: WrittenAnswer,
  { messageId, offerIds }: AnswerRecord,
): Conversation {
  const { conversation } = turn.memory;
  const references = products.map(toReference);
  return {
    ...conversation,
    ...updatedReferences(conversation, references, spokenOf && toReference(spokenOf)),
    focusValues: namedOfFocus(turn, { products, spokenOf }),
    foundNothing: conversation.foundNothing && products.length === 0,
    turns: [
      ...conversation.turns,
      { role: 'user', id: randomUUID(), text: turn.typed },
      {
        role: 'assistant',
        id: messageId,
        text,
        products: references,
        sources: [...sources],
        offerIds: [...offerIds],
        rating: null,
      },
    ],
  };
}

/** What has been changed, asked and said when an answer is stopped or fails. */
export function unfinishedConversation(turn: TurnContext): Conversation {
  const { conversation, answerText } = turn.memory;
  const said = { text: answerText, products: [], spokenOf: null, sources: [] };
  const whole = appendTurns(turn, said, { messageId: randomUUID(), offerIds: [] });
  return answerText === '' ? { ...conversation, turns: whole.turns.slice(0, -1) } : whole;
}

/** A single product of the last list becomes the focus and keeps the list; other products replace the list. */
function updatedReferences(
  before: Conversation,
  products: ProductReference[],
  spokenOf: ProductReference | null,
): Pick<Conversation, 'lastProducts' | 'focus' | 'focusBefore'> {
  const [only, second] = products;
  const { lastProducts, focus, focusBefore, focusValues } = before;
  if (!only) return { lastProducts, focus, focusBefore };
  if (second) return { lastProducts: products, focus: spokenOf, focusBefore: null };
  const isOfList = lastProducts.some(({ productId }) => productId === only.productId);
  const isOther = focus !== null && focus.productId !== only.productId;
  return {
    lastProducts: isOfList ? lastProducts : products,
    focus: only,
    focusBefore: isOther ? { ...focus, values: focusValues } : focusBefore,
  };
}

/** Of the product spoken of; an answer without products leaves them as they were. */
function namedOfFocus(
  { memory, message }: TurnContext,
  { products, spokenOf }: Pick<WrittenAnswer, 'products' | 'spokenOf'>,
): string[] {
  const { conversation, completedRequest } = memory;
  if (products.length === 0) return conversation.focusValues;
  return spokenOf === null ? [] : [...valuesNamed(conversation, spokenOf, completedRequest ?? message)];
}

function toReference({ product, variant }: ProductMatch): ProductReference {
  return { productId: product.id, handle: product.handle, variantId: variant.id };
}
