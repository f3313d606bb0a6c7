import { normalizeForSearch } from '../text/normalize.ts';
import { isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import { type Certainty, linesOf, readKind, type ThingKind } from './kinds.ts';
import { germanVowels, type LexiconLanguage, lexiconLanguages } from './names.ts';
import { needs } from './words/needs.ts';

/** A phrase of the vocabulary that states a need. */
export interface NeedPhrase {
  readonly need: ThingKind;
  readonly language: LexiconLanguage;
  readonly words: readonly ComparedWord[];
  /** Its longest word. */
  readonly longest: ComparedWord;
  /** Longer phrases say more; two words more than a long one. */
  readonly weight: number;
}

export interface ComparedWord {
  readonly word: Word;
  /** As German and Norwegian words are compared. */
  readonly plain: string;
  /** The same without its ending. */
  readonly base: string;
}

export function asCompared(word: Word): ComparedWord {
  const plain = germanVowels(word.surface);
  return { word, plain, base: plain.replace(/(?:en|e|a|et|er)$/, '') };
}

/** The phrases of which the longest word begins like what follows a place in a word. */
export function phrasesLike(plain: string, from: number): readonly NeedPhrase[] {
  const index = readIndex();
  const places = [lettersOfLong, lettersOfShort, 2].flatMap(
    (count) => index.byLetters.get(plain.slice(from, from + count)) ?? [],
  );
  return places.filter((place) => beginsLike(index, place, { plain, from })).map((place) => readPhrase(index, place));
}

/** First letters by which long words and others are looked up; no ending of the long ones leaves fewer. */
const lettersOfLong = 4;
const lettersOfShort = 3;
const minLong = 6;

/** Letters of the longest ending. */
const maxEnding = 3;

function beginsLike({ text }: PhraseIndex, place: number, { plain, from }: { plain: string; from: number }): boolean {
  const end = endOf(text, place, wordEnds);
  return plain.startsWith(
    text.slice(place, Math.max(place + lettersOfShort, end - maxEnding)).slice(0, end - place),
    from,
  );
}

interface PhraseIndex {
  /** The vocabulary, folded. */
  readonly text: string;
  readonly lines: readonly string[];
  /** Where each of the lines begins in the text. */
  readonly starts: readonly number[];
  /** Where the longest words of phrases begin in the text, by their first letters. */
  readonly byLetters: ReadonlyMap<string, readonly number[]>;
}

let indexRead: PhraseIndex | null = null;

/** Read when it is first asked for: by letter, as there are more than ten thousand phrases of which a text has few. */
function readIndex(): PhraseIndex {
  if (indexRead) return indexRead;
  const written = needs.join('\n');
  const text = germanVowels(normalizeForSearch(written).replaceAll(/['’]/g, '').replaceAll(/[,|>]/g, ' $&'));
  let length = 0;
  const starts = text.split('\n').map((line) => (length += line.length + 1) - line.length - 1);
  indexRead = { text, lines: written.split('\n'), starts, byLetters: indexByLetters(text) };
  return indexRead;
}

const wordEnds = ' -,|>\n';
const phraseEnds = ',|>\n';

function indexByLetters(text: string): ReadonlyMap<string, readonly number[]> {
  const byLetters = new Map<string, number[]>();
  let [word, longest, length, isMember] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (!wordEnds.includes(sign)) continue;
    if (at - word > length) [longest, length] = [word, at - word];
    word = at + 1;
    if (!phraseEnds.includes(sign)) continue;
    if (length > 0 && !isMember && sign !== '\n') {
      const letters = text.slice(
        longest,
        longest + (length < minLong ? Math.min(length, lettersOfShort) : lettersOfLong),
      );
      byLetters.getOrInsert(letters, []).push(longest);
    }
    length = 0;
    isMember = sign === '>' || (isMember && sign !== '\n');
  }
  return byLetters;
}

/** Where the word or phrase ends that a place is in. */
function endOf(text: string, place: number, signs: string): number {
  let end = place;
  while (end < text.length && !signs.includes(text.charAt(end))) end += 1;
  return end;
}

const phrasesRead = new Map<number, NeedPhrase>();

function readPhrase({ text, lines, starts }: PhraseIndex, place: number): NeedPhrase {
  return phrasesRead.getOrInsertComputed(place, () => {
    const line = starts.findLastIndex((start) => start <= place);
    const columns = text.slice(starts[line], place).split('|');
    const item = (columns.at(-1) ?? '').split(',').length - 1;
    const need = readNeed(lines[line] ?? '');
    const language = lexiconLanguages[columns.length - 1] ?? 'en';
    const words = tokenize(need.names[language][item] ?? '').map(asCompared);
    return {
      need,
      language,
      words,
      longest: words.reduce((one, other) => (other.plain.length > one.plain.length ? other : one)),
      weight: words.reduce((sum, { word, plain }) => sum + plain.length + (isStopWord(word) ? 0 : perWord), 0),
    };
  });
}

/** Letters that a further word of a phrase counts for. */
const perWord = 10;

export function readAllNeeds(): readonly ThingKind[] {
  return needs.flatMap(linesOf).map(readNeed);
}

/** What fits a need only sometimes stands after the rest; its names mean nothing else because of that. */
function readNeed(line: string): ThingKind {
  const { names, members } = readKind(line);
  const placed = members.map((member) =>
    member.isDoubtful
      ? { ...member, isDoubtful: false, isExact: false, place: member.place + firstOccasional }
      : member,
  );
  return { names, members: placed };
}

/** Whether a thing that fits a need does so only sometimes. */
export function isOccasional({ place }: Pick<Certainty, 'place'>): boolean {
  return place >= firstOccasional;
}

/** More members than a need has. */
const firstOccasional = 20;
