import { expect, test } from 'vitest';
import type { OperatorResponse } from '#http/operations/operator-server.ts';
import { answerFromWorkers } from './operator-answers.ts';
import { createMetricTotals } from './sum-metrics.ts';

type Answer = OperatorResponse | null;

/** The operator API over workers with fixed answers; null: it does not answer. */
function ask(...answers: readonly Answer[]) {
  const workers = new Map(
    answers.map((answer, index) => [
      index + 1,
      { channel: { ask: () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('no answer'))) } },
    ]),
  );
  return answerFromWorkers(workers, createMetricTotals())({ url: '/', authorization: '' });
}

const json = (value: unknown, status = 200): OperatorResponse => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

const metrics = (seconds: number): OperatorResponse => ({
  status: 200,
  type: 'text/plain; version=0.0.4',
  body: `# HELP process_cpu_seconds_total Used.\n# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total ${seconds}\n`,
});

test('metrics are added and shown for each process that answers', async () => {
  const { body } = await ask(metrics(2), null, metrics(3));
  expect(body).toContain('\nprocess_cpu_seconds_total 5\n');
  expect(body).toContain('\nstorefront_process_cpu_seconds_total{worker="1"} 2\n');
  expect(body).toContain('\nstorefront_process_cpu_seconds_total{worker="3"} 3\n');
  expect(body).toContain('\nstorefront_processes 2\n');
});

test('a page is explained by a process that has it', async () => {
  const [absent, stored] = [
    { key: '/', page: null },
    { key: '/', page: { hits: 3 } },
  ];
  expect(JSON.parse((await ask(json(absent), json(stored))).body)).toEqual(stored);
  expect(JSON.parse((await ask(json(absent), json(absent))).body)).toEqual(absent);
});

test('the pages with a tag are those of all processes', async () => {
  expect(JSON.parse((await ask(json([{ key: '/a' }]), json([{ key: '/b' }]))).body)).toEqual([
    { key: '/a' },
    { key: '/b' },
  ]);
});

test('a refusal is passed on, and without any process the answer is 503', async () => {
  expect((await ask(json({ error: {} }, 401), json({ error: {} }, 401))).status).toBe(401);
  expect((await ask(null)).status).toBe(503);
});
