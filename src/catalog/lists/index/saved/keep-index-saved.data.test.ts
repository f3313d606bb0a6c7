import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { keepIndexSaved } from './keep-index-saved.ts';

const broken: Database = {
  ...openDatabase(':memory:'),
  all: () => {
    throw new PlatformUnavailableError('The database does not answer.');
  },
};

test('an index that cannot be saved is reported, with what follows from it', async () => {
  const lines: string[] = [];
  const stop = keepIndexSaved(broken, (line) => lines.push(line));
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain(
    'the next start reads all products: PlatformUnavailableError: The database does not answer.',
  );
  stop();
});

test('a save that the end of the process interrupts is not reported', async () => {
  const lines: string[] = [];
  keepIndexSaved({ ...broken }, (line) => lines.push(line))();
  await wait(0);
  expect(lines).toEqual([]);
});
