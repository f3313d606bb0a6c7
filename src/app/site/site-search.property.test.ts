import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { isSearchable } from '#catalog/search/settings/synonym-groups.ts';
import { ConfigurationError } from '#config.ts';
import { readSiteSearch } from './site-search.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(source: string) {
  writeFileSync(join(folder, 'search.yaml'), source);
  return readSiteSearch(folder);
}

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text);
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const synonyms = fc.array(word.filter(isSearchable), { minLength: 1, maxLength: 4 });
const settings = fc.record(
  {
    synonyms: fc.array(
      fc.oneof(fc.record({ equal: synonyms }), fc.record({ oneway: fc.record({ from: synonyms, to: synonyms }) })),
    ),
    pins: fc.array(fc.record({ query: words, products: words })),
    boosts: fc.array(fc.record({ tags: words, factor: fc.constantFrom(1, 1.5, 10) })),
    demotions: fc.array(fc.record({ types: words, factor: fc.constantFrom(0, 0.5, 1) })),
    hidden: fc.array(word),
  },
  { requiredKeys: [] },
);

test('settings are read as they are written, every name with a line of the file', () => {
  fc.assert(
    fc.property(settings, (written) => {
      const source = stringify(written);
      const { settings: found, names, synonymGroups } = read(source);
      expect(found.pins).toEqual((written.pins ?? []).map(({ query, products }) => ({ queries: query, products })));
      expect(found.hidden).toEqual(written.hidden ?? []);
      expect(found.weightings.map(({ factor }) => factor)).toEqual(
        [...(written.boosts ?? []), ...(written.demotions ?? [])].map(({ factor }) => factor),
      );
      expect(synonymGroups).toHaveLength(written.synonyms?.length ?? 0);
      const lines = source.split('\n');
      for (const { name, place } of names) {
        const line = Number(place.slice(place.lastIndexOf(':') + 1));
        expect(lines.slice(line - 1, line + 2).join('\n')).toContain(stringify(name).trim().slice(0, 3));
      }
    }),
  );
});

const scrap = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'pins',
        'synonyms',
        'hidden',
        'boosts',
        'filters',
        'equal',
        'a',
        ':',
        ': ',
        '\n',
        '\n  ',
        '- ',
        '[',
        ']',
        '{',
        '}',
        ',',
        '&a',
        '*a',
        '!!map',
        '"',
        '|',
        '#',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
);

test('any other text is read or refused in one line that names the file and a line of it', () => {
  fc.assert(
    fc.property(scrap, (source) => {
      expect(refusalOf(source) ?? 'search.yaml:1: read').toMatch(/search\.yaml:\d+: [^\n]+$/u);
      const line = Number(/search\.yaml:(\d+)/u.exec(refusalOf(source) ?? '')?.[1] ?? 1);
      expect(line).toBeLessThanOrEqual(source.split('\n').length);
    }),
    { numRuns: 300 },
  );
});

/** The message by which a text is refused; null when it is read. */
function refusalOf(source: string): string | null {
  try {
    read(source);
    return null;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}
