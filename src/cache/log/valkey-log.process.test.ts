import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openNetworkLink, startValkey } from '#tests/helpers/servers/start-valkey.ts';
import { systemRuntime } from '#app/runtime.ts';
import { type Invalidation, type InvalidationLog, invalidationOf, LogUnavailableError } from './invalidation-log.ts';
import { tags } from '../tags.ts';
import { openValkeyConnection } from './valkey-connection.ts';
import { createValkeyLog } from './valkey-log.ts';

vi.setConfig({ testTimeout: 30_000 });

interface LogNode {
  readonly log: InvalidationLog;
  readonly receivedTags: string[];
}

function openLog(url: string): InvalidationLog {
  const connections = { commands: openValkeyConnection(url), wake: openValkeyConnection(url) };
  return createValkeyLog({ connections, runtime: systemRuntime });
}

/** A node that has read the log to its end. */
async function openNode(url: string): Promise<LogNode> {
  const log = openLog(url);
  onTestFinished(async () => log.close());
  const receivedTags: string[] = [];
  log.follow({ apply: (each) => receivedTags.push(...each.tags), reset: () => receivedTags.push('lost') });
  await expect.poll(async () => log.check(), { timeout: 5000, interval: 10 }).toBe(true);
  receivedTags.length = 0;
  return { log, receivedTags };
}

const product = (id: number): Invalidation => invalidationOf([tags.product(String(id))]);

test('every node has received an invalidation when its append resolves', async () => {
  const { url } = await startValkey();
  const nodes = await Promise.all([openNode(url), openNode(url), openNode(url)]);
  for (let count = 0; count < 50; count += 1) {
    await nodes[count % 3]?.log.append(product(count));
    expect(nodes.map(({ receivedTags }) => receivedTags.at(-1))).toEqual(
      Array.from({ length: 3 }, () => `product:${count}`),
    );
    expect(nodes.map(({ log }) => log.isCurrent())).toEqual([true, true, true]);
  }
});

test('concurrent appends reach all nodes in one order', async () => {
  const { url } = await startValkey();
  const nodes = await Promise.all([openNode(url), openNode(url), openNode(url)]);
  await Promise.all(Array.from({ length: 200 }, async (_, count) => nodes[count % 3]?.log.append(product(count))));
  const [first, ...others] = nodes.map(({ receivedTags }) => receivedTags);
  expect(first?.length).toBe(200);
  for (const other of others) expect(other).toEqual(first);
});

test('a disconnected node stops being current before an append resolves, and receives everything when it is back', async () => {
  const { port, url } = await startValkey();
  const cable = await openNetworkLink(port);
  const [healthy, cutOff] = [await openNode(url), await openNode(cable.url)];
  cable.cut();
  await healthy.log.append(product(1));
  expect([cutOff.log.isCurrent(), cutOff.receivedTags]).toEqual([false, []]);
  expect(await cutOff.log.check()).toBe(false);
  await healthy.log.append(product(2));
  cable.heal();
  await expect.poll(() => cutOff.log.isCurrent(), { timeout: 3000, interval: 10 }).toBe(true);
  expect(cutOff.receivedTags).toEqual(['product:1', 'product:2']);
});

test('an append waits for a lost node only once', async () => {
  const { port, url } = await startValkey();
  const cable = await openNetworkLink(port);
  const [healthy] = [await openNode(url), await openNode(cable.url)];
  cable.cut();
  await healthy.log.append(product(1));
  const connection = openValkeyConnection(url);
  onTestFinished(() => connection.close());
  await expect.poll(async () => connection.command(['HLEN', 'storefront:nodes'], 1000).catch(() => null)).toBe(1);
  await expect(healthy.log.append(product(2))).resolves.toBeUndefined();
});

test('a node that was disconnected while the log was trimmed is reset', async () => {
  const { port, url } = await startValkey();
  const cable = await openNetworkLink(port);
  const [healthy, cutOff] = [await openNode(url), await openNode(cable.url)];
  cable.cut();
  for (let batch = 0; batch < 24; batch += 1) {
    await Promise.all(Array.from({ length: 500 }, async (_, count) => healthy.log.append(product(count))));
  }
  cable.heal();
  await expect.poll(() => cutOff.receivedTags.includes('lost'), { timeout: 5000, interval: 10 }).toBe(true);
  await healthy.log.append(product(1));
  expect(cutOff.receivedTags.at(-1)).toBe('product:1');
});

test('a server that restarts empty resets every node', async () => {
  const server = await startValkey();
  const nodes = [await openNode(server.url), await openNode(server.url)];
  await nodes[0]?.log.append(product(1));
  await server.kill();
  await startValkey(server.port);
  for (const { receivedTags } of nodes) {
    await expect.poll(() => receivedTags.includes('lost'), { timeout: 5000, interval: 10 }).toBe(true);
  }
});

/** A command of the test's own to the server. */
async function command(url: string, ...parts: readonly string[]): Promise<unknown> {
  const connection = openValkeyConnection(url);
  try {
    return await connection.command(parts, 1000);
  } finally {
    connection.close();
  }
}

async function untilCurrent({ log }: LogNode): Promise<void> {
  await expect.poll(async () => log.check(), { timeout: 10_000, interval: 10 }).toBe(true);
}

