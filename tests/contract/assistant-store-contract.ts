import { expect, test } from 'vitest';
import { limits } from '#http/limits.ts';
import { emptyConversation } from '#assistant/conversation/conversation.ts';
import type { AssistantStore } from '#assistant/conversation/conversation-store.ts';

/** A database that two processes have opened. */
export interface StoreSubject {
  readonly store: AssistantStore;
  readonly other: AssistantStore;
  /** Makes stored data that many milliseconds older. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

const sampleConversation = { ...emptyConversation(), seenVariantIds: ['v1'] };

/** Tests of what every store must do; called in the test file of each. */
export function storeContract(open: () => Promise<StoreSubject>): void {
  test('a conversation expires 24 hours after its last answer', async () => {
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

  test('an unknown conversation is null, and locking it starts an empty one', async () => {
    const { conversations } = (await open()).store;
    expect(await conversations.read('a')).toBeNull();
    expect((await conversations.lock('a'))?.conversation).toEqual(emptyConversation());
  });

  test('a conversation can be locked once over all processes', async () => {
    const { store, other } = await open();
    const first = await store.conversations.lock('a');
    expect(await store.conversations.lock('a')).toBeNull();
    expect(await other.conversations.lock('a')).toBeNull();
    expect(await other.conversations.lock('b')).not.toBeNull();
    await first?.release();
    expect(await other.conversations.lock('a')).not.toBeNull();
  });

  test('one of many concurrent locks succeeds', async () => {
    const { store, other } = await open();
    const locks = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? store : other).conversations.lock('a')),
    );
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
  });

  test('a lock that was never released expires, and a late save has no effect', async () => {
    const { store, other, pass } = await open();
    const lost = await store.conversations.lock('a');
    await pass(limits.chatLockMs + 1);
    await lost?.save(sampleConversation);
    expect(await store.conversations.read('a')).toBeNull();
    expect(await other.conversations.lock('a')).not.toBeNull();
    await lost?.save(sampleConversation);
    await lost?.release();
    expect(await other.conversations.read('a')).toBeNull();
    expect(await other.conversations.lock('a')).toBeNull();
  });

  test('a conversation removed during an answer stays removed', async () => {
    const { store, other } = await open();
    const lock = await store.conversations.lock('a');
    await other.conversations.remove('a');
    await lock?.save(sampleConversation);
    expect(await store.conversations.read('a')).toBeNull();
  });

  test('a long conversation drops its oldest turns', async () => {
    const { conversations } = (await open()).store;
    const turns = Array.from({ length: 60 }, (_, index) => ({ role: 'user' as const, id: String(index), text: 'x' }));
    await (await conversations.lock('a'))?.save({ ...sampleConversation, turns });
    const kept = await conversations.read('a');
    expect(kept?.turns).toHaveLength(40);
    expect(kept?.turns.at(-1)?.id).toBe('59');
  });

  test('tokens add up over processes, for each day separately', async () => {
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
  await lock?.save(sampleConversation);
  await lock?.release();
}
