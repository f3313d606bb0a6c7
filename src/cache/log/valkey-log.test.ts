import { expect, test } from 'vitest';
import { createManualRuntime, type ManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { createMemoryValkey, type MemoryValkeyConnection } from '#tests/helpers/servers/memory-valkey.ts';
import { tags } from '../tags.ts';
import { type Invalidation, type InvalidationLog, invalidationOf, LogUnavailableError } from './invalidation-log.ts';
import { createValkeyLog } from './valkey-log.ts';

interface ConnectedNode {
  readonly log: InvalidationLog;
  readonly receivedTags: string[];
  readonly connections: { readonly commands: MemoryValkeyConnection; readonly wake: MemoryValkeyConnection };
}

/** A server that has run for a while, in a time that passes only when a test says so. */
async function openServer() {
  const runtime = createManualRuntime();
  const server = createMemoryValkey(runtime);
  const openNode = async (): Promise<ConnectedNode> => {
    const connections = { commands: server.connect(), wake: server.connect() };
    const log = createValkeyLog({ connections, runtime });
    const receivedTags: string[] = [];
    log.follow({ apply: (each) => receivedTags.push(...each.tags), reset: () => receivedTags.push('lost') });
    await log.check();
    receivedTags.length = 0;
    return { log, receivedTags, connections };
  };
  const first = await openNode();
  await runtime.advance(2000);
  return { runtime, server, first, openNode };
}

const cut = ({ connections: { commands, wake } }: ConnectedNode): void => {
  commands.isReachable = false;
  wake.isReachable = false;
};

const heal = ({ connections: { commands, wake } }: ConnectedNode): void => {
  commands.isReachable = true;
  wake.isReachable = true;
};

const product = (id: number): Invalidation => invalidationOf([tags.product(String(id))]);

/** Whether an append has resolved after so many milliseconds. */
async function isAppendedAfter(runtime: ManualRuntime, append: Promise<void>, milliseconds: number): Promise<boolean> {
  const states = ['running'];
  const ended = append.then(() => states.push('ended'));
  ended.catch(() => undefined);
  await runtime.advance(milliseconds);
  return states.includes('ended');
}

test('every node has applied an invalidation when its append resolves, in one order', async () => {
  const { runtime, first, openNode } = await openServer();
  const nodes = [first, await openNode()];
  const appends = Promise.all([first.log.append(product(1)), nodes[1]?.log.append(product(2))]);
  await runtime.advance(10);
  await appends;
  expect(nodes.map(({ receivedTags }) => receivedTags)).toEqual([
    ['product:1', 'product:2'],
    ['product:1', 'product:2'],
  ]);
  expect(nodes.map(({ log }) => log.isCurrent())).toEqual([true, true]);
});

test('a node is current for less than two seconds after it has read the log to its end', async () => {
  const { runtime, first } = await openServer();
  await runtime.advance(0);
  expect([first.log.isCurrent(), await first.log.check()]).toEqual([true, true]);
  cut(first);
  await runtime.advance(1499);
  expect(first.log.isCurrent()).toBe(true);
  await runtime.advance(501);
  expect(first.log.isCurrent()).toBe(false);
});

test('a node that waits for entries reads a new one at once', async () => {
  const { runtime, first, openNode } = await openServer();
  const waiting = await openNode();
  expect(await isAppendedAfter(runtime, first.log.append(product(1)), 5)).toBe(true);
  expect(waiting.receivedTags).toEqual(['product:1']);
});

test('a node whose machine has slept, so that only the date has moved on, is no longer current', async () => {
  const { runtime, first } = await openServer();
  runtime.setWallClock(runtime.clock.wall() + 2000);
  expect(first.log.isCurrent()).toBe(false);
});

test('a node that is no longer current reads the log when it is asked', async () => {
  const { runtime, first } = await openServer();
  runtime.setWallClock(runtime.clock.wall() + 3_600_000);
  expect([first.log.isCurrent(), await first.log.check(), first.log.isCurrent()]).toEqual([false, true, true]);
});

test('a node whose machine sleeps while it reads the log is not current after it', async () => {
  const { runtime, first } = await openServer();
  const { commands } = first.connections;
  const command = commands.command.bind(commands);
  commands.command = async (...given) => {
    const answer = await command(...given);
    runtime.setWallClock(runtime.clock.wall() + 3_600_000);
    return answer;
  };
  runtime.setWallClock(runtime.clock.wall() + 3_600_000);
  expect(await first.log.check()).toBe(false);
});

test('while the log cannot be read a node is not current, and applies everything when it can', async () => {
  const { runtime, first, openNode } = await openServer();
  const cutOff = await openNode();
  cut(cutOff);
  const append = first.log.append(product(1));
  await runtime.advance(3000);
  await append;
  expect([cutOff.log.isCurrent(), await cutOff.log.check(), cutOff.receivedTags]).toEqual([false, false, []]);
  heal(cutOff);
  await runtime.advance(600);
  expect([cutOff.log.isCurrent(), cutOff.receivedTags]).toEqual([true, ['product:1']]);
});

test('after a failure no request waits for another attempt for 150 milliseconds', async () => {
  const { runtime, first } = await openServer();
  cut(first);
  await runtime.advance(2100);
  expect(await first.log.check()).toBe(false);
  heal(first);
  expect(await first.log.check()).toBe(false);
  await runtime.advance(150);
  expect(await first.log.check()).toBe(true);
});

test('a request waits at most 150 milliseconds for a slow server', async () => {
  const { runtime, first } = await openServer();
  first.connections.commands.command = async () => new Promise(() => undefined);
  await runtime.advance(2100);
  const check = first.log.check();
  await runtime.advance(150);
  expect(await check).toBe(false);
});

test('an append waits for a node that does not answer until that can no longer be current, once', async () => {
  const { runtime, server, first, openNode } = await openServer();
  const cutOff = await openNode();
  cut(cutOff);
  expect(server.nodes.size).toBe(2);
  const append = first.log.append(product(1));
  expect(await isAppendedAfter(runtime, append, 1900)).toBe(false);
  await runtime.advance(200);
  await append;
  expect([cutOff.log.isCurrent(), server.nodes.size]).toEqual([false, 1]);
  expect(await isAppendedAfter(runtime, first.log.append(product(2)), 50)).toBe(true);
});

test('an append forgets nodes that have not read since it began, not one that reads and is still behind', async () => {
  const { runtime, server, first } = await openServer();
  server.register('silent', '1-0 1');
  server.register('slow', '1-0 1');
  const append = first.log.append(product(1));
  await runtime.advance(1000);
  server.register('slow', '1-0 2');
  await runtime.advance(1100);
  await append;
  expect([server.nodes.has('silent'), server.nodes.has('slow')]).toEqual([false, true]);
});

test('an append to a server that has just started waits for nodes that only the previous one knew', async () => {
  const { runtime, server, first } = await openServer();
  server.restart();
  const append = first.log.append(product(1));
  expect(await isAppendedAfter(runtime, append, 1900)).toBe(false);
  await runtime.advance(200);
  await append;
});

test('an append without a server is rejected', async () => {
  const { first } = await openServer();
  cut(first);
  await expect(first.log.append(product(1))).rejects.toThrow(LogUnavailableError);
});

test('a node that missed entries which are no longer there is reset', async () => {
  const { runtime, server, first, openNode } = await openServer();
  const cutOff = await openNode();
  cut(cutOff);
  for (const id of [1, 2, 3]) {
    const append = first.log.append(product(id));
    await runtime.advance(3000);
    await append;
  }
  server.trim(1);
  heal(cutOff);
  await runtime.advance(600);
  expect(cutOff.receivedTags[0]).toBe('lost');
  expect([cutOff.receivedTags.at(-1), cutOff.log.isCurrent()]).toEqual(['product:3', true]);
});

test('a log that was emptied resets its nodes and accepts appends again', async () => {
  const { runtime, server, first } = await openServer();
  server.trim(-Infinity);
  await runtime.advance(1000);
  expect(first.receivedTags).toContain('lost');
  const append = first.log.append(product(1));
  await runtime.advance(10);
  await append;
  expect(first.receivedTags.at(-1)).toBe('product:1');
});

test('a new node applies the recent invalidations: the platform may not return their changes yet', async () => {
  const { runtime, server, first } = await openServer();
  const append = first.log.append(product(1));
  await runtime.advance(10);
  await append;
  const connections = { commands: server.connect(), wake: server.connect() };
  const late = createValkeyLog({ connections, runtime });
  const received: string[] = [];
  late.follow({ apply: (each) => received.push(...each.tags), reset: () => received.push('reset') });
  expect(await late.check()).toBe(true);
  expect(received).toEqual(['reset', 'product:1']);
});

test('a node without news of new entries reads them within half a second', async () => {
  const { runtime, first, openNode } = await openServer();
  const deaf = await openNode();
  deaf.connections.wake.isReachable = false;
  const append = first.log.append(product(1));
  await runtime.advance(520);
  await append;
  expect(deaf.receivedTags).toEqual(['product:1']);
});

test('a server that can be read but not written is asked again after pauses only', async () => {
  const { runtime, server, first } = await openServer();
  server.refuseScripts();
  first.log.append(product(1)).catch(() => undefined);
  const before = server.commandCount();
  await runtime.advance(1000);
  expect(server.commandCount() - before).toBeLessThan(50);
});

test('a closed node is forgotten, and is not current', async () => {
  const { runtime, server, first, openNode } = await openServer();
  const closing = await openNode();
  await closing.log.close();
  expect([closing.log.isCurrent(), server.nodes.size]).toEqual([false, 1]);
  expect([closing.connections.commands.isClosed, closing.connections.wake.isClosed]).toEqual([true, true]);
  expect(await isAppendedAfter(runtime, first.log.append(product(1)), 50)).toBe(true);
});
