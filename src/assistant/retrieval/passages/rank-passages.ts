import { contentStems } from '../words/words.ts';
import { isKnownTopic, topicsIn, topicsOfText } from './topics.ts';

/** A passage with the stems that it is found by. */
export interface IndexedPassage {
  readonly passage: ContentPassage;
  readonly head: ReadonlySet<string>;
  /** Stems of the heading alone, without the title of the page. */
  readonly heading: ReadonlySet<string>;
  /** Stems of what stands before a colon at the start of a sentence: `Norway: …`. */
  readonly labels: ReadonlySet<string>;
  /** How often each stem occurs in the text. */
  readonly body: ReadonlyMap<string, number>;
  /** All stems as they are written, before synonyms are joined. */
  readonly written: ReadonlySet<string>;
}

export function indexPassage(passage: ContentPassage): IndexedPassage {
  const labels = [...passage.text.matchAll(/(?:^|[.!?]\s+|\s–\s)([^.:!?]{2,60}):/g)].map(([, label = '']) => label);
  const body = new Map<string, number>();
  for (const topic of topicsOfText(passage.text)) body.set(topic, (body.get(topic) ?? 0) + 1);
  const head = new Set(topicsOfText(`${passage.title} ${passage.heading}`));
  const heading = new Set(topicsOfText(passage.heading));
  const written = new Set(contentStems(`${passage.title} ${passage.heading} ${passage.text}`));
  return { passage, head, heading, labels: new Set(topicsIn(labels.join(' '))), body, written };
}

export interface RankedPassage {
  readonly passage: ContentPassage;
  /** 0 to 1: the weighted share of the question's topics that the passage contains. */
  readonly score: number;
}

/**
 * Passages about topics (`topicsIn` a question), best first. A rare topic counts more than a common one, a heading more
 * than the text. `question`: in which the topics are asked for.
 */
export function rankPassages(
  topics: readonly string[],
  indexed: readonly IndexedPassage[],
  question = '',
): readonly RankedPassage[] {
  const asked = contentStems(question);
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.has(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = topics.map((stem) => ({ stem, weight: weightOf(stem) }));
  const covered = topicsOfHeadings(indexed);
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map((each) => ({
      passage: each.passage,
      score:
        (scoreOf(weights, withoutCovered(each, covered)) / (whole || 1)) *
        (1 + sameWord * writtenShare(asked, each)) *
        (topics.length === 1 && isOpening(each.passage) ? ofWholePage : 1),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The usual topics that the headings of each page are about, by its address. */
function topicsOfHeadings(indexed: readonly IndexedPassage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byPage = Map.groupBy(indexed, ({ passage }) => pageOf(passage));
  return new Map(
    Array.from(byPage, ([page, passages]) => [
      page,
      new Set(passages.flatMap(({ passage }) => topicsIn(passage.heading).filter(isKnownTopic))),
    ]),
  );
}

/** `Repairs` on the page `Repairs and guarantee` is not about what stands there under `Guarantee`. */
function withoutCovered(
  each: IndexedPassage,
  covered: ReadonlyMap<string, ReadonlySet<string>>,
): Pick<IndexedPassage, 'head' | 'heading' | 'labels' | 'body'> {
  const { head, heading, passage } = each;
  if (passage.heading === passage.title || !(listsTopics.test(passage.title) || [...heading].some(isKnownTopic)))
    return each;
  const elsewhere = covered.get(pageOf(passage));
  return { ...each, head: new Set([...head].filter((topic) => heading.has(topic) || !elsewhere?.has(topic))) };
}

/** `Workshop and guarantee` names what its sections are about; all sections of `Delivery` are about that. */
const listsTopics = /,|&|\b(?:and|und|og)\b/i;

/** The address of the page that a passage is on. */
export function pageOf({ href }: Pick<ContentPassage, 'href'>): string {
  return href.replace(/#.*$/, '');
}

/** What a page says before its first heading answers best what asks for the page as a whole: `How do returns work?` */
const ofWholePage = 1.1;

function isOpening({ heading, title, isEntry, term }: ContentPassage): boolean {
  return heading === title && !isEntry && term === undefined;
}

/** The word itself counts for a little more than a synonym: `warranty` before `repair`. */
const sameWord = 0.04;

function writtenShare(asked: readonly string[], { written }: IndexedPassage): number {
  return asked.length === 0 ? 0 : asked.filter((stem) => written.has(stem)).length / asked.length;
}

/** What is asked for is how long something takes, which a passage without a length of time does not say. */
const withoutTime = 0.7;

/** `Repairs`, on a page about the guarantee too, where only that is asked for. */
const ofOtherTopic = 0.9;

/** A passage that contains a smaller share of the topics, or not each of the usual ones, is about something else. */
const minCoverage = 0.6;

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  { head, heading, labels, body }: Pick<IndexedPassage, 'head' | 'heading' | 'labels' | 'body'>,
): number {
  const missing = weights.filter(({ stem }) => !head.has(stem) && !body.has(stem));
  if (weights.length - missing.length < weights.length * minCoverage) return 0;
  if (missing.some(({ stem }) => isKnownTopic(stem))) return 0;
  const weighted = weights.reduce((sum, { stem, weight }) => {
    const times = body.get(stem) ?? 0;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    const named = head.has(stem) ? 0.8 : labels.has(stem) ? 0.7 : 0;
    return sum + weight * (named > 0 ? named + inBody / 4 : inBody);
  }, 0);
  const lacksTime = weights.some(({ stem }) => stem === 'time') && !head.has('time') && !body.has('time');
  const isOfOther = [...heading].some(isKnownTopic) && !weights.some(({ stem }) => heading.has(stem));
  const doubt = (lacksTime ? withoutTime : 1) * (isOfOther ? ofOtherTopic : 1);
  return weighted * (1 + 0.05 * headingShare(head, weights)) * doubt;
}

/** The share of a heading that is asked for: of two equal passages, the more specific heading wins. */
function headingShare(head: ReadonlySet<string>, weights: readonly { readonly stem: string }[]): number {
  return weights.filter(({ stem }) => head.has(stem)).length / (head.size || 1);
}

/** What the shop's profile states. */
export type ProfileTerm = 'hours' | 'address' | 'contact' | 'delivery' | 'returns';

/** A part of the shop's content under one heading, with its link. */
export interface ContentPassage {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  /** The fields of an entry of a content kind, whose title is the heading. */
  readonly isEntry?: true;
  /** What the profile states, which can be said in any language. */
  readonly term?: ProfileTerm;
}
