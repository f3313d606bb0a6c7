import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';

/** What signs cookies and links: the configured secret, else one that is made once and kept beside the data. */
export function signingSecret({ SECRET, DATA_DIR }: Config): string {
  if (SECRET !== undefined) return SECRET;
  const file = join(DATA_DIR, 'secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
