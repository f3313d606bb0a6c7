import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { limits } from '#http/limits.ts';
import {
  type Conversation,
  type Conversations,
  type Lock,
  conversationSchema,
  emptyConversation,
  trimmed,
} from './conversation.ts';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS conversation (
    key TEXT PRIMARY KEY,
    data TEXT,
    lock TEXT,
    locked_until INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS conversation_expires ON conversation (expires);
`;

/** Conversations in a SQLite file (`:memory:` for one that is not kept). `now` gives milliseconds since 1970. */
export function openConversations(file: string, now: () => number): Conversations {
  const database = new DatabaseSync(file);
  database.exec(schema);
  return {
    read: (key) => Promise.resolve(readRow(database, key, now())),
    lock: (key) => Promise.resolve(takeLock(database, key, now)),
    remove: (key) => {
      database.prepare('DELETE FROM conversation WHERE key = ?').run(key);
      return Promise.resolve();
    },
    close: () => database.close(),
  };
}

function readRow(database: DatabaseSync, key: string, now: number): Conversation | null {
  const row = database.prepare('SELECT data FROM conversation WHERE key = ? AND expires > ?').get(key, now);
  if (typeof row?.['data'] !== 'string') return null;
  const parsed = conversationSchema.safeParse(JSON.parse(row['data']));
  return parsed.success ? parsed.data : null;
}

function takeLock(database: DatabaseSync, key: string, now: () => number): Lock | null {
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
    keep: (conversation) => {
      database
        .prepare('UPDATE conversation SET data = ?, expires = ? WHERE key = ? AND lock = ?')
        .run(JSON.stringify(trimmed(conversation)), now() + limits.chatKeptMs, key, token);
      return Promise.resolve();
    },
    release: () => {
      database.prepare('UPDATE conversation SET lock = NULL WHERE key = ? AND lock = ?').run(key, token);
      return Promise.resolve();
    },
  };
}
