import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { sourceOf } from '../language/grammar.ts';
import type { TurnContext } from '../conversation/turn-context.ts';

/**
 * A text of folded, translated and shortened words as the shopper typed them: `räucherlachs` for `smoked salmon`, `nuts`
 * for `nut`, `TN-2110`. Words that stand for nothing typed are left out.
 */
export function inShopperWords(text: string, { typed, wording, memory }: TurnContext): string {
  const { conversation } = memory;
  const earlier = conversation.turns.flatMap((each) => (each.role === 'user' ? [each.text] : []));
  const said = [...earlier.slice(-maxEarlier), typed];
  const known = [...conversation.wording, ...wording];
  const replaced = known.reduce((rest, [phrase, own]) => replaceWord(rest, phrase, own), text);
  const names = said.flatMap((each) => each.match(writtenWord) ?? []);
  const own = new Set(known.flatMap(([, each]) => each.match(writtenWord) ?? []));
  const byFolded = new Map([
    ...names.map((word) => [singularize(foldAccents(word)), word] as const),
    ...names.map((word) => [foldAccents(word), word] as const),
  ]);
  const sourceIn = (word: string): string | undefined =>
    said.toReversed().flatMap((each) => sourceOf(word, each, conversation.language) ?? [])[0];
  const written = replaced.replaceAll(writtenWord, (word) =>
    own.has(word) || isJoint(word)
      ? word
      : (byFolded.get(word) ??
        byFolded.get(singularize(word)) ??
        sourceIn(word) ??
        untyped(word, conversation.language)),
  );
  return written.replaceAll(/\s{2,}/g, ' ').trim();
}

/** `or` joins alternatives; a visitor may have written `and`. */
function isJoint(word: string): boolean {
  return word === 'or';
}

/** A word that was not typed: in English it may be another form of one that was. */
function untyped(word: string, language: string | null): string {
  return language === null || language === 'en' ? word : '';
}

const maxEarlier = 20;
const writtenWord = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu;

function replaceWord(text: string, phrase: string, own: string): string {
  return text.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(phrase)}(?![\p{L}\p{N}])`, 'gu'),
    () => own,
  );
}
