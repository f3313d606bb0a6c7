import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type AnswerQuestions, openChannel } from './channel.ts';
import { answerCounts, askForCounts, createClientCounts } from './shared-counts.ts';

/** Two ends of a channel, which pass messages on as processes do: as copies, and later. */
function connect(answers: AnswerQuestions) {
  const [asking, answering] = [new EventEmitter(), new EventEmitter()];
  const port = (from: EventEmitter, to: EventEmitter) => ({
    send: (message: unknown) => void setImmediate(() => to.emit('message', structuredClone(message))),
    onMessage: (listener: (message: unknown) => void) => void from.on('message', listener),
  });
  openChannel(port(answering, asking), answers);
  return { ...openChannel(port(asking, answering), {}), answering };
}

test('each question gets its own answer', async () => {
  const { ask } = connect({ double: (value) => Number(value) * 2, greet: async (name) => `Hello ${String(name)}` });
  expect(await Promise.all([ask('double', 2), ask('greet', 'Ada'), ask('double', 5)])).toEqual([4, 'Hello Ada', 10]);
});

test('an unknown subject and a failing answer are null', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const { ask } = connect({ fail });
  expect([await ask('fail', 1), await ask('unknown', 1)]).toEqual([null, null]);
});

test('messages of others are ignored', async () => {
  const { ask, answering } = connect({ double: (value) => Number(value) * 2 });
  for (const message of [null, 'text', { listening: 'x' }, { answer: 'one' }]) answering.emit('message', message);
  expect(await ask('double', 4)).toBe(8);
});

test('processes that ask the same counts share limits and keys', async () => {
  const counts = createClientCounts();
  const [one, other] = [0, 1].map(() => askForCounts(connect(answerCounts(counts))));
  const waits = [];
  for (let request = 0; request < 61; request += 1) {
    waits.push(await one?.consumeRateLimit('write', '192.0.2.1'), await other?.consumeRateLimit('write', '192.0.2.1'));
  }
  expect(waits.filter((wait) => wait !== null)).toHaveLength(2);
  expect(await other?.consumeRateLimit('search', '192.0.2.1')).toBeNull();
  expect(await one?.recentKeys('a')).toBe(await other?.recentKeys('a'));
  expect(await one?.recentKeys('b')).not.toBe(await other?.recentKeys('a'));
});

test('a process counts by itself while the other one does not understand', async () => {
  const { consumeRateLimit, recentKeys } = askForCounts(connect({}));
  expect(await recentKeys('a')).toBe(await recentKeys('a'));
  expect(await consumeRateLimit('write', '192.0.2.1')).toBeNull();
});
