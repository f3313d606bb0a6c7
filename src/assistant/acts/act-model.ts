import type { ActFeatures } from './act-features.ts';
import { type DialogueAct, dialogueActs } from './dialogue-act.ts';

/** How likely each act is; the sum is 1. */
export type ActDistribution = ReadonlyMap<DialogueAct, number>;

/** Weights of a multinomial logistic regression: one of each act for each bucket that features are hashed into. */
export interface ActModel {
  readonly weights: Int8Array | Float32Array;
  /** What the weights are multiplied by. */
  readonly scale: number;
}

/** The act that is the most likely one, and how likely. */
export function likeliestAct(shares: ActDistribution): { readonly act: DialogueAct; readonly share: number } {
  return [...shares]
    .map(([act, share]) => ({ act, share }))
    .reduce((best, each) => (each.share > best.share ? each : best));
}

/** A power of two. With fewer, different features share too many buckets. */
export const featureBuckets = 32_768;

/** The buckets of a message with what each counts: the words of a long message count as much as those of a short one. */
export function weighFeatures({ text, context }: ActFeatures): readonly (readonly [bucket: number, value: number])[] {
  const share = 1 / Math.sqrt(Math.max(1, text.length));
  return [
    ...text.map((feature) => [bucketOf(feature), share] as const),
    ...context.map((feature) => [bucketOf(feature), contextShare] as const),
  ];
}

const contextShare = 0.25;

export function distributionOf({ weights, scale }: ActModel, features: ActFeatures): ActDistribution {
  const scores = new Float64Array(dialogueActs.length);
  for (const [bucket, value] of weighFeatures(features))
    for (let act = 0; act < scores.length; act++)
      scores[act] = (scores[act] ?? 0) + value * scale * (weights[bucket * scores.length + act] ?? 0);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return new Map(dialogueActs.map((act, index) => [act, (powers[index] ?? 0) / sum]));
}

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (featureBuckets - 1);
}
