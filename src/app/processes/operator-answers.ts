import { z } from 'zod';
import { writeMetric } from '#cache/metrics.ts';
import type { AnswerOperatorRequest, OperatorRequest, OperatorResponse } from '#http/operations/operator-server.ts';
import type { Channel } from './channel.ts';
import type { MetricTotals } from './sum-metrics.ts';

const responseSchema = z.object({ status: z.number(), type: z.string(), body: z.string() });

type Workers = ReadonlyMap<number, { readonly channel: Channel }>;

/** The operator API over all workers: metrics are summed, pages are explained by the process that has them. */
export function answerFromWorkers(workers: Workers, totals: MetricTotals): AnswerOperatorRequest {
  return async (request) => {
    const responses = await askAll(workers, request);
    const texts = new Map(Array.from(responses, ([id, { body }]) => [id, body]));
    const [first] = responses.values();
    if (!first) return unavailable;
    if (first.type.startsWith('text/plain')) return { ...first, body: totals.sum(texts) + workerMetrics(texts) };
    return first.status === 200 ? { ...first, body: mergeExplanations([...texts.values()]) } : first;
  };
}

const unavailable: OperatorResponse = {
  status: 503,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify({ error: { code: 'no_process' } }),
};

/** The responses of the workers that answer, by worker. */
async function askAll(workers: Workers, request: OperatorRequest): Promise<ReadonlyMap<number, OperatorResponse>> {
  const asked = Array.from(workers, async ([id, { channel }]) => {
    const answer = await channel.ask('operator', request).catch(() => null);
    const { data } = responseSchema.safeParse(answer);
    return data ? [[id, data] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}

/** What differs between processes. */
function workerMetrics(texts: ReadonlyMap<number, string>): string {
  const values = (name: string): Readonly<Record<string, number>> =>
    Object.fromEntries(Array.from(texts, ([id, text]) => [id, readValue(text, name)]));
  return [
    writeMetric({ name: 'storefront_processes', type: 'gauge', help: 'Processes that serve.', value: texts.size }),
    writeMetric({
      name: 'storefront_process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time used by each process.',
      value: { label: 'worker', values: values('process_cpu_seconds_total') },
    }),
    writeMetric({
      name: 'storefront_process_memory_bytes',
      type: 'gauge',
      help: 'Memory in use by each process.',
      value: { label: 'worker', values: values('process_resident_memory_bytes') },
    }),
  ].join('');
}

function readValue(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

const pageSchema = z.union([z.object({ page: z.unknown() }), z.array(z.unknown())]);

/** The explanation of a page by a process that has it, or the pages with a tag in all processes. */
function mergeExplanations(bodies: readonly string[]): string {
  const explanations = bodies.map((body) => ({ body, value: pageSchema.parse(JSON.parse(body)) }));
  const lists = explanations.flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  if (lists.length > 0) return JSON.stringify(lists.flat());
  const found = explanations.find(({ value }) => !Array.isArray(value) && value.page !== null);
  return (found ?? explanations[0])?.body ?? '';
}
