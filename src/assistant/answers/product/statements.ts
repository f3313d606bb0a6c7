import { type Product, statedDetails } from '#shop/product/product.ts';
import { materialWords } from '#shop/lexicon/lexicon.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { deniedWords } from '../../retrieval/words/excluded-words.ts';
import { topicsIn, topicsOfText } from '../../retrieval/passages/topics.ts';
import { bareForm, contentStems, isCompoundOf, stemsOf } from '../../retrieval/words/words.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { DetailTopic } from './product-facts.ts';
import { productSentences } from './product-texts.ts';

/** A question in the words that rules read, and as it was typed. */
export type AskedQuestion = Pick<TurnContext, 'message' | 'typed'>;

/** What a question asks of a product, besides its name and words that only refer or ask. */
export interface AskedOfProduct {
  /** As rules read them. */
  readonly stems: readonly string[];
  /** As they were typed: what the shop writes in the same language has these words. */
  readonly typed: readonly string[];
  /** The same with synonyms joined, in the three languages. */
  readonly topics: readonly string[];
}

const nothing: AskedOfProduct = { stems: [], typed: [], topics: [] };

export function askedOfProduct({ message, typed }: AskedQuestion, { title, type, options }: Product): AskedOfProduct {
  const text = foldAccents(message);
  if (!questionPattern.test(text)) return nothing;
  const part = partAskedFor(text);
  if (part !== null) return { stems: contentStems(part), typed: [], topics: [...topicsIn(part), 'included'] };
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const named = [title, type, ...values].join(' ');
  const known = new Set([...stemsOf(named), ...pointingStems]);
  const knownTopics = new Set(topicsIn(named));
  const stemsIn = (words: string): readonly string[] =>
    specificOf(contentStems(withCharging(words)).filter((stem) => !known.has(stem)));
  const stems = stemsIn(message);
  const topics = topicsIn(stems.join(' ')).filter((topic) => !knownTopics.has(topic));
  return { stems, typed: stemsIn(typed), topics };
}

/** Without `use` of `can I use it with dyed hair`, which says nothing of what is asked, if anything else is said. */
function specificOf(stems: readonly string[]): readonly string[] {
  const specific = stems.filter((stem) => !generalWords.has(stem));
  return specific.length > 0 ? specific : stems;
}

const generalWords = new Set(
  stemsOf(
    `once use used using put take need wear make get come go happen mean
    brauch brauche braucht machen macht nehmen benutzen verwenden geht
    bruk bruke brukes bruker ta tar ga gar fa far ma trenger`,
  ),
);

/** What a product is charged with, never what is charged for it. */
function withCharging(text: string): string {
  return text.replaceAll(/\bcharg(?:es?|ed|ing)\b/gi, 'recharge');
}

const questionPattern =
  /^(?:and |but |so |ok |okay )*(?:is|are|does|do|can|must|should|will|would|has|have|how|what|which|where|why|who|from|at|up to)\b|\b(?:is|are|does|do|can|will|would) (?:it|they)\b|\?\s*$/;
const pointingStems = stemsOf('first second third fourth fifth sixth last number more other product also');

/** `is it waterproof` of what is called so, `ist der aus Holz` of a `Tamper Nussholz`. */
export function isSaidByName(message: string, product: Product): boolean {
  const { property = '' } = asksWhetherItIs.exec(foldAccents(message))?.groups ?? {};
  const asked = contentStems(property);
  const named = stemsOf(product.title);
  const denied = deniedWords(product);
  const isNamed = (word: string): boolean =>
    named.some((each) => each === word || (materialWords.has(word) && each.endsWith(word)));
  return asked.length > 0 && asked.every((word) => isNamed(word) && !denied.has(word));
}

const asksWhetherItIs =
  /^(?:(?:and|but|so|ok|okay)[\s,]+)*(?:(?:is|are) (?:it|they|this|that|these|those|the \p{L}+)(?: (?:made|really|actually))*|(?:do|does) (?:it|they) (?:come with|have|include)) (?<property>.+)$/u;

/** What may come with a product: `a battery` in `does the saw come with a battery`. */
export function partAskedFor(text: string): string | null {
  return inclusionIn(text)?.part ?? null;
}

/** The part of a question that names the product, where it asks what comes with it; else all of it. */
export function productPartOf(text: string): string {
  return inclusionIn(text)?.product ?? text;
}

function inclusionIn(text: string): { readonly part: string; readonly product: string } | null {
  const groups = inclusions.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  const { part, product } = groups ?? {};
  return part === undefined || product === undefined ? null : { part, product };
}

