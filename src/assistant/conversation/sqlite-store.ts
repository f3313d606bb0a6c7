import { randomUUID } from 'node:crypto';
import { limits } from '#http/limits.ts';
import { type BookkeepingDatabase, openBookkeepingDatabase } from '#storage/bookkeeping-database.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import {
  type AssistantStore,
  type ConversationLock,
  type ConversationStore,
  parseConversation,
  serializeConversation,
  type TokenLedger,
} from './conversation-store.ts';

const schemaSql = `
  CREATE TABLE IF NOT EXISTS conversation (
    key TEXT PRIMARY KEY,
    data TEXT,
    lock TEXT,
    locked_until INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS conversation_expires ON conversation (expires);
  CREATE TABLE IF NOT EXISTS spent_tokens (day INTEGER PRIMARY KEY, tokens INTEGER NOT NULL) STRICT;
`;

/** A store in a SQLite file (`:memory:` for a temporary one). `now` gives milliseconds since 1970. */
export function openSqliteStore(file: string, now: () => number): AssistantStore {
  const database = openBookkeepingDatabase(file, { schema: schemaSql, busyMs: 2000 });
  return {
    conversations: conversationsIn(database, now),
    tokens: tokensIn(database),
    close: () => database.close(),
  };
}

function conversationsIn(database: BookkeepingDatabase, now: () => number): ConversationStore {
  return {
    read: async (key) => readRow(database, key, now()),
    lock: async (key) => takeLock(database, key, now),
    remove: async (key) => void database.prepare('DELETE FROM conversation WHERE key = ?').run(key),
  };
}

function readRow(database: BookkeepingDatabase, key: string, now: number): Conversation | null {
  const row = database.prepare('SELECT data FROM conversation WHERE key = ? AND expires > ?').get(key, now);
  return typeof row?.['data'] === 'string' ? parseConversation(row['data']) : null;
}

function takeLock(database: BookkeepingDatabase, key: string, now: () => number): ConversationLock | null {
  const time = now();
  const token = randomUUID();
  database.prepare('DELETE FROM conversation WHERE expires <= ?').run(time);
  const taken = database
    .prepare(
      `INSERT INTO conversation (key, lock, locked_until, expires) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (key) DO UPDATE SET lock = ?2, locked_until = ?3 WHERE lock IS NULL OR locked_until <= ?5`,
    )
    .run(key, token, time + limits.chatLockMs, time + limits.chatKeptMs, time);
  if (taken.changes === 0) return null;
  return {
    conversation: readRow(database, key, time) ?? emptyConversation(),
    save: async (conversation) => {
      database
        .prepare('UPDATE conversation SET data = ?, expires = ? WHERE key = ? AND lock = ? AND locked_until > ?')
        .run(serializeConversation(conversation), now() + limits.chatKeptMs, key, token, now());
    },
    release: async () => {
      database.prepare('UPDATE conversation SET lock = NULL WHERE key = ? AND lock = ?').run(key, token);
    },
  };
}

function tokensIn(database: BookkeepingDatabase): TokenLedger {
  return {
    on: async (day) =>
      Number(database.prepare('SELECT tokens FROM spent_tokens WHERE day = ?').get(day)?.['tokens'] ?? 0),
    add: async (day, tokens) => {
      database.prepare('DELETE FROM spent_tokens WHERE day < ?').run(day);
      database
        .prepare('INSERT INTO spent_tokens VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET tokens = tokens + ?2')
        .run(day, tokens);
    },
  };
}
