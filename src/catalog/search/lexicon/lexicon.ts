import { tokenize, type Word } from '#shop/text/tokenize.ts';
import { synonymGroups } from './synonyms.ts';

/** The longest phrase of the lexicon, in words. */
export const maxLexiconWords = 3;

/** What else the retail lexicon calls the thing that some words of a query name; empty where it does not know them. */
export function lexiconSynonyms(words: readonly Word[]): readonly (readonly Word[])[] {
  const key = keyOf(words);
  const groups = lexicon.get(key) ?? [];
  return groups.flatMap((group) => group.filter((phrase) => keyOf(phrase) !== key));
}

type PhraseGroup = readonly (readonly Word[])[];

const lexicon: ReadonlyMap<string, readonly PhraseGroup[]> = readGroups(synonymGroups);

function readGroups(text: string): ReadonlyMap<string, readonly PhraseGroup[]> {
  const byPhrase = new Map<string, PhraseGroup[]>();
  for (const line of text.split('\n')) {
    const group = line.split(',').map(tokenize);
    for (const key of new Set(group.map(keyOf))) byPhrase.set(key, [...(byPhrase.get(key) ?? []), group]);
  }
  byPhrase.delete('');
  return byPhrase;
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ term }) => term).join(' ');
}
