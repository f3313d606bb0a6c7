import { brotliDecompressSync } from 'node:zlib';
import type { TextFeatures } from './text-features.ts';

/** Weights of a multinomial logistic regression: one of each class for each bucket that features are hashed into. */
export interface LinearModel<Name extends string = string> {
  /** The classes, in the order of their weights. */
  readonly names: readonly Name[];
  /** A power of two. With too few, different features share too many buckets. */
  readonly buckets: number;
  readonly weights: Int8Array | Float32Array;
  /** What the weights are multiplied by. */
  readonly scale: number;
}

/** How likely each class is; the sum is 1. */
export type Likelihoods<Name extends string> = ReadonlyMap<Name, number>;

/** The class that is the most likely one, and how likely. */
export function likeliest<Name extends string>(
  shares: Likelihoods<Name>,
): { readonly name: Name; readonly share: number } {
  return [...shares]
    .map(([name, share]) => ({ name, share }))
    .reduce((best, each) => (each.share > best.share ? each : best));
}

/** The buckets of a message with what each counts: the words of a long message count as much as those of a short one. */
export function weighFeatures(
  { text, context }: TextFeatures,
  buckets: number,
): readonly (readonly [bucket: number, value: number])[] {
  const share = 1 / Math.sqrt(Math.max(1, text.length));
  return [
    ...text.map((feature) => [bucketOf(feature, buckets), share] as const),
    ...context.map((feature) => [bucketOf(feature, buckets), contextShare] as const),
  ];
}

const contextShare = 0.25;

export function distributionOf<Name extends string>(
  { names, buckets, weights, scale }: LinearModel<Name>,
  features: TextFeatures,
): Likelihoods<Name> {
  const scores = new Float64Array(names.length);
  for (const [bucket, value] of weighFeatures(features, buckets))
    for (let index = 0; index < scores.length; index++)
      scores[index] = (scores[index] ?? 0) + value * scale * (weights[bucket * scores.length + index] ?? 0);
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return new Map(names.map((name, index) => [name, (powers[index] ?? 0) / sum]));
}

/** FNV-1a. */
function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** A byte for each class of each bucket, compressed and in Base64. */
export function decodeWeights(encoded: string): Int8Array {
  const bytes = brotliDecompressSync(Buffer.from(encoded, 'base64'));
  const weights = new Int8Array(bytes.length);
  // `Int8Array.from` takes forty times as long: 270 ms for three million weights.
  for (let index = 0; index < bytes.length; index++) weights[index] = (bytes[index] ?? 0) - 128;
  return weights;
}
