import type { Language } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { sourceOf } from '../language/grammar.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { functionWords } from '../retrieval/words/function-words.ts';

/**
 * A text of folded, translated and shortened words as the shopper typed them: `räucherlachs` for `smoked salmon`, `nuts`
 * for `nut`, `TN-2110`. Words that stand for nothing typed are left out.
 */
export function inShopperWords(text: string, turn: TurnContext): string {
  const { wording, memory } = turn;
  const { conversation } = memory;
  const said = saidBy(turn);
  const sourceIn = (word: string): string | undefined =>
    said.toReversed().flatMap((each) => sourceOf(word, each, conversation.language) ?? [])[0];
  // `laktosefreie` for `lactose free`.
  const whole = text.includes(' ') ? sourceIn(text) : undefined;
  if (whole !== undefined) return whole;
  const known = [...conversation.wording, ...wording];
  const replaced = known.reduce((rest, [phrase, own]) => replaceWord(rest, phrase, own), text);
  const names = said.flatMap((each) => each.match(writtenWord) ?? []);
  const own = new Set(known.flatMap(([, each]) => each.match(writtenWord) ?? []));
  const byFolded = new Map([
    ...names.map((word) => [singularize(foldAccents(word)), word] as const),
    ...names.map((word) => [foldAccents(word), word] as const),
  ]);
  // `wool` of a `wool sweater` that was typed as one word.
  const ownWithin = (word: string): string | undefined =>
    known.findLast(([phrase]) => phrase.split(' ').includes(word))?.[1];
  const written = replaced.replaceAll(writtenWord, (word) =>
    own.has(word)
      ? word
      : isJoint(word)
        ? (sourceIn(word) ?? joints[conversation.language ?? 'en'])
        : (byFolded.get(word) ??
          byFolded.get(singularize(word)) ??
          sourceIn(word) ??
          ownWithin(word) ??
          untyped(word, conversation.language)),
  );
  return written
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/(?<!\S)(\S+)(?: \1)+(?!\S)/g, '$1')
    .trim();
}

/**
 * What was looked for in quotation marks, literally as it was written: `“listen to music in the kitchen”` for `listen music
 * kitchen`. What was not written in one go is quoted in parts.
 */
export function quoteSaid(text: string, turn: TurnContext): string {
  const { criteria } = turn.messages.answers;
  const said = saidBy(turn).toReversed().map(readWords);
  const words = readWords(inShopperWords(text, turn)).words.slice(0, maxQuoted);
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    if (at < words.length - 1 && prepositions.has(words[at]?.stem ?? '')) {
      at += 1;
      continue;
    }
    const rest = words.slice(at).map(({ stem }) => stem);
    const runs = said.map((message) => longestRun(message, rest));
    const best = runs.reduce((one, other) => (other.count > one.count ? other : one));
    if (best.count > 0) parts.push(criteria.words({ words: best.text }));
    at += Math.max(1, best.count);
  }
  return parts.length > 0 ? parts.join(' ') : criteria.words({ words: text });
}

const maxQuoted = 24;
/** At the start or end of what is quoted they join nothing: `geschenk für`. */
const prepositions = new Set('for with fur mit til med'.split(' '));

/** The messages of the conversation, this one last. */
function saidBy({ typed, memory: { conversation } }: TurnContext): readonly string[] {
  const earlier = conversation.turns.flatMap((each) => (each.role === 'user' ? [each.text] : []));
  return [...earlier.slice(-maxEarlier), typed];
}

interface ReadWords {
  readonly text: string;
  readonly words: readonly {
    readonly written: string;
    readonly stem: string;
    readonly from: number;
    readonly to: number;
  }[];
}

function readWords(text: string): ReadWords {
  const words = Array.from(text.matchAll(writtenWord), ({ 0: written, index }) => ({
    written,
    stem: singularize(foldAccents(written)),
    from: index,
    to: index + written.length,
  }));
  return { text, words };
}

interface Run {
  readonly count: number;
  readonly text: string;
}

/** The most of the stems, from the first on, that a message has in a row or with only function words between them. */
function longestRun(message: ReadWords, stems: readonly string[]): Run {
  const starts = message.words.flatMap(({ stem }, index) => (stem === stems[0] ? [index] : []));
  const runs = starts.slice(0, maxStarts).map((start) => runFrom(message, start, stems));
  return runs.reduce((one, other) => (other.count > one.count ? other : one), { count: 0, text: '' });
}

const maxStarts = 8;

function runFrom({ text, words }: ReadWords, start: number, stems: readonly string[]): Run {
  let [count, last] = [1, start];
  for (let next = start + 1; next < words.length && count < stems.length; next += 1) {
    const stem = words[next]?.stem ?? '';
    if (/[,;.!?]\s/.test(text.slice(words[next - 1]?.to, words[next]?.from))) break;
    if (stem === stems[count]) [count, last] = [count + 1, prepositions.has(stem) ? last : next];
    else if (!functionWords.has(stem)) break;
  }
  return { count, text: text.slice(words[start]?.from, words[last]?.to) };
}

/** `or` joins alternatives; a visitor may have written `and`. */
function isJoint(word: string): boolean {
  return word === 'or';
}

const joints: Readonly<Record<Language, string>> = { en: 'or', de: 'oder', nb: 'eller' };

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
