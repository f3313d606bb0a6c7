import { setImmediate as nextTurn } from 'node:timers/promises';
import { lexiconParts } from '#shop/lexicon/lexicon.ts';
import { aspects } from './answers/product/aspects/asked-aspects.ts';
import { foundIn } from './answers/product/aspects/aspect.ts';

/**
 * Reads the lexicon and compiles the patterns of questions part by part, which the first message would otherwise do at once:
 * other requests are answered in between.
 */
export async function prepareRules(): Promise<void> {
  for (const readPart of lexiconParts()) {
    readPart();
    await nextTurn();
  }
  // The engine compiles a pattern twice: for texts in Latin letters, and for those that had others.
  for (const { asks, asksLoosely } of aspects) {
    for (const text of anyQuestions) {
      for (const pattern of [asks, asksLoosely, asks, asksLoosely]) foundIn(pattern, text);
      await nextTurn();
    }
  }
}

const anyQuestions = [
  'can i use it in the rain or wash it at home',
  'kann ich es draußen benützen und zu Hause waschen?',
];
