import { adjectives, materials, nouns, syllables } from '../catalog/words.ts';
import type { RandomSource } from '../catalog/random.ts';

/** Makes a text of up to `maxBytes` bytes that is expensive for careless code; other random draws make another text. */
export type HostileValue = (random: RandomSource, maxBytes: number) => string;

/** Texts of one pattern, with a random word that keeps the page cache from knowing the address. */
const repeated =
  (pattern: string): HostileValue =>
  (random, maxBytes) =>
    fill(`${nonce(random)} `, () => pattern, maxBytes);

const words =
  (wordList: readonly [string, ...string[]], separator = ' '): HostileValue =>
  (random, maxBytes) =>
    fill('', () => `${random.pick(wordList)}${separator}`, maxBytes);

const [firstLetter = 'a', ...otherLetters] = Array.from('abcdefghijklmnopqrstuvwxyz');
const catalogWords: readonly [string, ...string[]] = [nouns[0], ...nouns, ...adjectives, ...materials, ...syllables];
const fillers: readonly [string, ...string[]] = ['the', 'a', 'and', 'of', 'for', 'with', 'in', 'to', 'is', 'do', 'you'];

/** Each kind of text, by what it is. */
export const hostileValues: Readonly<Record<string, HostileValue>> = {
  'filler words': words(fillers),
  'one letter repeated': repeated('a '),
  'the repeated': repeated('the '),
  'A- repeated': repeated('A-'),
  'words of the shop': words(catalogWords),
  'words of the shop joined by hyphens': words(catalogWords, '-'),
  'beginnings of words': (random, bytes) =>
    fill('', () => `${random.pick(catalogWords).slice(0, 1 + random.below(3))} `, bytes),
  'misspelt words': (random, bytes) => fill('', () => `${misspell(random, random.pick(catalogWords))} `, bytes),
  'unknown words': (random, bytes) => fill('', () => `${nonce(random)} `, bytes),
  'short unknown words': (random, bytes) => fill('', () => `${nonce(random).slice(0, 3)} `, bytes),
  'compound words': words(catalogWords, ''),
  'one long word': (random, bytes) => fill(nonce(random), () => 'a', bytes),
  'one long unknown word': (random, bytes) => fill('', () => nonce(random), bytes),
  'ligatures that expand': repeated('ﷺ'),
  'combining marks': repeated('e\u0301\u0323\u0302'),
  'letters with other cases': repeated('İßŉΐ'),
  'joined emoji': repeated('👩‍👩‍👧‍👦'),
  'right to left': repeated('‮שלום '),
  'lone signs': repeated('‹›«»“”'),
  'opening brackets': repeated('['),
  'opening parentheses': repeated('('),
  'nested JSON': repeated('{"a":['),
  'tags without an end': repeated('<b> '),
  'angle brackets': repeated('<'),
  'opening guillemets': repeated('‹'),
  'links in Markdown': repeated('[a](b '),
  'emphasis in Markdown': repeated('*_**'),
  'list in Markdown': repeated('- a\n'),
  'nested quotes in Markdown': repeated('> '),
  'code in Markdown': repeated('`'.repeat(3)),
  spaces: (random, bytes) => `${fill(nonce(random), () => ' ', bytes - 1)}x`,
  'line breaks': repeated('\n'),
  'carriage returns': repeated('\r'),
  tabs: repeated('\t'),
  digits: repeated('9'),
  'digits and commas': repeated('1,'),
  'digits and points': repeated('1.'),
  'digits and spaces': repeated('1 '),
  'amounts of money': (random, bytes) => fill('under', () => ` €${random.below(999)}`, bytes),
  quantities: (random, bytes) => fill('add', () => ` ${random.below(99)} ${random.pick(nouns)},`, bytes),
  'numbers in words': words(['one', 'two', 'twenty', 'hundred', 'and', 'a']),
  'not and or': words(['not', 'or', 'and', 'without', 'but', 'except', nouns[0]]),
  'mail addresses': repeated('a@a.'),
  'one mail address': (random, bytes) => fill(`${nonce(random)}@`, () => 'a.', bytes - 1),
  addresses: repeated('http://a.'),
  slashes: repeated('/'),
  'relative segments': repeated('../'),
  percents: repeated('%'),
  quotes: repeated('"'),
  apostrophes: repeated("'"),
  'search operators': words(['NEAR(', 'OR', 'AND', 'NOT', '"a"', 'a*', '^a', '{a}:']),
  wildcards: repeated('%_*?'),
  'pairs of a cart': (random, bytes) => fill('', () => `${random.below(9999)}:${1 + random.below(9)},`, bytes),
  'pairs of one variant': repeated('1:1,'),
  commas: repeated(','),
  semicolons: repeated(';a='),
  equals: repeated('a=b&'),
  hyphens: repeated('-'),
  dots: repeated('.'),
  underscores: repeated('__proto__ '),
  'repetition of a group': repeated('aaaaaaaaaaaaaaaaaaaa! '),
  'beginning of a token': (random, bytes) => fill('eyJwYXRoIjoiLyIsInVudGlsIjox', () => nonce(random), bytes),
  'parts of a token': repeated('eyJhIjoxfQ.'),
  'huge number': (random) => `${1 + random.below(9)}e308`,
  'huge whole number': (random) => `${1 + random.below(9)}${'0'.repeat(15)}`,
  'negative number': (random) => `-${random.below(99_999)}`,
  'large page': (random) => String(1 + random.below(999_999)),
  range: (random, bytes) => fill('bytes=0-', () => `,${random.below(99)}-`, bytes),
  'quality values': (random, bytes) =>
    fill('text/html', () => `,text/${nonce(random)};q=0.${random.below(999)}`, bytes),
  'entity tags': (random, bytes) => fill('W/"a"', () => `, "${nonce(random)}"`, bytes),
  'dotted names': repeated('a.a.'),
  'colons and numbers': repeated('::ffff:1.2.3.4,'),
};

/** An unknown word. */
export function nonce(random: RandomSource): string {
  return Array.from({ length: 6 }, () => random.pick([firstLetter, ...otherLetters])).join('');
}

function misspell(random: RandomSource, word: string): string {
  const at = random.below(word.length);
  return `${word.slice(0, at)}${random.pick([firstLetter, ...otherLetters])}${word.slice(at + 1)}`;
}

/** Repeats pieces behind a beginning while they fit. */
function fill(beginning: string, nextPiece: () => string, maxBytes: number): string {
  let text = '';
  let bytes = 0;
  for (let piece = beginning; bytes + Buffer.byteLength(piece) <= maxBytes; piece = nextPiece() || ' ') {
    text += piece;
    bytes += Buffer.byteLength(piece);
  }
  return text;
}
