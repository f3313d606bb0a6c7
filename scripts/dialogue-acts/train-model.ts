import { brotliCompressSync, constants } from 'node:zlib';
import { type ActFeatures, actFeatures } from '#assistant/acts/act-features.ts';
import { type ActModel, distributionOf, featureBuckets, weighFeatures } from '#assistant/acts/act-model.ts';
import { type DialogueAct, dialogueActs } from '#assistant/acts/dialogue-act.ts';
import { createRandom } from '../../bench/catalog/random.ts';
import { type ActPattern, examplesOf } from './utterances.ts';

const draws = 16;
const epochs = 4;
const learningRate = 0.3;
/** Share of an example that is counted for the other acts: no pattern is beyond doubt. */
const doubt = 0.03;

/** Multinomial logistic regression by AdaGrad. The same patterns give the same weights. */
export function trainModel(patterns: readonly ActPattern[]): ActModel {
  const examples = readExamples(patterns);
  const weights = new Float32Array(featureBuckets * dialogueActs.length);
  const state = { weights, squares: new Float32Array(weights.length).fill(1e-6) };
  const { next: random } = createRandom(7);
  for (let epoch = 0; epoch < epochs; epoch++) for (const example of shuffled(examples, random)) step(state, example);
  return quantized(weights);
}

interface TrainingExample {
  readonly act: DialogueAct;
  readonly features: ActFeatures;
}

/** Only what several patterns have: what one has, such as the name that its slot was filled with, tells nothing. */
function readExamples(patterns: readonly ActPattern[]): readonly TrainingExample[] {
  const byPattern = patterns.map((pattern, seed) =>
    examplesOf([pattern], draws, seed + 1).map(({ act, message, context }) => ({
      act,
      features: actFeatures(message, context),
    })),
  );
  const counts = new Map<string, number>();
  for (const examples of byPattern)
    for (const feature of new Set(examples.flatMap(({ features }) => features.text)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isCommon = (feature: string): boolean => (counts.get(feature) ?? 0) > 1;
  return byPattern.flat().map(({ act, features: { text, context } }) => ({
    act,
    features: { text: text.filter(isCommon), context },
  }));
}

interface TrainingState {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

function step({ weights, squares }: TrainingState, { act, features }: TrainingExample): void {
  const shares = distributionOf({ weights, scale: 1 }, features);
  const errors = dialogueActs.map(
    (each) => (shares.get(each) ?? 0) - (each === act ? 1 - doubt : doubt / (dialogueActs.length - 1)),
  );
  for (const [bucket, value] of weighFeatures(features))
    for (const [index, error] of errors.entries()) {
      const at = bucket * errors.length + index;
      const slope = error * value;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (learningRate * slope) / Math.sqrt(square);
    }
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Levels on each side of zero: more tell no better, and compress worse. */
const levels = 20;

function quantized(weights: Float32Array): ActModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / levels;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

/** As `act-weights.ts` has it. */
export function encodeWeights({ weights }: ActModel): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(
    Uint8Array.from(weights, (weight) => weight + 128),
    { params },
  ).toString('base64');
}
