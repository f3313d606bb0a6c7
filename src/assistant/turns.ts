import type { CartRef, ReaderContext } from '#platform/port.ts';
import type { Conversation } from './conversation.ts';
import { makePassageSource } from './passages.ts';
import type { AssistantServices } from './services.ts';
import type { TurnContext } from './turn.ts';
import { makeVocabularySource } from './vocabulary.ts';

export interface TurnStart {
  readonly message: string;
  readonly conversation: Conversation;
  readonly cart: CartRef | null;
  readonly signal: AbortSignal;
}

export type TurnFactory = (start: TurnStart) => Promise<TurnContext>;

/** Makes turns that share what was learnt of the catalogue and of the shop's texts. */
export function makeTurnFactory({
  commerce,
  content,
  context,
  variantUrls,
  messagesFor,
  now,
}: AssistantServices): TurnFactory {
  const vocabulary = makeVocabularySource(now);
  const passages = makePassageSource(now);
  // Nothing the assistant reads ends up in a cached page, so nothing is noted.
  const reading: ReaderContext = { context, draft: false, record: () => undefined };
  return async ({ message, conversation, cart, signal }) => {
    const [catalog, texts] = [commerce.catalog(reading), content.content(reading)];
    const profile = await texts.profile();
    return {
      message,
      catalog,
      content: texts,
      carts: commerce.carts,
      profile,
      messages: messagesFor(profile.locale),
      cardStyle: { locale: profile.locale, variantUrls },
      vocabulary: () => vocabulary(catalog),
      passages: () => passages(texts),
      now,
      signal,
      memory: { conversation, cart, wrote: false },
    };
  };
}
