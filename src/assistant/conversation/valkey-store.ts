import { randomUUID } from 'node:crypto';
import { type ValkeyConnection, openValkeyConnection } from '#cache/log/valkey-connection.ts';
import { limits } from '#http/limits.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import {
  type AssistantStore,
  type ConversationLock,
  type ConversationStore,
  parseConversation,
  serializeConversation,
  type TokenLedger,
} from './conversation-store.ts';

const commandTimeoutMs = 1000;
const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

type ValkeyCommand = (...parts: readonly (string | number)[]) => Promise<unknown>;

/** A store in Valkey or Redis, for processes on several machines. Keys expire by the server's clock. */
export function openValkeyStore(url: string): AssistantStore {
  const connection = openValkeyConnection(url);
  const command = commandOf(connection);
  return { conversations: conversationsIn(command), tokens: tokensIn(command), close: () => connection.close() };
}

function commandOf(connection: ValkeyConnection): ValkeyCommand {
  return (...parts) => connection.command(parts.map(String), commandTimeoutMs);
}

/** The braces put both keys of a conversation on the same node of a cluster. */
function keysOf(key: string): { readonly data: string; readonly lock: string } {
  return { data: `storefront:conversation:{${key}}`, lock: `storefront:conversation:{${key}}:lock` };
}

function conversationsIn(command: ValkeyCommand): ConversationStore {
  return {
    read: async (key) => readConversation(command, key),
    lock: async (key) => takeLock(command, key),
    remove: async (key) => {
      const { data, lock } = keysOf(key);
      await command('DEL', data, lock);
    },
  };
}

async function readConversation(command: ValkeyCommand, key: string): Promise<Conversation | null> {
  const text = await command('GET', keysOf(key).data);
  return typeof text === 'string' ? parseConversation(text) : null;
}

const keepScript = `if redis.call('GET', KEYS[2]) == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
end`;
const releaseScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end";

async function takeLock(command: ValkeyCommand, key: string): Promise<ConversationLock | null> {
  const { data, lock } = keysOf(key);
  const token = randomUUID();
  const taken = await command('SET', lock, token, 'NX', 'PX', limits.chatLockMs);
  if (taken === null) return null;
  return {
    conversation: (await readConversation(command, key)) ?? emptyConversation(),
    save: async (conversation) =>
      void (await command(
        'EVAL',
        keepScript,
        2,
        data,
        lock,
        token,
        serializeConversation(conversation),
        limits.chatKeptMs,
      )),
    release: async () => void (await command('EVAL', releaseScript, 1, lock, token)),
  };
}

function tokensIn(command: ValkeyCommand): TokenLedger {
  const keyOf = (day: number): string => `storefront:tokens:${day}`;
  return {
    on: async (day) => Number((await command('GET', keyOf(day))) ?? 0),
    add: async (day, tokens) => {
      await command('INCRBY', keyOf(day), tokens);
      await command('PEXPIRE', keyOf(day), twoDaysMs);
    },
  };
}
