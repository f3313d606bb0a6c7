import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Conversations, emptyConversation } from './conversation.ts';
import { openConversations } from './sqlite-conversations.ts';

const hour = 60 * 60 * 1000;
const spoken = { ...emptyConversation(), seen: ['v1'] };

function open(file = ':memory:'): { store: Conversations; clock: { now: number } } {
  const clock = { now: 1_000_000 };
  return { store: openConversations(file, () => clock.now), clock };
}

async function keep(store: Conversations): Promise<void> {
  const lock = await store.lock('a');
  await lock?.keep(spoken);
  await lock?.release();
}

test('a conversation is kept for 24 hours after its last answer and not longer', async () => {
  const { store, clock } = open();
  await keep(store);
  clock.now += 24 * hour - 1;
  expect(await store.read('a')).toEqual(spoken);
  clock.now += 1;
  expect(await store.read('a')).toBeNull();
});

test('an unknown conversation is none, and starts empty', async () => {
  const { store } = open();
  expect(await store.read('a')).toBeNull();
  expect((await store.lock('a'))?.conversation).toEqual(emptyConversation());
});

test('one answer at a time has a conversation; others are free', async () => {
  const { store } = open();
  const first = await store.lock('a');
  expect(await store.lock('a')).toBeNull();
  expect(await store.lock('b')).not.toBeNull();
  await first?.release();
  expect(await store.lock('a')).not.toBeNull();
});

test('a lock that was never given back ends, and its late answer changes nothing', async () => {
  const { store, clock } = open();
  const lost = await store.lock('a');
  clock.now += 60_000;
  const next = await store.lock('a');
  expect(next).not.toBeNull();
  await lost?.keep(spoken);
  await lost?.release();
  expect(await store.read('a')).toBeNull();
  expect(await store.lock('a')).toBeNull();
});

test('a conversation removed while it is answered stays removed', async () => {
  const { store } = open();
  const lock = await store.lock('a');
  await store.remove('a');
  await lock?.keep(spoken);
  expect(await store.read('a')).toBeNull();
});

test('conversations survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conversations-'));
  const file = join(folder, 'chat.sqlite');
  const before = open(file).store;
  await keep(before);
  before.close();
  const after = open(file).store;
  expect(await after.read('a')).toEqual(spoken);
  after.close();
  rmSync(folder, { recursive: true });
});

test('a long conversation drops its oldest turns', async () => {
  const { store } = open();
  const lock = await store.lock('a');
  const turns = Array.from({ length: 60 }, (_, index) => ({ role: 'user' as const, id: String(index), text: 'x' }));
  await lock?.keep({ ...spoken, turns });
  const kept = await store.read('a');
  expect(kept?.turns).toHaveLength(40);
  expect(kept?.turns.at(-1)?.id).toBe('59');
});
