/** What may come before a question: `und`, `hallo`. */
export const start = String.raw`^(?<start>(?:(?:und|og|hallo|hei|hi|moin|guten tag|hey|sagt mal|sag mal)[\s,!]+)*)`;
/** The end of a message, which is kept as it is typed. */
export const end = String.raw`(?<end>[\s?!.]*)$`;

/** Words after a pronoun that are no noun: `darf das auch …`. */
export const particles =
  'auch|noch|wirklich|eigentlich|denn|schon|so|sehr|gut|leicht|schnell|ab|aus|ein|nach|vor|durch|zusammen|også|egentlig|veldig|godt|lett|ut|opp|ned|inn|sammen';
const prepositions =
  'in|im|an|am|auf|mit|zu|zum|zur|für|fuer|unter|bei|ohne|gegen|bis|von|über|ueber|i|på|til|med|for|under|ved|uten|mot|fra|om';

/** `das in die Spülmaschine`: a pronoun, as no noun follows. */
export const pronoun = String.raw`(?:(?:das|die|der|den|es|er|sie|den|det|de)(?= (?:${particles}|${prepositions})(?!\p{L})|[\s?!.]*$))`;

/** Verbs whose sentences the phrases of a language put into English as a whole, and requests. */
export const ownPhrases = {
  de: '(?:ist|hat|gibt|geht|habt|passt|kost\\p{L}*|seid|macht|kommt|wird|steht|nehmt|legt|packt|schickt|tut|bestellt|werft|streicht)(?!\\p{L})',
  nb: '(?:er|har|tar|kjøper|bestiller|finnes|passer|koster|veier|kommer|når|hvor|der|kan|må|bør|skal|for|var|gjør|lever|reserver|returner)(?!\\p{L})',
} as const;

/** What is said of where a thing comes from: `wo ist das hergestellt`. */
export const made =
  '(?:hergestellt|gefertigt|produziert|gemacht|genäht|gebaut|gestrickt|laget|produsert|sydd|strikket|fra)';

/** A form of sentence, and how the rules read it: English words around its groups. */
export interface WordOrder {
  readonly form: RegExp;
  readonly read: string;
}

/** A form of sentence by its pattern; upper and lower case are the same. */
export const of = (pattern: string, read: string): WordOrder => ({ form: new RegExp(pattern, 'iu'), read });

/** How many of something, as orders say it. */
export const countWords = {
  de: String.raw`(?:\d{1,2}|eine[nrms]?|eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)`,
  nb: String.raw`(?:\d{1,2}|en|én|ett?|to|tre|fire|fem|seks|sju|åtte|ni|ti)`,
  en: String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`,
} as const;
