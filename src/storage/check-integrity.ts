import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { unusableError } from './database.ts';
import { isDamage } from './result-code.ts';

/**
 * Runs in a process of its own with the lowest priority, because a large file takes seconds. Prints the failure, or null.
 * 11 is SQLITE_CORRUPT: https://www.sqlite.org/pragma.html#pragma_quick_check
 */
const program = `
import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
const print = (failure) => process.stdout.write(JSON.stringify(failure));
setPriority(19);
try {
  const database = new DatabaseSync(process.argv[1], { readOnly: true, timeout: 10_000 });
  const finding = database.prepare('PRAGMA quick_check(1)').get().quick_check;
  print(finding === 'ok' ? null : { message: finding, errcode: 11 });
} catch ({ message, errcode = 0 }) {
  print({ message, errcode });
}
`;

const failureSchema = z.object({ message: z.string(), errcode: z.number().int() }).nullable();

const maxMs = 10 * 60_000;

/**
 * Looks for damage in a whole database file, also where nothing has read it yet, while others use it. Throws
 * DatabaseUnusableError when it is damaged, and another error when it could not be checked. A missing file is skipped.
 */
export async function checkIntegrity(path: string, signal: AbortSignal): Promise<void> {
  if (!existsSync(path)) return;
  const args = ['--input-type=module', '--eval', program, path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { signal, timeout: maxMs, env: {} });
  const failure = failureSchema.parse(JSON.parse(stdout));
  if (failure === null) return;
  const cause = Object.assign(new Error(failure.message), { errcode: failure.errcode });
  throw isDamage(cause) ? unusableError(path, cause) : cause;
}
