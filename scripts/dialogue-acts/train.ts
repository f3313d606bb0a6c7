import { writeFileSync } from 'node:fs';
import { encodeWeights, trainModel } from './train-model.ts';
import { patternsHash, readPatterns } from './utterances.ts';

// Made anew whenever a pattern or a feature changes; the same patterns give the same file.
const model = trainModel(readPatterns().filter(({ isHeldOut }) => !isHeldOut));
const file = 'src/assistant/acts/act-weights.ts';
const text = `/** Made by \`npm run train-acts\`; what it was made from. */
export const trainedOn = '${patternsHash()}';

export const scale = ${model.scale};

/** A byte for each act of each bucket, compressed. */
export const weights =
  '${encodeWeights(model)}';
`;
writeFileSync(file, text);
console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
