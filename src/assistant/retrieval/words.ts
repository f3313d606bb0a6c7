import { foldAccents } from '#shop/text/normalize.ts';
import { listBounds } from '#shop/listing/listing.ts';
import { singularize } from '#shop/text/stem.ts';

/** The words, numbers, currency signs and punctuation of a text, folded, in order. */
export function tokensOf(text: string): readonly string[] {
  return foldAccents(text).match(/\p{L}{1,3}\d+(?!\p{L})|\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)*|[^\s\p{L}\d]/gu) ?? [];
}

/** The words and numbers of a text in the singular, folded. */
export function stemsOf(text: string): readonly string[] {
  return tokensOf(text)
    .filter((token) => /^[\p{L}\d]/u.test(token))
    .map(singularize);
}

/** The stems of a text without function words. */
export function contentStems(text: string): readonly string[] {
  return stemsOf(text).filter((stem) => !functionWords.has(stem));
}

/** The distinct words, from the first on, that fit into a search term; a longer first word is cut. */
export function searchTermOf(words: readonly string[]): string {
  return joinWithin([...new Set(words)], ' ', listBounds.termCharacters);
}

/** Joins as many texts, from the first on, as fit into `maxLength` UTF-16 code units; a longer first one is cut. */
export function joinWithin(texts: readonly string[], separator: string, maxLength: number): string {
  const [first = '', ...rest] = texts;
  let joined = first.slice(0, maxLength).toWellFormed();
  for (const text of rest) {
    if (joined.length + separator.length + text.length > maxLength) break;
    joined += separator + text;
  }
  return joined;
}

export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its they them their one some any each every all both either
  whats wheres whos hows thats dont doesnt isnt arent cant didnt youre youve ive theres lets
  we're you're they're that's there's here's he's she's who's what's where's how's we'll you'll they'll we've you've they've
  we'd you'd can't won't didn't wasn't weren't haven't hasn't couldn't wouldn't shouldn't
  i im i'm i'd i'll i've me my mine we us our you your he she his her who whom whose
  is are am was were be been being do does did doing done have has had having can could will would shall should may might must
  and or but nor so if then than as at by for from in into of off on onto out over to up with within about around near
  what which when where why how there here just only also too very really quite please thank hello hi hey
  not no without except don't doesn't isn't aren't
  something anything nothing everything all thing stuff item product piece option kind sort type
  look looking search find show see give tell need want like love get got let help recommend suggest buy choose pick
  good nice great best perfect suitable right ok okay yes sure maybe
  s t d ll re ve m`
    .split(/\s+/)
    .map(singularize),
);
