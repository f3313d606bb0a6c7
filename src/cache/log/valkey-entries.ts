import { z } from 'zod';

/** An entry of the stream. `mark` is random: by it an entry is known not to be another that took its place. */
export interface StreamEntry {
  /** Milliseconds and a count, joined by a dash. */
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

/** The entries begin with the very one that was read last: nothing is missing between. */
export function continues(position: StreamPosition, [first]: readonly StreamEntry[]): boolean {
  return first !== undefined && first.id === position.id && first.mark === position.mark;
}

/** Whether a node that registered this (`<id> <count>`) had not read to an entry. */
export function isBehind(registered: string, id: string): boolean {
  const [read = ''] = registered.split(' ', 1);
  const [ms = 0, count = 0] = read.split('-').map(Number);
  const [targetMs = 0, targetCount = 0] = id.split('-').map(Number);
  return ms < targetMs || (ms === targetMs && count < targetCount);
}
