import type { Passage } from './passage.ts';
import { contentStems, functionWords, stemsOf } from './words.ts';

/** A passage with the words it is found by. */
export interface IndexedPassage {
  readonly passage: Passage;
  readonly head: ReadonlySet<string>;
  /** How often each word stands in the text. */
  readonly body: ReadonlyMap<string, number>;
}

export function indexPassage(passage: Passage): IndexedPassage {
  const body = new Map<string, number>();
  for (const stem of contentStems(passage.text).map(meaning)) body.set(stem, (body.get(stem) ?? 0) + 1);
  return { passage, head: new Set(contentStems(`${passage.title} ${passage.heading}`).map(meaning)), body };
}

export interface Ranked {
  readonly passage: Passage;
  /** 0 to 1: how much of what the question says the passage speaks of. */
  readonly score: number;
}

/** Passages that speak of a question, best first. A rare word counts more than a common one, a heading more than a text. */
export function rankPassages(question: string, indexed: readonly IndexedPassage[]): readonly Ranked[] {
  const asked = questionStems(question);
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.has(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = asked.map((stem) => ({ stem, weight: weightOf(stem) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map(({ passage, head, body }) => ({ passage, score: scoreOf(weights, { head, body }) / (whole || 1) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** A passage that has less of the question's words than this is about something else. */
const coverage = 0.6;

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  { head, body }: Pick<IndexedPassage, 'head' | 'body'>,
): number {
  const spokenOf = weights.filter(({ stem }) => head.has(stem) || body.has(stem)).length;
  if (spokenOf < weights.length * coverage) return 0;
  return weights.reduce((sum, { stem, weight }) => {
    const times = body.get(stem) ?? 0;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    return sum + weight * (head.has(stem) ? 0.8 + inBody / 4 : inBody);
  }, 0);
}

/** The stems of a question; of one that has only function words, those. */
function questionStems(question: string): readonly string[] {
  const content = contentStems(question).filter((stem) => !vague.has(stem));
  const stems = content.length > 0 ? content : stemsOf(question).filter((stem) => !functionWords.has(stem));
  return [...new Set(stems.map(meaning))];
}

const vague = new Set([
  'work',
  'much',
  'many',
  'long',
  'exactly',
  'policy',
  'happen',
  'happens',
  'information',
  'info',
  'question',
  'tell',
  'know',
  'order',
  'shop',
]);

/** Words that shops use for one and the same matter, each for its first. */
const same = [
  ['return', 'returned', 'returning', 'refund', 'refunded', 'withdrawal', 'withdraw', 'exchange'],
  [
    'delivery',
    'deliver',
    'delivered',
    'shipping',
    'ship',
    'shipped',
    'shipment',
    'postage',
    'post',
    'send',
    'sent',
    'parcel',
    'arrive',
  ],
  ['repair', 'repaired', 'mend', 'fix', 'broken', 'broke', 'break', 'damaged', 'chipped', 'warranty', 'guarantee'],
  ['pay', 'payment', 'paid'],
  ['contact', 'phone', 'telephone', 'email', 'mail', 'reach', 'call'],
  ['privacy', 'data', 'personal', 'cookie', 'gdpr'],
  ['wash', 'washed', 'washing', 'clean', 'cleaning', 'care', 'dishwasher'],
  ['cost', 'price', 'fee', 'charge'],
  ['country', 'abroad', 'international', 'worldwide'],
] as const;

const meanings: ReadonlyMap<string, string> = new Map(
  same.flatMap((words) => words.map((word) => [word, words[0]] as const)),
);

function meaning(stem: string): string {
  return meanings.get(stem) ?? stem;
}
