import { type Conversation, conversationSchema } from './conversation.ts';

/** What the assistant stores. All processes that open the same database share it. */
export interface AssistantStore {
  readonly conversations: ConversationStore;
  readonly tokens: TokenLedger;
  readonly close: () => void;
}

/** Conversations by key, for 24 hours after the last answer. Rejects when the database is unavailable. */
export interface ConversationStore {
  /** null when unknown or expired. */
  readonly read: (key: string) => Promise<Conversation | null>;
  /** Locks the conversation for one answer; null while another answer holds the lock. A lock expires by itself. */
  readonly lock: (key: string) => Promise<ConversationLock | null>;
  readonly remove: (key: string) => Promise<void>;
}

export interface ConversationLock {
  readonly conversation: Conversation;
  /** Stores the conversation; does nothing when it has been removed or the lock has expired. */
  readonly save: (conversation: Conversation) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Tokens used by language models, by day (days since 1970, UTC). */
export interface TokenLedger {
  readonly on: (day: number) => Promise<number>;
  readonly add: (day: number, tokens: number) => Promise<void>;
}

const maxStored = {
  turns: 40,
  seenVariantIds: 1000,
  shownHandles: 200,
  completedCallIds: 100,
  proposals: 20,
} as const;

/** A conversation as it is stored, without its oldest entries: a long one stays small. */
export function serializeConversation(conversation: Conversation): string {
  return JSON.stringify({
    ...conversation,
    turns: conversation.turns.slice(-maxStored.turns),
    seenVariantIds: conversation.seenVariantIds.slice(-maxStored.seenVariantIds),
    shownHandles: conversation.shownHandles.slice(-maxStored.shownHandles),
    completedCallIds: conversation.completedCallIds.slice(-maxStored.completedCallIds),
    proposals: conversation.proposals.slice(-maxStored.proposals),
  });
}

/** null for a conversation that another version of the software stored in another form. */
export function parseConversation(text: string): Conversation | null {
  return conversationSchema.safeParse(JSON.parse(text)).data ?? null;
}
