import { z } from 'zod';
import type { Change, Events, EventVerdict } from '../port.ts';
import { changesSchema } from '../written-change.ts';

/** The events that the shop's own outbox sends. Everything that can change is told by them. */
export function makeEvents(): Events {
  return {
    read: async (headers, bytes) => read(headers['webhook-id'] ?? '', bytes),
    changedSince: async (mark) => ({ mark: mark ?? '', changes: [] }),
  };
}

const event = z.object({ type: z.string().max(100), data: z.object({ changes: changesSchema }) });

/** The changes that an event of the outbox tells. */
export function changesIn(body: string): readonly Change[] {
  return event.parse(JSON.parse(body)).data.changes;
}

function read(id: string, bytes: Uint8Array): EventVerdict {
  const parsed = event.safeParse(parseJson(bytes));
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  return { ok: true, id, topic: parsed.data.type, changes: parsed.data.data.changes };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