/** `does the saw come with a battery`, `is a cable included with the charger`; the last two are translated German. */
const inclusions: readonly RegExp[] = [
  /^(?:do|does|will|is|are) (?<product>.+?) (?:come|comes|sold|delivered|supplied|shipped) with (?<part>.+)$/,
  /^(?:is|are)(?: there)? (?<part>.+?) (?:included|supplied) (?:with|in|for) (?<product>.+)$/,
  /^(?:is|are) with the (?<product>.+?) (?:an?|the|some) (?<part>.+?) included\b/,
  /^(?:is|are) with the (?<product>\S+) (?<part>.+?) included\b/,
  /^(?:is|are) (?<part>.+?) with the (?<product>.+?) included\b/,
];

/**
 * The sentence of the description that says most of what is asked; of several one with a number, where a number is asked
 * for. undefined: none says anything of it.
 */
export function sentenceOn(asked: AskedOfProduct, product: Product, message: string): string | undefined {
  const wantsNumber = asksForNumber.test(foldAccents(message));
  const scored = productSentences(product).map((text) => {
    const count = coverageOf(asked, text);
    return { text, score: count === 0 ? 0 : count + (wantsNumber && /\d/.test(text) ? 0.5 : 0) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? undefined : scored.find(({ score }) => score === most)?.text;
}

const asksForNumber =
  /\bhow (?:many|much|long|old|big|large|wide|high|deep)\b|\b(?:what|which) (?:age|temperature|size)\b|\bat (?:how many|what)\b/;

/** How much of what is asked a text says. */
export function coverageOf({ stems, typed, topics }: AskedOfProduct, text: string): number {
  const said = new Set(topicsOfText(withCharging(text)));
  return Math.max(countOf(stems, text), countOf(typed, text), topics.filter((topic) => said.has(topic)).length);
}

/** How many of the words asked for a text has. */
function countOf(asked: readonly string[], text: string): number {
  const charged = withCharging(text);
  // `make-up` is also written `makeup`.
  const stems = contentStems(`${charged} ${charged.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')}`);
  const isSaid = (word: string): boolean =>
    stems.some(
      (stem) =>
        stem === word ||
        isLikelyTypo(word, stem) ||
        isDoable(stem, word) ||
        isPartOf(stem, word) ||
        bareForm(stem) === bareForm(word) ||
        isAkin(stem, word) ||
        (word.length >= minPart && isCompoundOf(stem, word)),
    );
  return asked.filter(isSaid).length;
}

/** `weigh` and `weight`, `pregnant` and `pregnancy`: two words that only end in another way. */
function isAkin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  const isBeginning = longer - shorter < 3 && one.slice(0, shorter) === other.slice(0, shorter);
  const isAlmost = shorter >= minAkin && one.slice(0, shorter - 2) === other.slice(0, shorter - 2);
  return shorter >= minPart && longer - shorter < 4 && (isBeginning || isAlmost);
}

const minAkin = 8;

/** `für Laser` answers `für Laserdrucker`. */
function isPartOf(part: string, compound: string): boolean {
  return part.length >= minPart && compound.startsWith(part) && compound.length >= part.length + minPart;
}

const minPart = 5;

/** `abnehmbar` answers whether one can `abnehmen`, whose stem ends like that of an English word in `men`. */
function isDoable(adjective: string, verb: string): boolean {
  return /[ae]n$/.test(verb) && adjective.startsWith(`${verb.slice(0, -2)}bar`);
}

/**
 * The sentence of the description that says what no detail does: by its words, or by a number with the topic's unit. Of
 * several the one that has most words of the question.
 */
export function sentenceOnTopic(topic: DetailTopic, product: Product, question: AskedQuestion): string | undefined {
  if (topic === 'origin') return sentenceOnOrigin(product);
  const pattern = statementPatterns[topic];
  const asked = askedOfProduct(question, product);
  const said = productSentences(product).filter((text) => pattern?.test(foldAccents(text)) ?? false);
  return said.toSorted((one, other) => coverageOf(asked, other) - coverageOf(asked, one))[0];
}

/**
 * Only what can hardly be about anything else: a number of kilograms may be what a product weighs, holds or is for, unless
 * it stands alone.
 */
const statementPatterns: Readonly<Partial<Record<DetailTopic, RegExp>>> = {
  contents: /\b(?:contain|ingredient|made (?:of|from|with)|enthalt|zutaten|inneholder|ingrediens)/,
  needed:
    /\b(?:need|require|necessary|sold separately|brauchst|braucht|benotig|notig|erforderlich|trenger|krever|nodvendig|kjopes i tillegg|selges separat)/,
  care: /\b(?:wash|clean|wipe|iron|tumble|waschen|waschbar|wasch|reinig|abwisch|wischen|bugel|spulmaschine|trockner|vask|rengjor|torkes?|stryk|luftes)/,
  noise: /\d ?db\b|\b(?:quiet|silent|noiseless|leise|gerauschlos|stille|stillegaende|lydlos)/,
  age: /\b(?:from|for|ab|von|fur|fra|til|under|unter|over|uber)\b[^.]{0,20}?\b(?:birth|geburt|fodsel|newborns?|neugeborene|nyfodte?|\d+(?: ?[-–] ?\d+)? ?(?:weeks?|months?|years?|wochen?|monate?n?|jahre?n?|maned(?:er)?|mnd|uker?|ar))\b|\d ?(?:years?|months?|jahre?|monate?|ar|maneder) (?:and|old|und|alt|og)\b/,
  frequency:
    /\b(?:once|twice|every|daily|weekly|monthly|yearly|times|(?:ein|zwei|drei)?mal|taglich|wochentlich|jahrlich|jede[nrsm]?|alle \p{L}+|hver(?:t|andre)?|daglig|ukentlig|arlig|ganger|gang)\b/u,
  included:
    /\b(?:comes? with|includ|in the (?:box|case|package|set)|box contains|supplied|lieferumfang|liegen? bei|liegt bei|beilieg|dabei|enthalten|mit dabei|im (?:koffer|karton|etui|set)|i (?:esken|kofferten)|folger med|medfolger|inkludert|leveres med)|^(?:with|mit|med)\b/,
  brightness: /\d ?(?:lm|lumens?)\b/,
  power: /\d ?(?:k?w|watts?|hp|ps)\b/,
  speed: /\d ?(?:km\/h|kmh|km\/t|mph)\b/,
  range: /\d ?(?:km|kilomet(?:er|re)s?|miles?)\b(?!\/)/,
  fit: /(?<!\p{L})(?:fits?|compatible|suitable for|works with|passend|passt|passen|geeignet|passer|egnet)(?!\p{L})/u,
  load: /\b(?:max\p{L}*\.? load|load\p{L}*|carr(?:y|ies)|bears?|supports?|holds?|tragt|belast\p{L}*|traglast|baerer|taler) [^.]{0,20}?\d[\d.,]* ?kg\b/u,
  volume: /\d ?(?:ml|cl|dl|l|lit(?:er|re)s?)\b/,
  size: /\d ?[x×] ?\d[^.]*\d ?(?:mm|cm|m)\b|(?:\b(?:height|width|length|depth|diameter|hohe|breite|lange|tiefe|durchmesser|hoyde|bredde|lengde|dybde|[hlb])\b|[øo⌀]):? ?\d[\d.,]* ?(?:mm|cm|m)\b|\d ?(?:mm|cm|m) (?:high|wide|long|deep|hoch|breit|lang|tief|hoy|bred|dyp)/,
  weight:
    /\b(?:weigh|weight|wieg|gewicht|veier|vekt)[a-z]*\b.*\d|(?:^|, )\d[\d.,]* ?(?:kg|g|gramm|grams?|lbs?|oz)(?=[.,;]|$)/,
  duration:
    /\d ?(?:h|hrs?|hours?|std|stunden?|timer|min|minut[a-z]*|days?|weeks?|months?|years?|tagen?|wochen?|monate?n?|jahre?n?|dager|uker|maneder|ar)\b/,
};

/** The details whose names are topics of the question: `Age` for `how old`. */
export function detailsOnTopics({ topics }: AskedOfProduct, product: Product) {
  return statedDetails(product).filter(({ name }) => topicsIn(name).some((topic) => topics.includes(topic)));
}

/** `where is it made`, `is it made in Germany`: asks for a place, whichever it is. */
export const asksForOrigin =
  /\bwhere\b.*\b(?:made|from|come|comes|produced|manufactured)\b|\b(?:made|produced|manufactured) in\b|\bcountry of (?:origin|manufacture)\b|\bwhich country\b.*\b(?:made|from|come|comes|produced)\b/;

/** The words for the place of `is the saw made in Germany`, which name no product. */
export function placeAskedFor(message: string): readonly string[] {
  const { place = '' } = madeIn.exec(foldAccents(message))?.groups ?? {};
  return contentStems(place);
}

const madeIn = /\b(?:made|produced|manufactured) in (?<place>(?:the )?\p{L}+(?: (?:kingdom|states|republic|union))?)/u;

/** The sentence of a description that names the place where the product is made. */
export function sentenceOnOrigin(product: Product): string | undefined {
  return productSentences(product).find((sentence) => statesOrigin.test(sentence));
}

/** Places begin with a capital letter: `Sewn in small batches` names none. */
const statesOrigin =
  /(?<!\p{L})(?:[Mm]ade|[Hh]and-?made|[Mm]anufactured|[Pp]roduced|[Ss]ewn|[Kk]nitted|[Ww]oven|[Bb]uilt|[Cc]rafted|[Hh]ergestellt|[Gg]efertigt|[Hh]andgefertigt|[Pp]roduziert|[Gg]enäht|[Gg]estrickt|[Gg]ewebt|[Ll]aget|[Pp]rodusert|[Ss]ydd|[Ss]trikket|[Vv]evd|[Tt]ilvirket)(?: by hand| von Hand| for hånd)? (?:in|i|på)(?: the| der| den)? \p{Lu}/u;
