import { brotliCompressSync, constants } from 'node:zlib';
import { distributionOf, type LinearModel, weighFeatures } from '#assistant/classify/linear-model.ts';
import type { TextFeatures } from '#assistant/classify/text-features.ts';
import { createRandom } from '../../bench/catalog/random.ts';

export interface TrainingExample<Name extends string> {
  readonly name: Name;
  readonly features: TextFeatures;
}

const epochs = 4;
const learningRate = 0.3;
/** Share of an example that is counted for the other classes: no pattern is beyond doubt. */
const doubt = 0.03;

/** Multinomial logistic regression by AdaGrad, from the examples of each pattern. The same examples give the same weights. */
export function trainModel<Name extends string>(
  names: readonly Name[],
  buckets: number,
  byPattern: readonly (readonly TrainingExample<Name>[])[],
): LinearModel<Name> {
  const examples = withCommonFeatures(byPattern);
  const weights = new Float32Array(buckets * names.length);
  const state = { model: { names, buckets, weights, scale: 1 }, squares: new Float32Array(weights.length).fill(1e-6) };
  const { next: random } = createRandom(7);
  for (let epoch = 0; epoch < epochs; epoch++) for (const example of shuffled(examples, random)) step(state, example);
  return { names, buckets, ...quantized(weights) };
}

/** Only what several patterns have: what one has, such as the name that its slot was filled with, tells nothing. */
function withCommonFeatures<Name extends string>(
  byPattern: readonly (readonly TrainingExample<Name>[])[],
): readonly TrainingExample<Name>[] {
  const counts = new Map<string, number>();
  for (const examples of byPattern)
    for (const feature of new Set(examples.flatMap(({ features }) => features.text)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isCommon = (feature: string): boolean => (counts.get(feature) ?? 0) > 1;
  return byPattern.flat().map(({ name, features: { text, context } }) => ({
    name,
    features: { text: text.filter(isCommon), context },
  }));
}

interface TrainingState<Name extends string> {
  readonly model: LinearModel<Name> & { readonly weights: Float32Array };
  readonly squares: Float32Array;
}

function step<Name extends string>(
  { model, squares }: TrainingState<Name>,
  { name, features }: TrainingExample<Name>,
): void {
  const { names, weights, buckets } = model;
  const shares = distributionOf(model, features);
  const errors = names.map(
    (each) => (shares.get(each) ?? 0) - (each === name ? 1 - doubt : doubt / (names.length - 1)),
  );
  for (const [bucket, value] of weighFeatures(features, buckets))
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

function quantized(weights: Float32Array): Pick<LinearModel, 'weights' | 'scale'> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / levels;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

/** The source of a module with the weights of a model. `command` made it from patterns with this hash. */
export function formatWeights(
  { weights, scale }: LinearModel,
  { command, hash }: { readonly command: string; readonly hash: string },
): string {
  return `/** Made by \`${command}\`; what it was made from. */
export const trainedOn = '${hash}';

export const scale = ${scale};

/** A byte for each class of each bucket, compressed. */
export const weights =
  '${encodeWeights(weights)}';
`;
}

function encodeWeights(weights: LinearModel['weights']): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(
    Uint8Array.from(weights, (weight) => weight + 128),
    { params },
  ).toString('base64');
}
