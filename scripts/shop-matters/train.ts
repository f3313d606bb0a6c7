import { writeFileSync } from 'node:fs';
import { distributionOf, likeliest, type LinearModel } from '#assistant/classify/linear-model.ts';
import { matterBuckets, matterFeatures, matterNames } from '#assistant/matters/classify-matter.ts';
import { formatWeights, trainModel } from '../classifiers/train-model.ts';
import { matterExamples, matterPatternsHash, type MatterPattern, readMatterPatterns } from './examples.ts';

// Made anew whenever a pattern or a feature changes; the same patterns give the same file.
const draws = 3;
const patterns = readMatterPatterns();
const model = trainModel(matterNames, matterBuckets, patterns.filter(({ isHeldOut }) => !isHeldOut).map(examplesOf));
const file = 'src/assistant/matters/matter-weights.ts';
const text = formatWeights(model, { command: 'npm run train-matters', hash: matterPatternsHash() });
writeFileSync(file, text);
console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
report(model, patterns.filter(({ isHeldOut }) => isHeldOut).flatMap(examplesOf));

function examplesOf(pattern: MatterPattern, seed: number) {
  return matterExamples(pattern, draws, seed + 1).map(({ matter, message }) => ({
    name: matter,
    features: matterFeatures(message),
  }));
}

/** How well messages of patterns are recognized that were not trained with. */
function report(trained: LinearModel, heldOut: ReturnType<typeof examplesOf>): void {
  const read = heldOut.map(({ name, features }) => ({ is: name, ...likeliest(distributionOf(trained, features)) }));
  const asked = read.filter(({ is }) => is !== 'none');
  const sure = read.filter(({ name, share }) => name !== 'none' && share >= sureShare);
  const percentRight = (some: typeof read): number =>
    Math.round((100 * some.filter(({ is, name }) => is === name).length) / some.length);
  console.log(
    `Held out: ${percentRight(asked)} % of questions to shops, ${percentRight(sure)} % of what is surely one.`,
  );
}

const sureShare = 0.7;
