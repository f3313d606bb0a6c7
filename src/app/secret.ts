import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { DatabaseUnusableError } from '#commerce/errors.ts';
import { checkWritable } from '#storage/database.ts';

/** A secret of 32 bytes for one purpose; secrets for other purposes cannot be derived from it. */
export function secretFor(purpose: string, config: Pick<Config, 'SECRET' | 'DATA_DIR'>): Uint8Array {
  return createHmac('sha256', config.SECRET ?? storedSecret(config.DATA_DIR))
    .update(purpose)
    .digest();
}

/**
 * The secrets that deliveries to the embedded shop may be signed with; its own events are signed with the first. Where
 * none is set, it has one of its own.
 */
export function webhookSecrets(config: Pick<Config, 'SECRET' | 'DATA_DIR' | 'WEBHOOK_SECRETS'>): readonly string[] {
  return config.WEBHOOK_SECRETS ?? [`whsec_${Buffer.from(secretFor('webhooks', config)).toString('base64')}`];
}

/**
 * The secret of this data folder; of several processes that start at once the first creates it. Throws
 * DatabaseUnusableError when the folder cannot be written.
 */
function storedSecret(folder: string): string {
  const path = join(folder, 'secret');
  checkWritable(path);
  try {
    writeFileSync(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'))
      throw new DatabaseUnusableError(`${path} cannot be written: set DATA_DIR to another folder.`, { cause });
  }
  return readFileSync(path, 'utf8');
}
