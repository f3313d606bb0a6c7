import { z } from 'zod';

/** An entry of the stream. `mark` is random: by it an entry is known not to be another that took its place. */
export interface Entry {
  /** Milliseconds and a count, joined by a dash. */
  readonly id: string;
  readonly mark: string;
  readonly body: string;
}

export type Position = Pick<Entry, 'id' | 'mark'>;

const reply = z.array(z.tuple([z.string(), z.array(z.string())]));

/** The entries of an `XRANGE` reply. */
export function readEntries(raw: unknown): readonly Entry[] {
  return reply.parse(raw).map(([id, fields]) => {
    const valueOf = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
    return { id, mark: valueOf('mark'), body: valueOf('body') };
  });
}

export function positionOf({ id, mark }: Entry): Position {
  return { id, mark };
}

/** The entries begin with the very one that was read last: nothing is missing between. */
export function continues(position: Position, [first]: readonly Entry[]): boolean {
  return first !== undefined && first.id === position.id && first.mark === position.mark;
}

/** Whether a node that registered this (`<id> <count>`) had not read to an entry. */
export function isBehind(registered: string, id: string): boolean {
  const [read = ''] = registered.split(' ', 1);
  const [ms = 0, count = 0] = read.split('-').map(Number);
  const [wantedMs = 0, wantedCount = 0] = id.split('-').map(Number);
  return ms < wantedMs || (ms === wantedMs && count < wantedCount);
}
