import { type Conversation, conversationSchema } from '../conversation.ts';

const kept = { turns: 40, seen: 1000, exhausted: 200, written: 100, proposals: 20 } as const;

/** A conversation as it is stored, its oldest entries dropped, so that a long one stays small. */
export function toText(conversation: Conversation): string {
  return JSON.stringify({
    ...conversation,
    turns: conversation.turns.slice(-kept.turns),
    seen: conversation.seen.slice(-kept.seen),
    exhausted: conversation.exhausted.slice(-kept.exhausted),
    written: conversation.written.slice(-kept.written),
    proposals: conversation.proposals.slice(-kept.proposals),
  });
}

/** null for what another version stored and this one cannot read. */
export function fromText(text: string): Conversation | null {
  return conversationSchema.safeParse(JSON.parse(text)).data ?? null;
}
