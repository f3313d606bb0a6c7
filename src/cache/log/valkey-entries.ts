import { z } from 'zod';

/** An entry of the stream. `mark` is random and distinguishes it from an entry that replaced it. */
export interface StreamEntry {
  /** Milliseconds and a counter, joined by a hyphen. */
  readonly id: string;
  readonly mark: string;
  readonly body: string;
}

export type StreamPosition = Pick<StreamEntry, 'id' | 'mark'>;

const streamReply = z.array(z.tuple([z.string(), z.array(z.string())]));

/** The entries of an `XRANGE` reply. */
export function readEntries(raw: unknown): readonly StreamEntry[] {
  return streamReply.parse(raw).map(([id, fields]) => {
    const valueOf = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
    return { id, mark: valueOf('mark'), body: valueOf('body') };
  });
}

export function positionOf({ id, mark }: StreamEntry): StreamPosition {
  return { id, mark };
}

/** Whether the entries begin with the one that was read last, so that none is missing between. */
export function continues(position: StreamPosition, [first]: readonly StreamEntry[]): boolean {
  return first !== undefined && first.id === position.id && first.mark === position.mark;
}

/** Whether a node that registered `<id> <count>` had not read an entry. */
export function isBehind(registered: string, id: string): boolean {
  const [read = ''] = registered.split(' ', 1);
  const [ms = 0, count = 0] = read.split('-').map(Number);
  const [targetMs = 0, targetCount = 0] = id.split('-').map(Number);
  return ms < targetMs || (ms === targetMs && count < targetCount);
}
