import { countriesOfCities } from './countries.ts';
import { partsOf } from './said-words.ts';
import { broaderTopics, topicsIn, topicsOfText } from './topics.ts';

interface ExcerptOptions {
  /** Characters, about. */
  readonly maxLength: number;
  /** What all of the text is about: where nothing else is asked for, it is quoted from its start. */
  readonly headings?: string;
}

/**
 * The sentences of a text that answer a question, in their order: first the one with most of what is asked for, then those
 * that add to it. Each item is a run of whole sentences of the text.
 */
export function excerpt(
  text: string,
  question: string,
  { maxLength, headings = '' }: ExcerptOptions,
): readonly string[] {
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  if (sentences.length === 1 && text.length > maxLength)
    return [`${first.slice(0, first.lastIndexOf(' ', maxLength))} …`];
  const said = topicsOfText(text);
  const given = new Set(topicsOfText(headings));
  const isSaid = (topic: string): boolean => said.includes(topic) || given.has(topic);
  const asked = [...topicsIn(question), ...countriesOfCities(question)].flatMap((topic) => inWordsSaid(topic, isSaid));
  const open = asked.filter((topic) => !given.has(topic));
  const chosen = chooseSentences(sentences, open, maxLength);
  return runsOf(chosen.size === 0 ? fromStart(sentences, maxLength) : chosen, sentences);
}

/** The topic, else the topics of its parts: those of `Rösterei` and `Führung` for `Röstereiführung`; else wider topics. */
function inWordsSaid(topic: string, isSaid: (topic: string) => boolean): readonly string[] {
  if (isSaid(topic)) return [topic];
  const parts = partsOf(topic, (part) => topicsIn(part).some(isSaid));
  return parts ? topicsIn(parts.join(' ')) : broaderTopics([topic]);
}

/** The sentences of a text. A number with a point, as in `31. Januar`, does not end one, nor does an abbreviation. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(sentenceEnd);
}

const abbreviations = 'ca|circa|approx|incl|excl|inkl|exkl|zzgl|bzw|ggf|evtl|vgl|max|min|mind|std|stk|str|nr|no|vs';
/** Of two words: `z. B.`, `u. a.`, `f. eks.` */
const paired = String.raw`(?:z|u|d|i|e|f|bl)\. ?(?:b|a|h|d|g|e|eks)`;
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?])(?<!(?:^|\s)\d{1,2}\.)(?<!(?:^|[\s(])(?:${abbreviations}|${paired})\.)\s+(?!(?:[abdhge]|eks)\.)`,
  'iu',
);

/** Indexes of the sentences that together have most of what is asked for. */
function chooseSentences(
  sentences: readonly string[],
  asked: readonly string[],
  maxLength: number,
): ReadonlySet<number> {
  const topics = sentences.map((sentence) => new Set(topicsOfText(sentence)));
  const chosen = new Set<number>();
  const open = new Set(asked);
  let room = maxLength;
  for (;;) {
    const gains = topics.map((said, index) =>
      chosen.has(index) || (chosen.size > 0 && (sentences[index] ?? '').length > room)
        ? 0
        : [...open].filter((topic) => said.has(topic)).length,
    );
    const most = Math.max(0, ...gains);
    if (most === 0) return chosen;
    const index = gains.indexOf(most);
    const gained = [...open].filter((topic) => topics[index]?.has(topic));
    for (const topic of gained) open.delete(topic);
    const isAlike = (place: number): boolean => gained.every((topic) => topics[place]?.has(topic));
    for (const place of [index, ...followersOf(sentences, index, isAlike)]) {
      const { length } = sentences[place] ?? '';
      if (place !== index && length > room) break;
      chosen.add(place);
      room -= length;
    }
  }
}

/** The sentences after one that belong to it: one that refers back to it, or further rows of a table that answer alike. */
function followersOf(
  sentences: readonly string[],
  index: number,
  isAlike: (place: number) => boolean,
): readonly number[] {
  if (refersBack.test(sentences[index + 1] ?? '')) return [index + 1];
  if (!isRowOfTable(sentences[index] ?? '')) return [];
  const end = sentences.findIndex((sentence, place) => place > index && !(isRowOfTable(sentence) && isAlike(place)));
  return sentences
    .keys()
    .toArray()
    .slice(index + 1, end === -1 ? undefined : end);
}

/** `Sweden, Denmark: Time 2–3 days, From €80 Free.` */
function isRowOfTable(sentence: string): boolean {
  return /^[^.:!?]{2,60}: /u.test(sentence);
}

/** `It costs €6`: what it says is said of the sentence before. */
const refersBack =
  /^(?:it|they|these|this|that|both|if|but|otherwise|for this|es|sie|diese[rs]?|das|dies|dafür|wenn|sonst|det|de|den|disse|dette|dersom|hvis|men|ellers)\b/iu;

function fromStart(sentences: readonly string[], maxLength: number): ReadonlySet<number> {
  let length = 0;
  const fitting = sentences.findIndex((sentence) => (length += sentence.length + 1) > maxLength + 1);
  const count = fitting < 0 ? sentences.length : Math.max(1, fitting);
  return new Set(Array.from({ length: count }, (_, index) => index));
}

/** Sentences that follow each other are one run. */
function runsOf(chosen: ReadonlySet<number>, sentences: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  sentences.forEach((sentence, index) => {
    if (!chosen.has(index)) return;
    if (chosen.has(index - 1)) runs.at(-1)?.push(sentence);
    else runs.push([sentence]);
  });
  return runs.map((run) => run.join(' '));
}
