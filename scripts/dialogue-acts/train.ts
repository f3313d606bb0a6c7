import { writeFileSync } from 'node:fs';
import { actFeatures } from '#assistant/acts/act-features.ts';
import { actBuckets } from '#assistant/acts/classify-act.ts';
import { dialogueActs } from '#assistant/acts/dialogue-act.ts';
import { formatWeights, trainModel } from '../classifiers/train-model.ts';
import { examplesOf, patternsHash, readPatterns } from './utterances.ts';

// Made anew whenever a pattern or a feature changes; the same patterns give the same file.
const draws = 16;
const byPattern = readPatterns()
  .filter(({ isHeldOut }) => !isHeldOut)
  .map((pattern, seed) =>
    examplesOf([pattern], draws, seed + 1).map(({ act, message, context }) => ({
      name: act,
      features: actFeatures(message, context),
    })),
  );
const model = trainModel(dialogueActs, actBuckets, byPattern);
const file = 'src/assistant/acts/act-weights.ts';
const text = formatWeights(model, { command: 'npm run train-acts', hash: patternsHash() });
writeFileSync(file, text);
console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
