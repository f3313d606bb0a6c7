import { type Conversation, conversationSchema } from '../conversation.ts';

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
