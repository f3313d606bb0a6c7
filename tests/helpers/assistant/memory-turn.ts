import { type Conversation, emptyConversation, type ProductReference } from '#assistant/conversation/conversation.ts';
import type { TurnContext } from '#assistant/conversation/turn-context.ts';
import { createKnownWords } from '#assistant/language/known-words.ts';
import { makeVocabularySource, type Vocabulary } from '#assistant/retrieval/vocabulary.ts';
import { messagesFor } from '#messages/messages.ts';
import type { Collection } from '#shop/listing/listing.ts';
import { memoryCatalog, type MemoryProduct } from '../../fixtures/shops/memory-catalog.ts';
import { memoryProfile } from '../../fixtures/shops/memory-content.ts';
import { memoryShop } from '../../fixtures/shops/memory-shop.ts';

/** The words of a catalog in memory. */
export function vocabularyOf(
  products: readonly MemoryProduct[],
  collections: readonly Collection[] = [],
): Promise<Vocabulary> {
  return makeVocabularySource(() => 0)(memoryCatalog(products, collections));
}

/** What an answer to a message is made from, in a shop in memory. */
export function turnOf(
  products: readonly MemoryProduct[],
  message: string,
  conversation: Partial<Conversation> = {},
): TurnContext {
  const { commerce, carts, content } = memoryShop({ products });
  const reader = { context: { country: 'NO', language: 'en-GB', currency: 'EUR' }, draft: false, record: () => {} };
  return {
    message,
    typed: message,
    wording: new Map(),
    page: null,
    catalog: commerce.catalog(reader),
    content: content.content(reader),
    carts,
    profile: memoryProfile,
    messages: messagesFor('en-GB'),
    messagesIn: (language) => messagesFor(language),
    knowsWord: createKnownWords(() => 0)(commerce.catalog(reader), () => vocabularyOf(products)),
    cardStyle: { locale: 'en-GB', variantUrls: 'options' },
    orders: { in: 'form', href: '/orders' },
    vocabulary: () => vocabularyOf(products),
    passages: () => Promise.resolve([]),
    now: () => 0,
    signal: new AbortController().signal,
    memory: {
      conversation: { ...emptyConversation(), ...conversation },
      cart: null,
      completedRequest: null,
      wrote: false,
      isWriteBegun: false,
      requestedChanges: new Set(),
      answerText: '',
    },
  };
}

/** A product as a conversation remembers it, by its first variant or another one. */
export function referenceTo(
  { handle, id, variants }: MemoryProduct,
  variantId = variants[0]?.id ?? '',
): ProductReference {
  return { handle, productId: id, variantId };
}

/** What a conversation remembers when its last answer changed the cart. */
export const afterWrite: Partial<Conversation> = {
  undo: { id: 'call', until: 1, revision: 1, step: { kind: 'note', note: '' } },
  turns: [{ role: 'assistant', id: '1', text: '', products: [], sources: [], offerIds: ['call'], rating: null }],
};
