import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** One end of the messages between two processes, as `process` and a worker of `node:cluster` have it. */
export interface MessagePort {
  readonly send: (message: ChannelMessage) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
}

/** Questions to the other process and their answers. */
export interface Channel {
  /** Rejects when there is no answer within some seconds: the other process hangs or has ended. */
  readonly ask: (subject: string, value: unknown) => Promise<unknown>;
}

const messageSchema = z.union([
  z.object({ question: z.number(), subject: z.string(), value: z.unknown() }),
  z.object({ answer: z.number(), value: z.unknown() }),
]);

export type ChannelMessage = z.infer<typeof messageSchema>;

/** How questions about a subject are answered. A question that cannot be answered gets `null`. */
export type AnswerQuestions = Readonly<Record<string, (value: unknown) => unknown>>;

const answerTimeoutMs = 2000;

/** Opens a channel; both processes may ask. */
export function openChannel({ send, onMessage }: MessagePort, answers: AnswerQuestions): Channel {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  const reply = async (question: number, subject: string, value: unknown): Promise<void> => {
    const answer = await Promise.resolve(value)
      .then(answers[subject] ?? (() => null))
      .catch(() => null);
    send({ answer: question, value: answer });
  };
  onMessage((received) => {
    const { data: message } = messageSchema.safeParse(received);
    if (!message) return;
    if ('question' in message) void reply(message.question, message.subject, message.value);
    else waiting.get(message.answer)?.(message.value);
  });
  return {
    ask: async (subject, value) => {
      last += 1;
      const question = last;
      const answered = new Promise<unknown>((resolve) => waiting.set(question, resolve));
      send({ question, subject, value });
      try {
        return await Promise.race([answered, rejectLater(subject)]);
      } finally {
        waiting.delete(question);
      }
    },
  };
}

async function rejectLater(subject: string): Promise<never> {
  await wait(answerTimeoutMs, undefined, { ref: false });
  throw new Error(`The other process did not answer: ${subject}`);
}
