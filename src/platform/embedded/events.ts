import type { Events } from '../port.ts';

/** A shop that sends no events yet: no delivery is genuine, and nothing is reported as changed. */
export function makeEvents(): Events {
  return {
    read: async () => ({ ok: false, reason: 'invalid_signature' }),
    changedSince: async (mark) => ({ mark: mark ?? '0', changes: [] }),
  };
}
