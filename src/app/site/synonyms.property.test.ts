import * as fc from 'fast-check';
import { stringify as toCsv } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isSearchable, type SynonymGroup } from '#catalog/search/settings/synonym-groups.ts';
import { mergeSynonyms, selectNewGroups } from './merge-synonyms.ts';
import { parseSynonyms } from './parse-synonyms.ts';

const word = fc
  .stringMatching(/^[a-zæøåüß][a-zæøåüß0-9]{0,6}['"-]?[a-z0-9]{1,3}( [a-z0-9]{1,8})?$/)
  .filter(isSearchable);
const words = fc.uniqueArray(word, { minLength: 2, maxLength: 5, selector: (each) => each.toLowerCase() });
const groups = fc.array(words, { minLength: 1, maxLength: 8 });
const headings = ['Term', 'Synonyms'];

function parseClean(source: string): readonly SynonymGroup[] {
  return parseSynonyms(source, (problem) => {
    throw new Error(problem.message);
  }).map(({ group }) => group);
}

test('groups are read as they are written, in every shape and with every separator', () => {
  const shapes = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    inner: fc.constantFrom(',', ';', '|', ', '),
    newline: fc.constantFrom('\n', '\r\n'),
  });
  fc.assert(
    fc.property(groups, shapes, (written, { delimiter, inner, newline }) => {
      const expected = written.map((equal) => ({ equal }));
      const csv = (rows: readonly (readonly string[])[]): string =>
        toCsv([headings, ...rows.map((row) => [...row])], { delimiter, record_delimiter: newline });
      expect(parseClean(csv(written))).toEqual(expected);
      expect(parseClean(csv(written.map(([term = '', ...others]) => [term, others.join(inner)])))).toEqual(expected);
    }),
  );
});

test('arrows keep both of their sides', () => {
  const plain = word.map((said) => said.replaceAll(/["']/g, '')).filter(isSearchable);
  const side = fc.uniqueArray(plain, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.record({ from: side, to: side }), { minLength: 1 }), (written) => {
      const source = written.map(({ from, to }) => `${from.join(', ')} => ${to.join(',')}`).join('\n');
      expect(parseClean(source)).toEqual(written.map((oneway) => ({ oneway })));
    }),
  );
});

test('any text is groups and problems, whose lines are in the file', () => {
  const scrap = fc.array(
    fc.constantFrom('a', 'sofa', ',', ';', '|', '\t', '"', '=>', '#', '\n', '\r\n', ' ', '\\', 'ß'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        scrap.map((parts) => parts.join('')),
        fc.string(),
      ),
      (source) => {
        const lines: number[] = [];
        for (const { line } of parseSynonyms(source, (problem) => lines.push(problem.line))) lines.push(line);
        const last = source.split(/\r\n|\n|\r/).length;
        for (const line of lines) expect(line >= 1 && line <= last).toBe(true);
      },
    ),
  );
});

test('merging adds groups at the end, and keeps all other settings and comments', () => {
  const settings = fc.record(
    {
      synonyms: fc.array(fc.record({ equal: words })),
      hidden: fc.array(word),
      pins: fc.constant([{ query: 'a', products: 'b' }]),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(settings, groups, (before, added) => {
      const source = `# Ours\n${Object.keys(before).length > 0 ? stringify(before) : ''}# The end\n`;
      const merged = mergeSynonyms(
        source,
        added.map((equal) => ({ equal })),
      );
      const { synonyms, ...others } = parse(merged);
      expect(synonyms).toEqual([...(before.synonyms ?? []), ...added.map((equal) => ({ equal }))]);
      expect({ ...others, synonyms: before.synonyms }).toEqual({ ...before, synonyms: before.synonyms });
      for (const comment of ['# Ours', '# The end']) expect(merged.split(comment)).toHaveLength(2);
    }),
  );
});

test('where every group has its line, merging only adds lines', () => {
  const written = fc.array(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(written, groups, (before, added) => {
      const source = `synonyms: # ours\n${before.map((each) => `- equal: ${JSON.stringify(each)}   # a\n`).join('')}hidden: [a,  b]\n`;
      const lines = mergeSynonyms(
        source,
        added.map((equal) => ({ equal })),
      ).split('\n');
      expect(lines.toSpliced(before.length + 1, added.length).join('\n')).toBe(source);
    }),
  );
});

test('what was added once is a duplicate from then on', () => {
  fc.assert(
    fc.property(groups, (written) => {
      const imported = written.map((equal, index) => ({ line: index + 1, group: { equal } }));
      const { added } = selectNewGroups(imported, []);
      const existing = added.map((value) => ({ value, place: 'search.yaml:1' }));
      const again = selectNewGroups(imported, existing);
      expect(again.added).toEqual([]);
      expect(again.duplicates.map(({ line }) => line)).toEqual(imported.map(({ line }) => line));
    }),
  );
});
