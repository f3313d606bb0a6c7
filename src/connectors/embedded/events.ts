import { z } from 'zod';
import { changeKinds, type ChangeReference, changesSchema } from '#commerce/changes.ts';
import { verifySignature } from '#commerce/delivery-signature.ts';
import type { EventReadResult, Events } from '#commerce/events.ts';
import { standardWebhooks } from '#commerce/standard-webhooks.ts';

export interface EmbeddedEventOptions {
  /** Secrets of Standard Webhooks; a delivery that is signed with any of them is valid. */
  readonly secrets: readonly string[];
  readonly clock: () => Date;
}

/** Reads the events that the shop's own outbox sends, signed by Standard Webhooks. */
export function createEvents({ secrets, clock }: EmbeddedEventOptions): Events {
  return {
    read: async (headers, bytes) => {
      const signature = verifySignature([standardWebhooks], { headers, bytes }, { secrets, now: clock().getTime() });
      return signature.ok ? readEvent(signature.id, bytes) : signature;
    },
  };
}

const envelopeSchema = z.object({ type: z.string().max(100) });
const eventSchema = envelopeSchema.extend({ data: z.object({ changes: changesSchema }) });

/** The changes of an event of the outbox. */
export function parseEventChanges(body: string): readonly ChangeReference[] {
  return eventSchema.parse(JSON.parse(body)).data.changes;
}

/** A topic that this version does not know is accepted, since a refused delivery is sent again; it changes nothing. */
function readEvent(id: string, bytes: Uint8Array): EventReadResult {
  const event = parseJson(bytes);
  const envelope = envelopeSchema.safeParse(event);
  if (!envelope.success) return { ok: false, reason: 'malformed' };
  if (!knownTopics.has(envelope.data.type)) return { ok: true, id, topic: envelope.data.type, changes: [] };
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  return { ok: true, id, topic: parsed.data.type, changes: parsed.data.data.changes };
}

const knownTopics: ReadonlySet<string> = new Set(changeKinds.map((kind) => `${kind}.changed`));

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
