import cluster from 'node:cluster';
import { z } from 'zod';
import type { AnswerOperatorRequest } from '#http/operations/operator-server.ts';
import { openChannel } from './channel.ts';
import { askForCounts, type ClientCounts } from './shared-counts.ts';

/** What a process that was started by a supervisor shares with the others. */
export interface Worker {
  /** Unique among all workers that the supervisor starts. */
  readonly id: number;
  readonly counts: ClientCounts;
  /** The operator API is the supervisor's, which asks each worker. */
  readonly answerOperator: (answer: AnswerOperatorRequest) => void;
  readonly reportListening: (url: string) => void;
}

const operatorRequestSchema = z.object({ url: z.string(), authorization: z.string() });

/** null: no supervisor started this process. */
export function openWorker(): Worker | null {
  if (!cluster.worker) return null;
  const { id } = cluster.worker;
  let answer: AnswerOperatorRequest | null = null;
  const channel = openChannel(
    {
      // The supervisor has ended: so will this process.
      send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
      onMessage: (listener) => void process.on('message', listener),
    },
    { operator: (value) => answer?.(operatorRequestSchema.parse(value)) ?? null },
  );
  return {
    id,
    counts: askForCounts(channel),
    answerOperator: (given) => {
      answer = given;
    },
    reportListening: (url) => void channel.ask('listening', url).catch(() => undefined),
  };
}
