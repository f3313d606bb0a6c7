import { conceptsOf, type LexiconConcept, maxLexiconWords, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import type { LexiconLanguage } from '#shop/lexicon/names.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { grammars } from './grammar.ts';
import { longestPhrase, type TextWord, thingEndings, wordsIn } from './text-words.ts';

/** A message in the words that the catalog knows. */
export interface ReplacedNames {
  readonly text: string;
  /** What was typed for each phrase (folded) that was replaced. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Whether products of the catalog are named by a word (folded). */
export type KnowsWord = (word: string) => Promise<boolean>;

/** Where other names are looked for. */
export interface NameDictionary {
  /** Of the visitor and of the shop: a word of a third language is only like a name of a product. */
  readonly languages: readonly LexiconLanguage[];
  readonly knows: KnowsWord;
}

/**
 * Replaces names of goods that the catalog does not use by those that it does: `telly` by `tv`, `Räucherlachs` by `smoked
 * salmon`. Everything else stays as it was typed.
 */
export async function replaceNames(text: string, dictionary: NameDictionary): Promise<ReplacedNames> {
  const words = wordsIn(text);
  const typed = new Map<string, string>();
  let [replaced, copied] = ['', 0];
  for (let start = 0; start < words.length;) {
    const match =
      isCode(text, words[start]) || isMeasureAskedFor(words, start)
        ? null
        : longestPhrase(text, words, { start, longest: maxLexiconWords, find: meaningOf });
    const [first, last] = [words[start], words[(match?.end ?? start + 1) - 1]];
    const name =
      match && first && last
        ? await nameOrBase(match.found, words.slice(start, match.end), dictionary)
        : await baseForm(text, first, dictionary);
    if (name !== null && first && last) {
      typed.set(foldAccents(name), text.slice(first.from, last.to));
      replaced += text.slice(copied, first.from) + name;
      copied = last.to;
    }
    start = match?.end ?? start + 1;
  }
  return { text: replaced + text.slice(copied), typed };
}

/** What the catalog calls it, else a word alone without its ending: `blyantsett` for `blyantsettet`. */
async function nameOrBase(
  meaning: PhraseMeaning,
  words: readonly TextWord[],
  dictionary: NameDictionary,
): Promise<string | null> {
  const name = await knownName(meaning, words, dictionary);
  const [only, other] = words;
  const isForeign = only !== undefined && other === undefined && dictionary.languages[0] !== 'en';
  if (name !== null || !isForeign || only.folded.length < minInflected || (await dictionary.knows(only.folded)))
    return name;
  return withoutEnding(only.folded, dictionary.knows);
}

async function withoutEnding(word: string, knows: KnowsWord): Promise<string | null> {
  const bases = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  for (const base of bases) if (base.length >= minBase && (await knows(base))) return base;
  return null;
}

/**
 * A German or Norwegian word without an ending, where the catalog has only that: `ukulele` for `ukulelen`, `plastikfrei`
 * for `plastikfreies`. null for words of the catalog, of the lexicon and of the rules.
 */
async function baseForm(
  text: string,
  word: TextWord | undefined,
  { languages: [language], knows }: NameDictionary,
): Promise<string | null> {
  const folded = word?.folded ?? '';
  const feminine = language === 'nb' ? await feminineBase(folded, knows) : null;
  if (feminine !== null) return feminine;
  if (language === 'en' || folded.length < minInflected || !/^[a-z]+$/.test(folded) || isCode(text, word)) return null;
  if (englishWords.has(folded) || functionWords.has(folded) || meaningOf(folded) || (await knows(folded))) return null;
  return (await withoutEnding(folded, knows)) ?? partsOf(folded, knows);
}

/** `lue` for `lua`: the definite form of a Norwegian feminine. */
async function feminineBase(word: string, knows: KnowsWord): Promise<string | null> {
  const base = word.replace(/a$/, 'e');
  const isInflected = /^[a-z]{2,}a$/.test(word) && !functionWords.has(word) && !(await knows(word));
  return isInflected && (await knows(base)) ? base : null;
}

/** `emaille topf` for `emailletopf`: both parts of a compound, where the catalog has them apart. */
async function partsOf(word: string, knows: KnowsWord): Promise<string | null> {
  if (word.length > maxCompound) return null;
  for (let cut = minBase; cut <= word.length - minBase; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const base = first.replace(/(?:en|es|s|n|e)$/, '');
    if (!(await knows(second))) continue;
    for (const part of [first, base]) if (part.length >= minBase && (await knows(part))) return `${part} ${second}`;
  }
  return null;
}

/** Letters; of longer words each place to cut them would have to be tried. */
const maxCompound = 20;

/** The shortest word from which an ending is taken, and what must be left of it. */
const minInflected = 6;
const minBase = 4;
/** Of nouns and adjectives, those that change least first. */
const endings = ['n', 'e', 'a', 't', 's', 'r', 'en', 'et', 'er', 'es', 'em', 'ne', 'ene', 'ere', 'este'];

/** Words of the messages that rules read, which are no words of the shopper. */
const englishWords: ReadonlySet<string> = new Set(
  (['de', 'nb'] as const).flatMap((language) =>
    [...grammars[language].phrases.values()].flatMap((phrase) => phrase.split(' ')),
  ),
);

/** `HERBST10` in a sentence: as it is written. */
function isCode(text: string, word: TextWord | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\d-]{3,}$/u.test(text.slice(word.from, word.to)) && /\p{Ll}/u.test(text);
}

/** `how big` asks for a measure, also where the catalog has a size `groß`. */
function isMeasureAskedFor(words: readonly TextWord[], at: number): boolean {
  return words[at - 1]?.folded === 'how';
}

/** English words of requests, which names of goods in other languages look like: `put` and `pute`, `sale` and `sal`. */
const requestWords: ReadonlySet<string> = new Set(
  `put add take make give bring keep order remove delete drop swap change set write call pay send ship return work works
  stock fit fits use wear turn go goes come comes stick pop throw sale
  sales`.split(/\s+/),
);

/** The concepts that a phrase names, one list for each part of a compound. */
type PhraseMeaning = readonly (readonly LexiconConcept[])[];

function meaningOf(phrase: string): PhraseMeaning | undefined {
  if (functionWords.has(phrase) || requestWords.has(phrase) || phrase.length < 2) return undefined;
  const concepts = conceptsOf(tokenize(phrase));
  if (concepts.length > 0) return [concepts];
  if (phrase.includes(' ')) return undefined;
  const parts = splitKnownCompound(phrase)?.map((part) => conceptsOf(tokenize(part)));
  return parts ?? meaningOfThingsFor(phrase);
}

/** `babysachen`, `kjøkkenutstyr`: things for what the first part names. */
function meaningOfThingsFor(word: string): PhraseMeaning | undefined {
  const first = thingsFor.exec(word)?.[1] ?? '';
  const concepts = [first, first.replace(/(?:s|n|en)$/, '')]
    .filter(({ length }) => length >= minBase)
    .map((each) => conceptsOf(tokenize(each)));
  const known = concepts.find(({ length }) => length > 0);
  return known && [known];
}

/** `artikel` and `saker` show no language. */
const thingsFor = new RegExp(
  String.raw`^(\p{L}{3,20})(?:${[...thingEndings.de, ...thingEndings.nb, 'artikel', 'saker'].join('|')})$`,
  'u',
);

/** What the catalog calls it; null when the catalog uses the words themselves, or has no other name for it. */
async function knownName(
  meaning: PhraseMeaning,
  words: readonly TextWord[],
  dictionary: NameDictionary,
): Promise<string | null> {
  if (
    await knowsAll(
      words.map(({ folded }) => folded),
      dictionary.knows,
    )
  )
    return null;
  // A compound is named in one language, if it can be: `cashmere scarf`, although some scarves are of the type `Schal`.
  const choices = meaning.length > 1 ? dictionary.languages.map((language) => [language]) : [];
  for (const languages of [...choices, dictionary.languages]) {
    const names = await Promise.all(meaning.map((concepts) => firstKnown(concepts, { ...dictionary, languages })));
    if (names.every((name) => name !== null)) return names.join(' ');
  }
  return null;
}

async function firstKnown(
  concepts: readonly LexiconConcept[],
  { languages, knows }: NameDictionary,
): Promise<string | null> {
  const names = languages.flatMap((language) => concepts.flatMap((concept) => concept.names[language]));
  for (const name of names)
    if (
      await knowsAll(
        wordsIn(name).map(({ folded }) => folded),
        knows,
      )
    )
      return name;
  return null;
}

async function knowsAll(words: readonly string[], knows: KnowsWord): Promise<boolean> {
  for (const word of words) if (!(await knows(word))) return false;
  return true;
}
