import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '#messages/messages.ts';
import { type ActContext, type DialogueAct, dialogueActs } from '#assistant/acts/dialogue-act.ts';
import { createRandom } from '../../bench/catalog/random.ts';
import { expandPattern, oneOf } from './expand-pattern.ts';
import { fillSlot } from './slots.ts';

/** A way in which people write to shops, with slots. */
export interface ActPattern {
  readonly act: DialogueAct;
  readonly language: Language;
  readonly text: string;
  /** Is not trained with: it tells how well others are recognized. */
  readonly isHeldOut: boolean;
}

export interface ActExample {
  readonly act: DialogueAct;
  readonly message: string;
  readonly context: ActContext;
}

const languages: readonly Language[] = ['en', 'de', 'nb'];
const heldOutEvery = 5;

/** All patterns, of which every fifth is held out. */
export function readPatterns(): readonly ActPattern[] {
  return languages.flatMap((language) => patternsIn(fileOf(language), language));
}

/** Changes with the patterns: the weights name the one that they were made from. */
export function patternsHash(): string {
  const texts = languages.map(fileOf).join('\0');
  return createHash('sha256').update(texts).digest('hex').slice(0, 16);
}

function fileOf(language: Language): string {
  return readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8');
}

/** Patterns below the line `## act`. */
function patternsIn(file: string, language: Language): readonly ActPattern[] {
  return file
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [name = '', ...lines] = section.split('\n');
      const act = dialogueActs.find((each) => each === name.trim());
      if (act === undefined) throw new Error(`Unknown dialogue act: ${name}`);
      const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
      return texts.map((text, index) => ({ act, language, text, isHeldOut: index % heldOutEvery === 3 }));
    });
}

/** Different utterances of each pattern, as they are typed. The same for a seed. */
export function examplesOf(patterns: readonly ActPattern[], count: number, seed: number): readonly ActExample[] {
  const { next: random } = createRandom(seed);
  return patterns.flatMap(({ act, language, text }) => {
    const drawn = Array.from({ length: count }, () => {
      const fill = (name: string): string => fillSlot(name, language, random);
      return asTyped(expandPattern(text, fill, random), random);
    });
    return [...new Set(drawn)].map((message) => ({ act, message, context: contextFor(act, random) }));
  });
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

/** Of a hundred messages of an act, how many come when nothing, several and one were shown, and when something was asked. */
const occasions: Readonly<Record<DialogueAct, readonly [none: number, several: number, one: number, asked: number]>> = {
  order: [8, 36, 40, 16],
  change: [10, 30, 50, 10],
  cart: [25, 25, 25, 25],
  ask: [8, 38, 44, 10],
  choose: [3, 50, 25, 22],
  find: [50, 20, 20, 10],
  narrow: [12, 50, 33, 5],
  compare: [12, 65, 18, 5],
  shop: [28, 24, 28, 20],
  accept: [10, 20, 30, 40],
  decline: [10, 30, 30, 30],
  talk: [40, 20, 20, 20],
};

function contextFor(act: DialogueAct, random: () => number): ActContext {
  const [none, several, one] = occasions[act];
  const drawn = random() * 100;
  if (drawn < none) return { hasFocus: false, shown: 0, wasAsked: false };
  const isSeveral = drawn < none + several || random() < 0.4;
  const shown = isSeveral ? 2 + Math.floor(random() * 3) : 1;
  return { hasFocus: !isSeveral, shown, wasAsked: drawn >= none + several + one };
}
