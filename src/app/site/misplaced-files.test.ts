import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { misplacedFiles } from './misplaced-files.ts';

/** The places that are named for the files of a folder, by file. */
function placesOf(...files: readonly string[]): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const relative = (path: string): string => path.slice(folder.length + 1);
  return Object.fromEntries(misplacedFiles(folder).map(({ file, place }) => [relative(file), relative(place)]));
}

test.each([
  ['en.yaml', 'messages/en.yaml'],
  ['theme/de.yml', 'messages/de.yml'],
  ['messages/search.yaml', 'search.yaml'],
  ['search.yml', 'search.yaml'],
  ['Footer.astro', 'components/Footer.astro'],
  ['components/header.astro', 'components/Header.astro'],
  ['theme/BuyBox.astro', 'components/BuyBox.astro'],
  ['colors.css', 'theme/colors.css'],
  ['logo.svg', 'theme/logo.svg'],
  ['theme/Icon.svg', 'theme/icon.svg'],
  ['sections/HoursSection.astro', 'sections/<type>/HoursSection.astro'],
])('of %s it is said that %s would be read', (file, place) => {
  expect(placesOf(file)).toEqual({ [file]: place });
});

test('files in their places, and others of the merchant, are left alone', () => {
  const own = ['README.md', 'notes.yaml', 'Box.astro', 'lib/Header.astro', 'theme/pattern.svg', 'components/Box.astro'];
  const read = ['search.yaml', 'messages/nb.yml', 'theme/theme.css', 'theme/logo.svg', 'components/Footer.astro'];
  expect(placesOf(...own, ...read, 'sections/hours/HoursSection.astro')).toEqual({});
});

test('a folder that does not exist has none', () => {
  expect(misplacedFiles(join(tmpdir(), 'no-such-site'))).toEqual([]);
});
