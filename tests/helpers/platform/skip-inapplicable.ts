import { relative, resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { inapplicableTests } from './inapplicable-tests.ts';

const testsFolder = resolve('tests');

/** Skips the single tests that do not apply to the platform that `TEST_PLATFORM` names. */
beforeEach(({ task, skip }) => {
  if (!process.env['TEST_PLATFORM']) return;
  const file = relative(testsFolder, task.file.filepath);
  const found = inapplicableTests.find(
    (each) => each.file === file && each.title !== undefined && task.name.startsWith(each.title),
  );
  if (found) skip(found.reason);
});
