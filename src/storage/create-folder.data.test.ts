import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder, FolderError } from './create-folder.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is created with its missing parents, and may exist already', () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  createFolder(folder);
  createFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in place of the folder or of a parent is named', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'a'), join(file, 'a', 'b')])
    expect(() => createFolder(folder)).toThrow(new FolderError(`${file} is a file and not a folder`));
});

test.runIf(existsSync('/proc/self'))('a folder that the file system does not create is named', () => {
  for (const folder of ['/proc/nope', '/proc/nope/deep'])
    expect(() => createFolder(folder)).toThrow(new FolderError('/proc/nope cannot be created'));
});
