import { expect, test } from 'vitest';
import { limits } from '#http/limits.ts';
import { emptyConversation } from '#assistant/conversation/conversation.ts';
import type { AssistantStore } from '#assistant/conversation/conversation-store.ts';

/** A store opened by two processes. */
export interface StoreSubject {
  readonly store: AssistantStore;
  readonly other: AssistantStore;
  /** Advances the time by milliseconds. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

const sampleConversation = { ...emptyConversation(), seen: ['v1'] };

/** Tests that every store must pass; call it in the store's own test file. */
export function storeContract(open: () => Promise<StoreSubject>): void {
  test('a conversation is stored for 24 hours after its last answer', async () => {
    const { store, other, pass } = await open();
    await saveSample(store);
    await pass(limits.chatKeptMs - 5000);
    expect(await other.conversations.read('a')).toEqual(sampleConversation);
    await saveSample(other);
    await pass(limits.chatKeptMs - 5000);
    expect(await store.conversations.read('a')).toEqual(sampleConversation);
    await pass(5001);
    expect(await store.conversations.read('a')).toBeNull();
  });

  test('an unknown conversation is null and starts empty', async () => {
    const { conversations } = (await open()).store;
    expect(await conversations.read('a')).toBeNull();
    expect((await conversations.lock('a'))?.conversation).toEqual(emptyConversation());
  });

  test('a conversation is locked by one answer at a time across processes', async () => {
    const { store, other } = await open();
    const first = await store.conversations.lock('a');
    expect(await store.conversations.lock('a')).toBeNull();
    expect(await other.conversations.lock('a')).toBeNull();
    expect(await other.conversations.lock('b')).not.toBeNull();
    await first?.release();
    expect(await other.conversations.lock('a')).not.toBeNull();
  });

  test('of many concurrent requests one gets the lock', async () => {
    const { store, other } = await open();
    const locks = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? store : other).conversations.lock('a')),
    );
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
  });

  test('a lock expires, and an answer after that is not stored', async () => {
    const { store, other, pass } = await open();
    const lost = await store.conversations.lock('a');
    await pass(limits.chatLockMs + 1);
    await lost?.keep(sampleConversation);
    expect(await store.conversations.read('a')).toBeNull();
    expect(await other.conversations.lock('a')).not.toBeNull();
    await lost?.keep(sampleConversation);
    await lost?.release();
    expect(await other.conversations.read('a')).toBeNull();
    expect(await other.conversations.lock('a')).toBeNull();
  });

  test('a conversation removed during an answer stays removed', async () => {
    const { store, other } = await open();
    const lock = await store.conversations.lock('a');
    await other.conversations.remove('a');
    await lock?.keep(sampleConversation);
    expect(await store.conversations.read('a')).toBeNull();
  });

  test('a long conversation drops its oldest turns', async () => {
    const { conversations } = (await open()).store;
    const turns = Array.from({ length: 60 }, (_, index) => ({ role: 'user' as const, id: String(index), text: 'x' }));
    await (await conversations.lock('a'))?.keep({ ...sampleConversation, turns });
    const kept = await conversations.read('a');
    expect(kept?.turns).toHaveLength(40);
    expect(kept?.turns.at(-1)?.id).toBe('59');
  });

  test('tokens are added up per day across processes', async () => {
    const { store, other } = await open();
    expect(await store.tokens.on(7)).toBe(0);
    await Promise.all([store.tokens.add(7, 100), other.tokens.add(7, 20), store.tokens.add(7, 3)]);
    expect(await other.tokens.on(7)).toBe(123);
    await other.tokens.add(8, 5);
    expect(await store.tokens.on(8)).toBe(5);
  });
}

async function saveSample({ conversations }: AssistantStore): Promise<void> {
  const lock = await conversations.lock('a');
  await lock?.keep(sampleConversation);
  await lock?.release();
}
