import { expect, test } from 'vitest';
import type { ImportProblem } from '#catalog/csv/import-problems.ts';
import { parseSynonyms } from './parse-synonyms.ts';

function parsed(source: string) {
  const problems: ImportProblem[] = [];
  const groups = parseSynonyms(source, (problem) => problems.push(problem));
  return { groups, problems: problems.map(({ line, message }) => `${line}: ${message}`) };
}

const sofas = { line: 1, group: { equal: ['sofa', 'couch', 'settee'] } };

test.each([
  ['a group in a row', 'sofa,couch,settee'],
  ['semicolons', 'sofa;couch;settee'],
  ['a term and a list in quotation marks', 'sofa,"couch, settee"'],
  ['a term and a list with bars', 'sofa;couch|settee'],
  ['tabs', 'sofa\tcouch\tsettee\r\n'],
  ['empty cells', 'sofa,couch,settee,,\n'],
  ['spaces and repetitions', ' sofa , couch ,Sofa, settee'],
  ['a byte order mark', '\uFEFFsofa,couch,settee'],
])('synonyms are read with %s', (_, source) => {
  expect(parsed(source)).toEqual({ groups: [sofas], problems: [] });
});

test.each([
  ['of two columns', 'Term,Synonyms\nsofa,"couch;settee"'],
  ['of groups with a title', 'Group title;Synonym 1;Synonym 2;Synonym 3\nSeats;sofa;couch;settee'],
  ['in another case', 'KEYWORD,synonym_terms\nsofa,"couch,settee"'],
])('headings %s are no group', (_, source) => {
  expect(parsed(source)).toEqual({ groups: [{ ...sofas, line: 2 }], problems: [] });
});

test('columns named from and to have one direction', () => {
  const oneway = { from: ['seat'], to: ['chair', 'stool'] };
  expect(parsed('from,to\nseat,"chair, stool"').groups).toEqual([{ line: 2, group: { oneway } }]);
});

test('lines of Solr have arrows, comments and escaped commas', () => {
  const source = '# seats\nseat, bench => chair, stool\n\nsofa, couch\n1\\,5 litre, bottle\n';
  expect(parsed(source)).toEqual({
    groups: [
      { line: 2, group: { oneway: { from: ['seat', 'bench'], to: ['chair', 'stool'] } } },
      { line: 4, group: { equal: ['sofa', 'couch'] } },
      { line: 5, group: { equal: ['1 5 litre', 'bottle'] } },
    ],
    problems: [],
  });
});

test('a cell of several lines counts each of them', () => {
  const { groups } = parsed('Term,Synonyms\n"sofa","couch\nsettee"\nmug,cup\n');
  expect(groups).toEqual([
    { ...sofas, line: 2 },
    { line: 4, group: { equal: ['mug', 'cup'] } },
  ]);
});

test.each([
  ['one word', 'mug,cup\nsofa\n', '2: There are fewer than two different words.'],
  ['the same word twice', 'sofa,SOFA', '1: There are fewer than two different words.'],
  ['an empty side', 'mug,cup\n\n=> sofa', '3: There is no word on one side, or more than one arrow.'],
  ['two arrows', 'a => b => c', '1: There is no word on one side, or more than one arrow.'],
  ['no letters', 'sofa,!!!', '1: “!!!” has no letter or digit.'],
  ['words that only join others', 'sofa,of the', '1: “of the” is left out of every search.'],
  ['a long phrase', 'sofa,a seat for two', '1: “a seat for two” has more than 3 words.'],
  ['a long word', `sofa,${'o'.repeat(201)}`, `1: “${'o'.repeat(40)}…” is longer than 200 characters.`],
  [
    'an open quotation mark',
    'mug,cup\n"sofa,couch\nseat,chair',
    '2: A quotation mark from here on is not closed, or stands beside other text.',
  ],
])('%s is a problem of its line', (_, source, message) => {
  expect(parsed(source).problems).toEqual([message]);
});

test('what is right is read beside what is not', () => {
  expect(parsed('sofa,couch,settee\nmug\n').groups).toEqual([sofas]);
});
