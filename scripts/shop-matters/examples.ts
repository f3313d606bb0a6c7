import { join } from 'node:path';
import { matterNames } from '#assistant/matters/classify-matter.ts';
import { createRandom } from '../../bench/catalog/random.ts';
import { hashOf, type Pattern, readSections, utterancesOf } from '../classifiers/read-patterns.ts';

export interface MatterPattern extends Omit<Pattern, 'name'> {
  readonly matter: string;
}

const dialogueActs = join(import.meta.dirname, '..', 'dialogue-acts');

/** Patterns of matters, and those of dialogue acts that ask nothing of a shop; every fifth is held out. */
export function readMatterPatterns(): readonly MatterPattern[] {
  const asked = readSections(import.meta.dirname).map(({ name, ...pattern }) => {
    if (!matterNames.includes(name)) throw new Error(`Unknown matter of shops: ${name}`);
    return { matter: name, ...pattern };
  });
  const others = readSections(dialogueActs).filter(({ name }) => name !== 'shop');
  return [...asked, ...others.map(({ language, text, isHeldOut }) => ({ matter: 'none', language, text, isHeldOut }))];
}

/** Changes with the patterns: the weights name the one that they were made from. */
export function matterPatternsHash(): string {
  return hashOf(import.meta.dirname, dialogueActs);
}

export interface MatterExample {
  readonly matter: string;
  readonly message: string;
}

/** Different utterances of a pattern. The same for a seed. */
export function matterExamples(pattern: MatterPattern, count: number, seed: number): readonly MatterExample[] {
  const { next: random } = createRandom(seed);
  return utterancesOf(pattern, count, random).map((message) => ({ matter: pattern.matter, message }));
}
