import { type Conversation, conversationSchema } from './conversation.ts';

/** What the assistant keeps, shared by all processes that open the same place. */
export interface AssistantStore {
  readonly conversations: ConversationStore;
  readonly tokens: TokenLedger;
  readonly close: () => void;
}

/** Conversations by key, for 24 hours after the last answer. What cannot be reached rejects. */
export interface ConversationStore {
  /** null when unknown or expired. */
  readonly read: (key: string) => Promise<Conversation | null>;
  /** Takes the conversation for one answer; null while another has it. A lock that was never given back ends by itself. */
  readonly lock: (key: string) => Promise<ConversationLock | null>;
  readonly remove: (key: string) => Promise<void>;
}

export interface ConversationLock {
  readonly conversation: Conversation;
  /** Keeps the conversation; does nothing when it was removed meanwhile, or the lock has ended. */
  readonly keep: (conversation: Conversation) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Tokens of language models by day, in days since 1970 (UTC). */
export interface TokenLedger {
  readonly on: (day: number) => Promise<number>;
  readonly add: (day: number, tokens: number) => Promise<void>;
}

const maxStored = { turns: 40, seen: 1000, exhausted: 200, written: 100, proposals: 20 } as const;

/** A conversation as it is stored, its oldest entries dropped, so that a long one stays small. */
export function serializeConversation(conversation: Conversation): string {
  return JSON.stringify({
    ...conversation,
    turns: conversation.turns.slice(-maxStored.turns),
    seen: conversation.seen.slice(-maxStored.seen),
    exhausted: conversation.exhausted.slice(-maxStored.exhausted),
    written: conversation.written.slice(-maxStored.written),
    proposals: conversation.proposals.slice(-maxStored.proposals),
  });
}

/** null for what another version stored and this one cannot read. */
export function parseConversation(text: string): Conversation | null {
  return conversationSchema.safeParse(JSON.parse(text)).data ?? null;
}
