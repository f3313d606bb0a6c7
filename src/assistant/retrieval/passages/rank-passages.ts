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
  /** All stems as they are written, before synonyms are joined. */
  readonly written: ReadonlySet<string>;
}

export function indexPassage(passage: ContentPassage): IndexedPassage {
  const labels = [...passage.text.matchAll(/(?:^|[.!?]\s+|\s–\s)([^.:!?]{2,60}):/g)].map(([, label = '']) => label);
  const body = new Map<string, number>();
  const stems = contentStems(inPlainWords(passage.text)).map(topicOf);
  for (const stem of [...stems, ...(hasAmount.test(passage.text) ? ['cost'] : [])])
    body.set(stem, (body.get(stem) ?? 0) + 1);
  const head = new Set(topicsIn(`${passage.title} ${passage.heading}`));
  const written = new Set(contentStems(`${passage.title} ${passage.heading} ${passage.text}`));
  return { passage, head, labels: new Set(topicsIn(labels.join(' '))), body, written };
}

/** An amount of money answers what something costs. */
const hasAmount = /[€$£]\s?\d|\d\s?(?:€|\$|£|kr\b|eur\b|nok\b)/i;

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
  const asked = contentStems(question).filter((stem) => !vagueWords.has(stem));
  const weightOf = (stem: string): number => {
    const containing = indexed.filter(({ head, body }) => head.has(stem) || body.has(stem)).length;
    return Math.log(1 + (indexed.length + 1) / (containing + 0.5));
  };
  const weights = topics.map((stem) => ({ stem, weight: weightOf(stem) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map((each) => ({
      passage: each.passage,
      score: (scoreOf(weights, each) / (whole || 1)) * (1 + sameWord * writtenShare(asked, each)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The word itself counts for a little more than a synonym: `warranty` before `repair`. */
const sameWord = 0.04;

function writtenShare(asked: readonly string[], { written }: IndexedPassage): number {
  return asked.length === 0 ? 0 : asked.filter((stem) => written.has(stem)).length / asked.length;
}

/** What is asked for is how long something takes, which a passage without a length of time does not say. */
const withoutTime = 0.7;

/** A passage that contains a smaller share of the topics is about something else. */
const minCoverage = 0.6;

function scoreOf(
  weights: readonly { readonly stem: string; readonly weight: number }[],
  { head, labels, body }: Pick<IndexedPassage, 'head' | 'labels' | 'body'>,
): number {
  const mentioned = weights.filter(({ stem }) => head.has(stem) || body.has(stem)).length;
  if (mentioned < weights.length * minCoverage) return 0;
  const weighted = weights.reduce((sum, { stem, weight }) => {
    const times = body.get(stem) ?? 0;
    const inBody = times === 0 ? 0 : 0.55 + 0.1 * Math.min(times, 2);
    const named = head.has(stem) ? 0.8 : labels.has(stem) ? 0.7 : 0;
    return sum + weight * (named > 0 ? named + inBody / 4 : inBody);
  }, 0);
  const lacksTime = weights.some(({ stem }) => stem === 'time') && !head.has('time') && !body.has('time');
  return weighted * (1 + 0.05 * headingShare(head, weights)) * (lacksTime ? withoutTime : 1);
}

/** The share of a heading that is asked for: of two equal passages, the more specific heading wins. */
function headingShare(head: ReadonlySet<string>, weights: readonly { readonly stem: string }[]): number {
  return weights.filter(({ stem }) => head.has(stem)).length / (head.size || 1);
}

/** The topics of a text: its distinct stems, with synonyms replaced by the first of them. */
export function topicsIn(text: string): readonly string[] {
  const stems = contentStems(inPlainWords(text)).filter((stem) => !vagueWords.has(stem));
  const implied = [...(/\bhow much\b/i.test(text) ? ['cost'] : []), ...(asksForTime.test(text) ? ['time'] : [])];
  return [...new Set([...stems.map(topicOf), ...implied])];
}

/** `how long` asks for days, months or years. */
const asksForTime = /\bhow (?:long|fast|quick(?:ly)?|soon)\b/i;

/** Phrases and abbreviations as the words that texts have for them. */
function inPlainWords(text: string): string {
  return text
    .replace(sendingBack, ' return ')
    .replace(unitedStates, ' usa ')
    .replaceAll(/\bamex\b/gi, ' american express ');
}

/** `send it back`, `my money back` are no delivery and no sum. */
const sendingBack =
  /\b(?:send|sent|sending|bring|take|give|ship) (?:it|this|that|them|these|those|something|things|items?|an? item) back\b(?: if i (?:do not|don['’]?t) (?:like|want|need) (?:it|them|this|that))?|\bmoney back\b/giu;

/** `us` is a pronoun. */
const unitedStates = /\b(?:the )?(?:US|USA|U\.S\.(?:A\.)?|[Uu]nited [Ss]tates|[Aa]merica)(?![\p{L}\d])/gu;

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
  'possible',
]);

/** Without Sweden and Denmark, which Nordic shops list separately. */
const euCountries = (
  'austria belgium bulgaria croatia cyprus czechia estonia finland france germany greece hungary ireland italy latvia ' +
  'lithuania luxembourg malta netherlands holland poland portugal romania slovakia slovenia spain ' +
  'osterreich belgien deutschland frankreich finnland italien niederlande polen spanien irland ' +
  'osterrike belgia tyskland frankrike finland italia nederland'
).split(' ');

/** Synonyms in the texts of shops, in the three languages, folded; the first of each group is the name of the topic. */
const synonyms: readonly (readonly string[])[] = [
  list(`return returned returning returnable refund refunded withdrawal withdraw exchange
    ruckgabe ruckgaberecht zuruckgeben zuruckschicken zurucksenden rucksendung retoure widerruf widerrufen umtausch umtauschen
    erstattung erstatten retur returnere returrett angrerett angre bytte refusjon refundere`),
  list(`delivery deliver delivered shipping ship shipped shipment postage post send sent parcel arrive
    versand versandkosten versenden verschicken lieferung lieferungen liefern lieferzeit lieferkosten zustellung porto
    frakt fraktkostnad levering leveringstid levere leverer sende sender forsendelse`),
  list(`repair repaired mend fix broken broke break damaged chipped faulty fault defect warranty guarantee
    garantie gewahrleistung reklamation reklamieren reparatur reparieren defekt kaputt beschadigt
    garantiezeit garantiedauer garanti garantitid garantitiden reklamasjon reklamere reparasjon reparere odelagt`),
  list(
    'pay payment paid paypal klarna visa mastercard vipps zahlung zahlen bezahlen zahlungsart betaling betale betaler',
  ),
  list('discount coupon voucher rebate rabatt gutschein rabattcode rabattkode'),
  list('present wrap wrapping wrapped geschenkverpackung einpacken gaveinnpakning innpakning'),
  list('collect pickup pick abholen abholung selbstabholung hente henting'),
  list('contact phone telephone email mail reach call kontakt telefon telefonnummer epost anrufen'),
  list(`time day week month year hour tage tagen werktage woche wochen monat monate jahr jahre stunden dauer
    dager virkedager uke uker maned maneder timer`),
  list('privacy data personal cookie gdpr datenschutz personvern'),
  list('wash washed washing clean cleaning care dishwasher waschen pflege reinigen reinigung vask vaske rengjore'),
  list('cost price fee charge kosten preis preise gebuhr pris priser koste koster gebyr'),
  list('country abroad international worldwide overseas ausland utlandet'),
  list('kingdom uk britain england scotland wales grossbritannien storbritannia'),
  list('norway norwegen norge'),
  list('sweden schweden sverige'),
  list('denmark danemark danmark'),
  list('switzerland schweiz sveits'),
  list('size grosse grossen storrelse storrelser'),
  ['eu', 'europe', ...euCountries],
];

function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

const topicsByWord: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap((words) => words.map((word) => [singularize(word), words[0] ?? ''] as const)),
);

/** Whether a topic is one that the texts of shops usually cover. A length of time is part of any of them. */
export function isKnownTopic(topic: string): boolean {
  return topic !== 'time' && synonyms.some(([first]) => first === topic);
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
    const said = new Set([...topicsIn(sentence), ...(hasAmount.test(sentence) ? ['cost'] : [])]);
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
