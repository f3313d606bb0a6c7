import { z } from 'zod';
import { createRecentKeys, type RecentKeys } from '#actions/recent-keys.ts';
import { type Limits, limits as defaultLimits } from '#http/limits.ts';
import {
  type ConsumeRateLimit,
  createQuestionLimit,
  createRateLimits,
  type RateLimiter,
} from '#http/security/rate-limits.ts';
import { rateLimitBuckets } from '#http/request/request-context.ts';
import type { AnswerQuestions, Channel } from './channel.ts';

/** What a process counts and remembers about its clients; the processes of a shop share it. */
export interface ClientCounts {
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly takeQuestion: RateLimiter;
  readonly recentKeys: RecentKeys;
}

export function createClientCounts(limits: Limits = defaultLimits): ClientCounts {
  return {
    consumeRateLimit: createRateLimits(limits),
    takeQuestion: createQuestionLimit(limits),
    recentKeys: createRecentKeys(),
  };
}

const requestSchema = z.object({ bucket: z.enum(rateLimitBuckets), client: z.string() });

/** Answers the questions of `askForCounts` from one place. */
export function answerCounts({ consumeRateLimit, takeQuestion, recentKeys }: ClientCounts): AnswerQuestions {
  return {
    request: (value) => {
      const { bucket, client } = requestSchema.parse(value);
      return consumeRateLimit(bucket, client);
    },
    question: (value) => takeQuestion(z.string().parse(value)),
    key: (value) => recentKeys(z.string().parse(value)),
  };
}

/** The counts of another process. While it does not answer, this process counts by itself. */
export function askForCounts({ ask }: Channel): ClientCounts {
  const own = createClientCounts();
  const wait = z.number().nullable();
  const askOr = async <T>(
    question: { subject: string; value: unknown; schema: z.ZodType<T> },
    fallBack: () => Promise<T>,
  ) =>
    ask(question.subject, question.value)
      .then((answer) => question.schema.parse(answer))
      .catch(fallBack);
  return {
    consumeRateLimit: (bucket, client) =>
      askOr({ subject: 'request', value: { bucket, client }, schema: wait }, () =>
        own.consumeRateLimit(bucket, client),
      ),
    takeQuestion: (client) =>
      askOr({ subject: 'question', value: client, schema: wait }, () => own.takeQuestion(client)),
    recentKeys: (name) => askOr({ subject: 'key', value: name, schema: z.string() }, () => own.recentKeys(name)),
  };
}
