import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#messages/messages.ts';
import { expandPattern, oneOf } from './expand-pattern.ts';
import { fillSlot } from './slots.ts';

/** A way in which people write to shops, with slots. */
export interface Pattern {
  /** What the line `## name` above it says. */
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  /** Is not trained with: it tells how well others are recognized. */
  readonly isHeldOut: boolean;
}

const languages: readonly Language[] = ['en', 'de', 'nb'];
const heldOutEvery = 5;

/** All patterns of the files `en.txt`, `de.txt` and `nb.txt` of a folder, of which every fifth is held out. */
export function readSections(folder: string): readonly Pattern[] {
  return languages.flatMap((language) => patternsIn(readText(folder, language), language));
}

/** Changes with the patterns. */
export function hashOf(...folders: readonly string[]): string {
  const texts = folders.flatMap((folder) => languages.map((language) => readText(folder, language)));
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

function readText(folder: string, language: Language): string {
  return readFileSync(join(folder, `${language}.txt`), 'utf8');
}

function patternsIn(file: string, language: Language): readonly Pattern[] {
  return file
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [name = '', ...lines] = section.split('\n');
      const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
      return texts.map((text, index) => ({
        name: name.trim(),
        language,
        text,
        isHeldOut: index % heldOutEvery === 3,
      }));
    });
}

/** Different utterances of a pattern, as they are typed, at most `count`. */
export function utterancesOf(
  { text, language }: Pick<Pattern, 'text' | 'language'>,
  count: number,
  random: () => number,
): readonly string[] {
  const fill = (name: string): string => fillSlot(name, language, random);
  return [...new Set(Array.from({ length: count }, () => asTyped(expandPattern(text, fill, random), random)))];
}

/** In lower case, with a capital, with a slip, without the mark at the end. */
function asTyped(text: string, random: () => number): string {
  const cased =
    random() < 0.5 ? text.toLowerCase() : random() < 0.5 ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
  const marked = random() < 0.3 ? cased.replace(/[?.!]+$/, '') : cased;
  return random() < 0.08 ? withSlip(marked, random) : marked;
}

/** Two letters exchanged, one left out or typed twice. */
function withSlip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  if (text.length < 6) return text;
  const [before, one, other, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
  return before + oneOf([other + one, other, one + one + other], random) + after;
}
