import { conceptsOf } from '#shop/lexicon/lexicon.ts';
import { stem } from '#shop/text/stem.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { bareForm, contentStems } from '../words/words.ts';
import { countryTopics, inCountryNames, isCountryTopic } from './countries.ts';
import { synonyms } from './synonyms.ts';

/** The topics of a question: its distinct words, each as the first of its synonyms. */
export function topicsIn(text: string): readonly string[] {
  const words = contentStems(inPlainWords(text.replaceAll(dayAskedFor, ' '))).filter((word) => !vagueWords.has(word));
  const isOfDay = text.search(dayAskedFor) !== -1;
  const implied = [
    ...(isOfDay ? ['delivery', 'time'] : []),
    ...(/\bhow much\b/i.test(text) ? ['cost'] : []),
    ...(asksForTime.test(text) ? ['time'] : []),
  ];
  return [...new Set([...words.map(topicOf), ...implied])];
}

/** The topics of a text of the shop, each as often as it occurs: also those that it implies, as an amount does a cost. */
export function topicsOfText(text: string): readonly string[] {
  const topics = contentStems(inPlainWords(text)).map(topicOf);
  return [
    ...topics,
    ...countryTopics(topics),
    ...new Set(topics.flatMap((topic) => widerTopics.get(topic) ?? [])),
    ...(topics.includes('free') || hasAmount.test(text) ? ['cost'] : []),
    ...(hasDay.test(text) ? ['time'] : []),
    ...(hasAge.test(text) ? ['age'] : []),
    ...(hasLoan.test(text) ? ['rent'] : []),
    ...(hasYoungAge.test(text) ? ['kid'] : []),
    ...(hasTemperature.test(text) ? ['temperature'] : []),
  ];
}

/** An amount of money answers what something costs. */
const hasAmount = /[€$£]\s?\d|\d\s?(?:€|\$|£|kr\b|eur\b|nok\b)/i;

/** A day of the week, of the year or a time of day answers when something happens. */
const hasDay =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|diens|donners|frei|sams|sonn)tags?\b|\bmittwochs?\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag(?:er)?\b|\d ?(?:am|pm|uhr)\b|\b(?:kl|klokka)\.? ?\d/i;

/** `from 5 years`, `up to 12 months`. */
const hasAge =
  /\b(?:from|up to|under|over|for|ab|bis|fra|til|inntil) (?:\d+ (?:to|bis|til|–|-) )?\d+ (?:years?|months?|jahren?|monaten?|år|måneder)\b/i;

/** `Under-16s`, `bis 12 Jahre`: children, who need not be called so. */
const hasYoungAge = /\b(?:under|unter|bis|up to|til)[- ](?:1[0-7]|\d)(?:s| ?(?:years|jahren?|år))(?!\p{L})/iu;

/** `Leihräder`, `Mietgerät`. */
const hasLoan = /\b(?:leih|miet)\p{L}{3,}/iu;

const hasTemperature = /\d ?(?:°|degrees?\b|grad\b)/i;

/** `how long` and `when` ask for days, months or years. */
const asksForTime =
  /\bhow (?:long|fast|quick(?:ly)?|soon)\b|\b(?:un)?til when\b|\bwhen(?: exactly| genau)?[ ?.!]*$|\bwhen (?:do|does|did|will|can)\b/i;

/** `by friday`, `before Christmas`: a day until which goods are wanted is no word of any text. */
const dayAskedFor =
  /(?<!\p{L})(?:by|before|until|till|in time for|bis|vor|am|innen|før|til|on) (?:the |next |this |zum |den |på )*(?:weekend|christmas|xmas|tomorrow|wochenende|weihnachten|morgen|helgen|helga|jul|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:man|tirs|ons|tors|fre|lør|søn)dag)(?!\p{L})/giu;

/** Phrases and abbreviations as the words that texts have for them. */
function inPlainWords(text: string): string {
  return inCountryNames(text)
    .replace(moneyBack, ' refund ')
    .replace(sendingBack, ' return ')
    .replaceAll(takingBack, ' return ')
    .replaceAll(/\bpick(?:ed|ing|s)?(?: (?:it|them|this|that|my \p{L}+|the \p{L}+))? ?-?up\b/giu, ' collect ')
    .replaceAll(/\bpakke(?:r|s|t)? (?:(?:dere|du|vi|det|den|dem|it|this|that|them) )?inn\b/giu, ' wrap ')
    .replaceAll(/\bpack(?:en|t) (?:\p{L}+ ){0,3}ein(?=\s*(?:[.,;!?]|$))/giu, ' wrap ')
    .replaceAll(/\bgets? (?:here|to me|to us|there)\b/gi, ' deliver ')
    .replaceAll(/\bin zahlung\b|\bi innbytte\b|\bpart[- ]exchange\b/gi, ' tradein ')
    .replaceAll(/\bfree of charge\b|\bat no (?:extra )?(?:cost|charge)\b/gi, ' free ')
    .replaceAll(/\b(?:tumble[- ]dr(?:y|ying|ied|ier|yer)|dr[iy]er|trockner|torketrommel(?:en)?)\b/gi, ' tumbledry ')
    .replaceAll(/\bleft[- ]hand(?:ed|er|ers)?\b/gi, ' lefthanded ')
    .replaceAll(
      /\b(?:comes?|supplied|delivered) with\b(?! (?:an? )?(?:warrant|guarant|garant))|\bsold separately\b/gi,
      ' included ',
    )
    .replaceAll(/\bcharge (?:it|them|this|that)\b/gi, ' recharge ')
    .replaceAll(/\bf[oø]lger (?:det )?med\b/gi, ' included ')
    .replaceAll(/\bhow old\b|\b(?:what|which) age\b/gi, ' age ')
    .replaceAll(/\bput (?:it |them |(?:the |a )?\p{L}+ )?together\b/giu, ' assemble ')
    .replaceAll(/\b(to|do i|should i|you|we) store\b/gi, '$1 storage')
    .replaceAll(/\b(?:same|selben|gleichen|samme) (?:day|tag|dag)\b/gi, ' sameday ')
    .replaceAll(/\bamerican express\b/gi, ' amex ')
    .replaceAll(/\bcredit cards?\b/gi, ' card ')
    .replaceAll(/\b(apple|google|samsung) pay\b/gi, ' $1pay pay ');
}

