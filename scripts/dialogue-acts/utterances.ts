import type { Language } from '#messages/messages.ts';
import { type ActContext, type DialogueAct, dialogueActs } from '#assistant/acts/dialogue-act.ts';
import { createRandom } from '../../bench/catalog/random.ts';
import { hashOf, readSections, utterancesOf } from '../classifiers/read-patterns.ts';

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

/** All patterns, of which every fifth is held out. */
export function readPatterns(): readonly ActPattern[] {
  return readSections(import.meta.dirname).map(({ name, ...pattern }) => {
    const act = dialogueActs.find((each) => each === name);
    if (act === undefined) throw new Error(`Unknown dialogue act: ${name}`);
    return { act, ...pattern };
  });
}

/** Changes with the patterns: the weights name the one that they were made from. */
export function patternsHash(): string {
  return hashOf(import.meta.dirname);
}

/** Different utterances of each pattern, as they are typed. The same for a seed. */
export function examplesOf(patterns: readonly ActPattern[], count: number, seed: number): readonly ActExample[] {
  const { next: random } = createRandom(seed);
  return patterns.flatMap(({ act, language, text }) => {
    const drawn = utterancesOf({ text, language }, count, random);
    return drawn.map((message) => ({ act, message, context: contextFor(act, random) }));
  });
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