test('a server that is emptied while all are connected resets every node and accepts appends again', async () => {
  const { url } = await startValkey();
  const nodes = [await openNode(url), await openNode(url)] as const;
  await nodes[0].log.append(product(1));
  await command(url, 'FLUSHALL');
  for (const { receivedTags } of nodes)
    await expect.poll(() => receivedTags.includes('lost'), { timeout: 5000, interval: 10 }).toBe(true);
  await nodes[0].log.append(product(2));
  expect(nodes.map(({ receivedTags }) => receivedTags.at(-1))).toEqual(['product:2', 'product:2']);
});

test('a stream that is trimmed to its last entry resets no node', async () => {
  const { url } = await startValkey();
  const nodes = [await openNode(url), await openNode(url)] as const;
  for (let count = 0; count < 20; count += 1) await nodes[0].log.append(product(count));
  await command(url, 'XTRIM', 'storefront:invalidations', 'MAXLEN', '1');
  await nodes[1].log.append(product(20));
  for (const { receivedTags } of nodes)
    expect(receivedTags).toEqual(Array.from({ length: 21 }, (_, count) => `product:${count}`));
});

test('a failover that loses the last entries resets the nodes, also when other entries have replaced them', async () => {
  const server = await startValkey();
  const nodes = [await openNode(server.url), await openNode(server.url)] as const;
  await nodes[0].log.append(product(1));
  const [[first]] = z
    .tuple([z.tuple([z.string(), z.unknown()])])
    .parse(await command(server.url, 'XREVRANGE', 'storefront:invalidations', '+', '-', 'COUNT', '1'));
  await nodes[0].log.append(product(2));
  await server.kill();
  await startValkey(server.port);
  const [milliseconds = ''] = first.split('-');
  await command(
    server.url,
    'XADD',
    'storefront:invalidations',
    `${milliseconds}-0`,
    'mark',
    'of another past',
    'body',
    '{"tags":["product:0"]}',
  );
  await command(
    server.url,
    'XADD',
    'storefront:invalidations',
    '*',
    'mark',
    'of another past',
    'body',
    '{"tags":["product:3"]}',
  );
  for (const { receivedTags } of nodes)
    await expect.poll(() => receivedTags.includes('lost'), { timeout: 5000, interval: 10 }).toBe(true);
});

test('an append after a failover waits for nodes that only the previous server knew', async () => {
  const server = await startValkey();
  const cable = await openNetworkLink(server.port);
  const [healthy, cutOff] = [await openNode(server.url), await openNode(cable.url)];
  cable.cut();
  await server.kill();
  await startValkey(server.port);
  await expect
    .poll(
      async () =>
        healthy.log.append(product(1)).then(
          () => true,
          () => false,
        ),
      { timeout: 5000, interval: 1 },
    )
    .toBe(true);
  expect(cutOff.log.isCurrent()).toBe(false);
});

test('while a server is too slow appends are rejected, and accepted once it is fast again', async () => {
  const { url } = await startValkey();
  const nodes = [await openNode(url), await openNode(url)] as const;
  await command(url, 'CLIENT', 'PAUSE', '4000', 'ALL');
  await expect(nodes[0].log.append(product(1))).rejects.toThrow(LogUnavailableError);
  await expect
    .poll(() => nodes.map(({ log }) => log.isCurrent()), { timeout: 3000, interval: 10 })
    .toEqual([false, false]);
  for (const node of nodes) await untilCurrent(node);
  await nodes[1].log.append(product(2));
  expect(nodes.map(({ receivedTags }) => receivedTags.at(-1))).toEqual(['product:2', 'product:2']);
});

test('appends during the death of a server are received by all nodes or rejected, and none hangs', async () => {
  const server = await startValkey();
  const nodes = [await openNode(server.url), await openNode(server.url)] as const;
  const under = Array.from({ length: 200 }, async (_, count) => {
    await nodes[count % 2]?.log.append(product(count));
    return nodes.every(({ receivedTags }) => receivedTags.includes(`product:${count}`));
  });
  await Promise.race(under);
  await server.kill();
  const ended = await Promise.allSettled(under);
  expect(ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])).filter((known) => !known)).toEqual(
    [],
  );
  expect(
    ended
      .flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      .filter((error) => !(error instanceof LogUnavailableError)),
  ).toEqual([]);
  await startValkey(server.port);
  for (const node of nodes) await untilCurrent(node);
});

test('without a server appends are rejected and no node stays current', async () => {
  const server = await startValkey();
  const { log } = await openNode(server.url);
  await server.kill();
  await expect(log.append(product(1))).rejects.toThrow(LogUnavailableError);
  await expect.poll(() => log.isCurrent(), { timeout: 3000, interval: 10 }).toBe(false);
  expect(await log.check()).toBe(false);
});

test('a node that starts before its server becomes current once the server runs', async () => {
  const server = await startValkey();
  await server.kill();
  const log = openLog(server.url);
  onTestFinished(async () => log.close());
  expect([log.isCurrent(), await log.check()]).toEqual([false, false]);
  await startValkey(server.port);
  await expect.poll(async () => log.check(), { timeout: 5000, interval: 10 }).toBe(true);
});
