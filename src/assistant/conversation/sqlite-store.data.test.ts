import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyConversation } from './conversation.ts';
import { storeContract, type StoreSubject } from '#tests/contract/assistant-store-contract.ts';
import { openSqliteStore } from './sqlite-store.ts';

function openFile(): { readonly file: string; readonly clock: { now: number } } {
  const folder = mkdtempSync(join(tmpdir(), 'conversations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { file: join(folder, 'chat.sqlite'), clock: { now: 1_000_000 } };
}

async function open(): Promise<StoreSubject> {
  const { file, clock } = openFile();
  const [store, other] = [openSqliteStore(file, () => clock.now), openSqliteStore(file, () => clock.now)];
  onTestFinished(() => {
    store.close();
    other.close();
  });
  return { store, other, pass: async (milliseconds) => void (clock.now += milliseconds) };
}

storeContract(open);

test('conversations and tokens survive a restart', async () => {
  const { file, clock } = openFile();
  const spoken = { ...emptyConversation(), seenVariantIds: ['v1'] };
  const before = openSqliteStore(file, () => clock.now);
  await (await before.conversations.lock('a'))?.save(spoken);
  await before.tokens.add(7, 10);
  before.close();
  const after = openSqliteStore(file, () => clock.now);
  expect(await after.conversations.read('a')).toEqual(spoken);
  expect(await after.tokens.on(7)).toBe(10);
  after.close();
});
