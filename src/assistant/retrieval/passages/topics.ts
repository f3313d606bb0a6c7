import { singularize } from '#shop/text/stem.ts';
import { contentStems } from '../words.ts';

/** The topics of a text: its distinct stems, with synonyms replaced by the first of them. */
export function topicsIn(text: string): readonly string[] {
  const stems = contentStems(inPlainWords(text)).filter((stem) => !vagueWords.has(stem));
  const implied = [...(/\bhow much\b/i.test(text) ? ['cost'] : []), ...(asksForTime.test(text) ? ['time'] : [])];
  return [...new Set([...stems.map(topicOf), ...implied])];
}

/** `how long` asks for days, months or years. */
const asksForTime = /\bhow (?:long|fast|quick(?:ly)?|soon)\b/i;

/** Phrases and abbreviations as the words that texts have for them. */
export function inPlainWords(text: string): string {
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

export const vagueWords = new Set([
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

export function topicOf(stem: string): string {
  return topicsByWord.get(stem) ?? stem;
}

/** An amount of money answers what something costs. */
export const hasAmount = /[€$£]\s?\d|\d\s?(?:€|\$|£|kr\b|eur\b|nok\b)/i;
