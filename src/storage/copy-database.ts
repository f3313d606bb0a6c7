import { DatabaseSync } from 'node:sqlite';

/** How long to wait for a writer, in milliseconds. */
const busyMs = 10_000;

/** Writes a database as it is at one moment to a new file, while others read and write it. Throws when the file exists. */
export function copyDatabase(path: string, target: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: busyMs });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}
