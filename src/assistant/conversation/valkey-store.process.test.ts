import { expect, onTestFinished, test, vi } from 'vitest';
import { openValkeyConnection } from '#cache/log/valkey-connection.ts';
import { startValkey } from '#tests/helpers/servers/start-valkey.ts';
import { storeContract, type StoreSubject } from '#tests/contract/assistant-store-contract.ts';
import { openValkeyStore } from './valkey-store.ts';
import type { AssistantStore } from './conversation-store.ts';

vi.setConfig({ testTimeout: 30_000 });

async function open(): Promise<StoreSubject> {
  const { url } = await startValkey();
  const [store, other] = [await openReady(url), await openReady(url)];
  return { store, other, pass: async (milliseconds) => pass(url, milliseconds) };
}

async function openReady(url: string): Promise<AssistantStore> {
  const store = openValkeyStore(url);
  onTestFinished(() => store.close());
  await expect.poll(async () => store.tokens.on(0).catch(() => null), { timeout: 5000, interval: 5 }).toBe(0);
  return store;
}

/** Shortens the time to live of every key. */
async function pass(url: string, milliseconds: number): Promise<void> {
  const connection = openValkeyConnection(url);
  onTestFinished(() => connection.close());
  const script = `for _, key in ipairs(redis.call('KEYS', '*')) do
    redis.call('PEXPIRE', key, math.max(redis.call('PTTL', key) - ARGV[1], 0))
  end`;
  const age = async () => connection.command(['EVAL', script, '0', String(milliseconds)], 1000).catch(() => 'not yet');
  await expect.poll(age, { timeout: 5000, interval: 5 }).toBeNull();
}

storeContract(open);

test('every key expires', async () => {
  const { url } = await startValkey();
  const store = await openReady(url);
  const lock = await store.conversations.lock('a');
  await lock?.save({ ...lock.conversation, seenVariantIds: ['v1'] });
  await store.tokens.add(1, 1);
  const connection = openValkeyConnection(url);
  onTestFinished(() => connection.close());
  const script = `local ends = {}
  for _, key in ipairs(redis.call('KEYS', '*')) do ends[#ends + 1] = redis.call('PTTL', key) end
  return ends`;
  const ends = async () => connection.command(['EVAL', script, '0'], 1000).catch(() => []);
  await expect.poll(ends, { timeout: 5000, interval: 5 }).toHaveLength(3);
  expect(Math.min(...[await ends()].flat().map(Number))).toBeGreaterThan(0);
});

test('calls reject when the server is down', async () => {
  const { url, kill } = await startValkey();
  const store = await openReady(url);
  await kill();
  await expect(store.conversations.lock('a')).rejects.toThrow();
  await expect(store.conversations.read('a')).rejects.toThrow();
});
