import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailedDownloads, type FailedDownload } from './failed-downloads.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'failed-downloads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const failures = (count: number, reason: string): readonly FailedDownload[] =>
  Array.from({ length: count }, (_, index) => ({ address: `https://shop.example/${index}.jpg`, reason }));

test('each of a few failed downloads is listed with its reason', () => {
  const lines = describeFailedDownloads(failures(2, 'The server answered 404.'), '/nowhere');
  expect(lines).toEqual([
    'https://shop.example/0.jpg: The server answered 404.',
    'https://shop.example/1.jpg: The server answered 404.',
  ]);
});

test('of many failed downloads some are listed for each reason, and all in a file', () => {
  const folder = temporaryFolder();
  const failed = [...failures(400, 'The server answered 404.'), ...failures(1, 'It is a web page.')];
  const path = join(folder, 'failed-pictures.txt');
  expect(describeFailedDownloads(failed, folder)).toEqual([
    'https://shop.example/0.jpg: The server answered 404.',
    'https://shop.example/1.jpg: The server answered 404.',
    'https://shop.example/2.jpg: The server answered 404.',
    'and 397 more for the same reason',
    'https://shop.example/0.jpg: It is a web page.',
    `All 401 are listed in ${path}.`,
  ]);
  const listed = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(listed).toHaveLength(401);
  expect(listed.at(-1)).toBe('https://shop.example/0.jpg: It is a web page.');
});

test('many failed downloads with a reason of their own fill no more than a screen', () => {
  const failed = failures(100, '').map(({ address }, index) => ({ address, reason: `No host ${index}.` }));
  expect(describeFailedDownloads(failed, temporaryFolder())).toHaveLength(13);
});