/** `send it back` is no delivery. */
const sendingBack =
  /\b(?:send|sent|sending|bring|take|give|ship) (?:(?:the|a|an|my|it|this|that|them|these|those|something|things|items?)(?: \p{L}+)? )?back\b(?: if i (?:do not|don['’]?t) (?:like|want|need) (?:it|them|this|that))?/giu;

/** `benutzte Pfannen nehmen wir nicht zurück` */
const takingBack = /\b(?:nehmen|tar) (?:wir|vi) [^.;]{0,40}?(?:zurück|tilbake|i retur)(?!\p{L})/giu;

/** `my money back` is no sum. */
const moneyBack = /\bmoney back\b/giu;

const vagueWords = new Set(
  `work much many long exactly policy happen happens information info question tell know order shop store possible
  someone somebody anyone go take bring own able still already when there till accept now today
  instead rather really actually else genau eigentlich macht machen bietet bieten gjor tilbyr
  moglich geht mal schon dafur davon hierfur bei euch ihnen bekomme hos dere deres`.split(/\s+/),
);

const dogs = 'dackel dachshund pudel poodle puddel terrier labrador retriever beagle spaniel collie welpe puppy valp';

const topicsByWord: ReadonlyMap<string, string> = new Map([
  ...dogs.split(' ').map((breed) => [stem(breed), 'dog'] as const),
  ...synonyms.flatMap((words) => words.map((word) => [stem(word), words[0] ?? ''] as const)),
]);

/** Wider topics of which a text may speak without the words for narrower ones. */
const widerTopics: ReadonlyMap<string, string> = new Map([
  ['refund', 'return'],
  ['exchange', 'return'],
  ['repair', 'fault'],
  ['broken', 'fault'],
  ['warranty', 'fault'],
  ['instalment', 'pay'],
  ['invoice', 'pay'],
  ...'cash card cheque prepayment transfer paypal klarna visa mastercard amex vipps mobilepay swish twint sepa bitcoin'
    .split(' ')
    .map((method) => [method, 'pay'] as const),
]);

/** What to look for where nothing is said on what is asked for: the wider topics, and other countries. */
export function broaderTopics(topics: readonly string[]): readonly string[] {
  return [...new Set(topics.map((topic) => widerTopics.get(topic) ?? (isCountryTopic(topic) ? 'country' : topic)))];
}

/** Topics of which a question may ask whatever it is about. */
const aspects: ReadonlySet<string> = new Set(
  'time cost free country size temperature present age stay discount scandinavia nordic eu'.split(' '),
);

/** Whether a topic is an aspect of others, as what something costs. */
export function isAspect(topic: string): boolean {
  return aspects.has(topic);
}

/** Whether a topic is one that the texts of shops usually cover, and no aspect of others as what something costs. */
export function isKnownTopic(topic: string): boolean {
  return topic === 'fault' || (!aspects.has(topic) && synonyms.some(([first]) => first === topic));
}

/** Whether all that a question asks for is what delivery costs, how long it takes and where to. */
export function isOnlyDelivery(topics: readonly string[]): boolean {
  return topics.includes('delivery') && topics.every((topic) => deliveryTerms.has(topic) || isCountryTopic(topic));
}

const deliveryTerms: ReadonlySet<string> = new Set(['delivery', 'time', 'cost', 'free', 'country', 'standard']);

/** Letters of a word without its ending; shorter ones are too often the beginning of others. */
const minBare = 5;

/** The first of its synonyms, what the lexicon calls it in English, or its base form. */
function topicOf(word: string): string {
  const base = stem(word);
  return topicsByWord.get(base) ?? nameOf(word) ?? bareForm(base, minBare);
}

/** The English name of a thing that only one concept of the lexicon has: `saddle` for `sattel`. */
function nameOf(word: string): string | null {
  if (word.length < minName) return null;
  const [only, other] = conceptsOf(tokenize(word));
  const name = only && !other ? only.names.en[0] : undefined;
  return name === undefined || name.includes(' ') ? null : stem(name);
}

const minName = 4;
