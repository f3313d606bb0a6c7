import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '#messages/messages.ts';
import { replaceableComponents } from './theme/site-components.ts';

/** A file of the merchant's folder that nothing reads where it is. */
export interface MisplacedFile {
  readonly file: string;
  /** Where it would be read. */
  readonly place: string;
}

/** Files that are misplaced or misspelled, but whose names show what they are meant to be. Other files are ignored. */
export function misplacedFiles(siteDir: string): readonly MisplacedFile[] {
  return ['', 'components', 'sections', 'theme', 'messages'].flatMap((folder) =>
    filesIn(join(siteDir, folder)).flatMap((name) => {
      const place = placeOf(name, folder);
      return place === null || place === join(folder, name)
        ? []
        : [{ file: join(siteDir, folder, name), place: join(siteDir, place) }];
    }),
  );
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** Where a file of this name is read, relative to the merchant's folder; null: its name does not say. */
function placeOf(name: string, folder: string): string | null {
  const key = name.toLowerCase();
  if (/^search\.ya?ml$/.test(key)) return 'search.yaml';
  if (/^(?:logo|icon)\.svg$/.test(key)) return join('theme', key);
  if (folder !== 'messages' && /^\w+\.ya?ml$/.test(key) && isLanguage(key.replace(/\..*$/, '')))
    return join('messages', key);
  if (folder === '' && key.endsWith('.css')) return join('theme', name);
  if (folder === 'sections' && /^section\.ts$|section\.astro$/.test(key)) return join('sections', '<type>', name);
  const component = componentNames.get(key);
  return component === undefined ? null : join('components', component);
}

const componentNames: ReadonlyMap<string, string> = new Map(
  Array.from(replaceableComponents.keys(), (name) => [name.toLowerCase(), name]),
);
