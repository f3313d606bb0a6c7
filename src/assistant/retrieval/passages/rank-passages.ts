import { singularize } from '#shop/text/stem.ts';
import { contentStems } from '../words.ts';

/** A passage with the stems that it is found by. */
export interface IndexedPassage {
  readonly passage: ContentPassage;
  readonly head: ReadonlySet<string>;
  /** Stems of what stands before a colon at the start of a sentence: `Norway: …`. */
  readonly labels: ReadonlySet<string>;
  /** How often each stem occurs in the text. */
  readonly body: ReadonlyMap<string, number>;
}

export function indexPassage(passage: ContentPassage): IndexedPassage {
  const labels = [...passage.text.matchAll(/(?:^|[.!?]\s+|\s–\s)([^.:!?]{2,60}):/g)].map(([, label = '']) => label);
  const body = new Map<string, number>();
  for (const stem of contentStems(passage.text).map(topicOf)) body.set(stem, (body.get(stem) ?? 0) + 1);
  const head = new Set(topicsIn(`${passage.title} ${passage.heading}`));
  return { passage, head, labels: new Set(topicsIn(labels.join(' '))), body };
}

export interface RankedPassage {
  readonly passage: ContentPassage;
  /** 0 to 1: the weighted share of the question's topics that the passage contains. */
  readonly score: number;
}

/**
 * Passages about topics (`topicsIn` a question), best first. A rare topic counts more than a common one, a heading more
 * than the text.
 */
export function rankPassages(topics: readonly string[], indexed: readonly IndexedPassage[]): readonly RankedPassage[] {
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.has(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = topics.map((stem) => ({ stem, weight: weightOf(stem) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map((each) => ({ passage: each.passage, score: scoreOf(weights, each) / (whole || 1) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** A passage that contains a smaller share of the topics is about something else. */
const minCoverage = 0.6;

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  { head, labels, body }: Omit<IndexedPassage, 'passage'>,
): number {
  const mentioned = weights.filter(({ stem }) => head.has(stem) || body.has(stem)).length;
  if (mentioned < weights.length * minCoverage) return 0;
  const weighted = weights.reduce((sum, { stem, weight }) => {
    const times = body.get(stem) ?? 0;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    const named = head.has(stem) ? 0.8 : labels.has(stem) ? 0.7 : 0;
    return sum + weight * (named > 0 ? named + inBody / 4 : inBody);
  }, 0);
  return weighted * (1 + 0.05 * headingShare(head, weights));
}

/** The share of a heading that is asked for: of two equal passages, the more specific heading wins. */
function headingShare(head: ReadonlySet<string>, weights: readonly { readonly stem: string }[]): number {
  return weights.filter(({ stem }) => head.has(stem)).length / (head.size || 1);
}

/** The topics of a text: its distinct stems, with synonyms replaced by the first of them. */
export function topicsIn(text: string): readonly string[] {
  const stems = contentStems(text.replace(sendingBack, ' return ')).filter((stem) => !vagueWords.has(stem));
  return [...new Set([...stems.map(topicOf), ...(/\bhow much\b/i.test(text) ? ['cost'] : [])])];
}

/** `send it back`, `my money back` are no delivery and no sum. */
const sendingBack =
  /\b(?:send|sent|sending|bring|take|give|ship) (?:it|this|that|them|these|those|something|things|items?|an? item) back\b(?: if i (?:do not|don['’]?t) (?:like|want|need) (?:it|them|this|that))?|\bmoney back\b/giu;

const vagueWords = new Set([
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

/** Without Sweden and Denmark, which Nordic shops list separately. */
const euCountries = (
  'austria belgium bulgaria croatia cyprus czechia estonia finland france germany greece hungary ireland italy latvia ' +
  'lithuania luxembourg malta netherlands holland poland portugal romania slovakia slovenia spain'
).split(' ');

/** Synonyms in the texts of shops; the first of each group is the name of the topic. */
const synonyms = [
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
  ['eu', 'europe', ...euCountries],
] satisfies readonly (readonly string[])[];

const topicsByWord: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap((words) => words.map((word) => [singularize(word), words[0] ?? ''] as const)),
);

/** Whether a topic is one that the texts of shops usually cover. */
export function isKnownTopic(topic: string): boolean {
  return synonyms.some(([first]) => first === topic);
}

function topicOf(stem: string): string {
  return topicsByWord.get(stem) ?? stem;
}

/** A part of the shop's content under one heading, with its link. */
export interface ContentPassage {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  /** The fields of an entry of a content kind, whose title is the heading. */
  readonly isEntry?: true;
}

/** The part of a text most relevant to a question: whole sentences, about `maxLength` characters at most. */
export function excerpt(text: string, question: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const from = sentences.indexOf(mostRelevantSentence(sentences, new Set(topicsIn(question))));
  const part = truncateSentences(sentences.slice(from), maxLength);
  return from > 0 ? `… ${part}` : part;
}

function mostRelevantSentence(sentences: readonly string[], asked: ReadonlySet<string>): string {
  const scored = sentences.map((sentence) => {
    const said = new Set(topicsIn(sentence));
    return { sentence, score: [...asked].filter((each) => said.has(each)).length };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence ?? '';
}

function truncateSentences([first = '', ...rest]: readonly string[], maxLength: number): string {
  if (first.length > maxLength) return `${first.slice(0, first.lastIndexOf(' ', maxLength))} …`;
  let text = first;
  for (const sentence of rest) {
    if (text.length + 1 + sentence.length > maxLength) break;
    text += ` ${sentence}`;
  }
  return text;
}
