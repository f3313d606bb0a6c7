import { foldAccents } from '#shop/text/normalize.ts';
import { sourceOf } from '../language/grammar.ts';
import type { TurnContext } from '../conversation/turn-context.ts';

/** A text of folded and translated words as the shopper typed them: `räucherlachs` for `smoked salmon`, `TN-2110`. */
export function inShopperWords(text: string, { typed, wording, memory }: TurnContext): string {
  const earlier = memory.conversation.turns
    .flatMap((each) => (each.role === 'user' ? [each.text] : []))
    .slice(-maxEarlier);
  const replaced = Array.from(wording).reduce((rest, [phrase, own]) => replaceWord(rest, phrase, own), text);
  const written = [...earlier, typed].flatMap((each) => each.match(writtenWord) ?? []);
  const byFolded = new Map(written.map((word) => [foldAccents(word), word]));
  return replaced.replaceAll(
    writtenWord,
    (word) => byFolded.get(word) ?? sourceOf(word, typed, memory.conversation.language) ?? word,
  );
}

const maxEarlier = 6;
const writtenWord = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu;

function replaceWord(text: string, phrase: string, own: string): string {
  return text.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(phrase)}(?![\p{L}\p{N}])`, 'gu'),
    () => own,
  );
}
