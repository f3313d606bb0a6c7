import type { Passage } from './passage.ts';
import { contentStems, singular } from './words.ts';

/** A passage with the words it is found by. */
export interface IndexedPassage {
  readonly passage: Passage;
  readonly head: ReadonlySet<string>;
  /** What its sentences begin with before a colon: `Norway: …`. */
  readonly labels: ReadonlySet<string>;
  /** How often each word stands in the text. */
  readonly body: ReadonlyMap<string, number>;
}

export function indexPassage(passage: Passage): IndexedPassage {
  const labels = [...passage.text.matchAll(/(?:^|[.!?]\s+|\s–\s)([^.:!?]{2,60}):/g)].map(([, label = '']) => label);
  const body = new Map<string, number>();
  for (const stem of contentStems(passage.text).map(meaning)) body.set(stem, (body.get(stem) ?? 0) + 1);
  const head = new Set(meaningsIn(`${passage.title} ${passage.heading}`));
  return { passage, head, labels: new Set(meaningsIn(labels.join(' '))), body };
}

export interface Ranked {
  readonly passage: Passage;
  /** 0 to 1: how much of what the question says the passage speaks of. */
  readonly score: number;
}

/**
 * Passages that speak of what is asked (`meaningsIn` a question), best first. A rare word counts more than a common one,
 * a heading more than a text.
 */
export function rankPassages(asked: readonly string[], indexed: readonly IndexedPassage[]): readonly Ranked[] {
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.has(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = asked.map((stem) => ({ stem, weight: weightOf(stem) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map((each) => ({ passage: each.passage, score: scoreOf(weights, each) / (whole || 1) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** A passage that has less of the question's words than this is about something else. */
const coverage = 0.6;

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  { head, labels, body }: Omit<IndexedPassage, 'passage'>,
): number {
  const spokenOf = weights.filter(({ stem }) => head.has(stem) || body.has(stem)).length;
  if (spokenOf < weights.length * coverage) return 0;
  const said = weights.reduce((sum, { stem, weight }) => {
    const times = body.get(stem) ?? 0;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    const named = head.has(stem) ? 0.8 : labels.has(stem) ? 0.7 : 0;
    return sum + weight * (named > 0 ? named + inBody / 4 : inBody);
  }, 0);
  return said * (1 + 0.05 * shareOf(head, weights));
}

/** How much of a heading is asked for: of two that fit alike, the one that speaks of nothing else is meant. */
function shareOf(head: ReadonlySet<string>, weights: readonly { readonly stem: string }[]): number {
  return weights.filter(({ stem }) => head.has(stem)).length / (head.size || 1);
}

/** What a text is about, word by word, each once; words of one matter are one. */
export function meaningsIn(text: string): readonly string[] {
  const stems = contentStems(text).filter((stem) => !vague.has(stem));
  return [...new Set([...stems.map(meaning), ...(/\bhow much\b/i.test(text) ? ['cost'] : [])])];
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

/** Without Sweden and Denmark, which shops of the north name apart. */
const membersOfEu = (
  'austria belgium bulgaria croatia cyprus czechia estonia finland france germany greece hungary ireland italy latvia ' +
  'lithuania luxembourg malta netherlands holland poland portugal romania slovakia slovenia spain'
).split(' ');

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
  ['pay', 'payment', 'paid', 'paypal', 'klarna', 'visa', 'mastercard', 'vipps'],
  ['discount', 'coupon', 'voucher', 'rebate'],
  ['present', 'wrap', 'wrapping', 'wrapped'],
  ['collect', 'pickup', 'pick'],
  ['contact', 'phone', 'telephone', 'email', 'mail', 'reach', 'call'],
  ['privacy', 'data', 'personal', 'cookie', 'gdpr'],
  ['wash', 'washed', 'washing', 'clean', 'cleaning', 'care', 'dishwasher'],
  ['cost', 'price', 'fee', 'charge'],
  ['country', 'abroad', 'international', 'worldwide', 'overseas'],
  ['kingdom', 'uk', 'britain', 'england', 'scotland', 'wales'],
  ['eu', 'europe', ...membersOfEu],
] satisfies readonly (readonly string[])[];

const meanings: ReadonlyMap<string, string> = new Map(
  same.flatMap((words) => words.map((word) => [singular(word), words[0] ?? ''] as const)),
);

/** Whether shops have a word for this matter, whatever else is asked of it. */
export function isMatter(meaning: string): boolean {
  return same.some(([first]) => first === meaning);
}

function meaning(stem: string): string {
  return meanings.get(stem) ?? stem;
}
