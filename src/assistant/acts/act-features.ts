import { LRUCache } from 'lru-cache';
import { conceptsOf, splitKnownCompound } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { featuresOfTokens, type TextFeatures, tokensOf } from '../classify/text-features.ts';
import type { ActContext } from './dialogue-act.ts';

/** Reads the beginning of a message: what it asks for is said there, and a long one takes no longer. */
export function actFeatures(message: string, context: ActContext): TextFeatures {
  const tokens = tokensOf(message).map(withoutThing);
  return { text: featuresOfTokens(tokens), context: contextFeatures(context, tokens.length) };
}

/** Which goods a message names does not matter. */
function withoutThing(token: string): string {
  if (!mayBeThing.test(token) || spokenWords.has(token)) return token;
  const read = readWords.get(token) ?? kindOfWord(token);
  readWords.set(token, read);
  return read;
}

/** To find the parts of a compound takes longer than all else. */
const readWords = new LRUCache<string, string>({ max: 4000 });

function kindOfWord(word: string): string {
  const concepts = conceptsOf(tokenize(word));
  if (concepts.length > 0) return concepts.every(({ isProperty }) => isProperty) ? propertyMark : thingMark;
  return word.length >= minCompound && splitKnownCompound(word) ? thingMark : word;
}

const thingMark = '#thing';
const propertyMark = '#property';

/** A word of the languages of the lexicon. */
const mayBeThing = /^[a-z]{3,40}$/;

/** Letters. */
const minCompound = 8;

/** Names of goods that are more often something else in messages (folded). */
const spokenWords = new Set(
  `har bare bra skal bor ei hatt te ren rom male lime lade fly
  kann hat muss kostet hatte hatten klar bin korb laden lass scharf haut kam rechne sagen left drucken
  koster kurv gave gavekort kort presang rolle spiller sklir kurven
  basket bag put better gift card cards present stock sale sales tell throw ring top book pop stick bit slip light phone repeat
  geschenk gutschein gutscheine karte deutsch englisch norwegisch german norwegian english norsk engelsk tysk`.split(
    /\s+/,
  ),
);

function contextFeatures({ hasFocus, shown, wasAsked }: ActContext, length: number): readonly string[] {
  const spokenOf = hasFocus || shown === 1 ? 'one' : shown > 1 ? 'several' : 'none';
  const size = lengthClasses.findIndex((most) => length <= most);
  return [`@${spokenOf}`, `@${spokenOf} ${size}`, `@${size}`, ...(wasAsked ? ['@asked'] : [])];
}

/** Words and marks. */
const lengthClasses = [0, 1, 2, 5, 11, Infinity];
