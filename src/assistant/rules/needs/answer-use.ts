import { languageOf } from '#messages/messages.ts';
import type { LexiconLanguage } from '#shop/lexicon/names.ts';
import { namesOfObject, readUseVerb, type ThingNames } from '#shop/lexicon/uses.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { quoteSaid } from '../../answers/shopper-words.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { functionWords } from '../../retrieval/words/function-words.ts';
import { searchHandles, splitComplement } from '../../retrieval/named-product.ts';
import { matchVariant, type ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { contentStems, isCompoundOf, stemsOf, tokensOf } from '../../retrieval/words/words.ts';
import { rememberSearch, showOutcome } from '../../tools/search/search-products.ts';

/**
 * Answers what asks for things by their use: `womit kann ich Hecken schneiden`, `something to dry my hair`, `noe å male
 * vegger med`. Shows what is called so that one does it with it, and is for what is named. false: it asks for something
 * else, or there is no such thing.
 */
export async function answerUse(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const use = readUse(turn.typed, requests);
  return use !== null && showForUse(turn, answer, { use, criteria });
}

/** The same where only what is to be done is said: `ich will Hecken schneiden`, `skal male gjerdet`. */
export async function answerPlan(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const use = readUse(turn.typed, plans);
  return use !== null && showForUse(turn, answer, { use: { ...use, isOfOneObject: true }, criteria });
}

/** Whether a message says what is to be done, by a verb for which there are things. */
export function statesPlan(typed: string): boolean {
  return readUse(typed, plans) !== null;
}

interface UseRequest {
  readonly use: AskedUse;
  readonly criteria: SearchCriteria;
}

async function showForUse(turn: TurnContext, answer: AnswerWriter, { use, criteria }: UseRequest): Promise<boolean> {
  const forUse = await findForUse(turn, use, criteria);
  const named = forUse.filter(({ count }) => count > 0);
  const isWhole = use.objects.length === 0 || named.length > 0;
  if (forUse.length === 0 || (!isWhole && use.isOfOneObject)) return false;
  const found = (named.length > 0 ? named : forUse).slice(0, maxShown).map(({ match }) => match);
  const asked = { ...criteria, terms: [], words: [use.verb], phrase: use.said };
  const outcome = { found, total: null, isMore: false, dropped: [], isClose: false, criteria: asked };
  rememberSearch(turn, outcome, []);
  const { hereFor, comesClose } = turn.messages.answers;
  const what = quoteSaid(use.said, turn);
  answer.say(isWhole ? hereFor({ count: found.length, what }) : comesClose({ what }));
  showOutcome(turn, answer, outcome);
  return true;
}

const maxThings = 10;
const maxShown = 4;

interface ThingForUse {
  readonly match: ProductMatch;
  /** Of its name among those of things for the use. */
  readonly place: number;
  /** How much of what is named it is for. */
  readonly count: number;
}

/** Those first that are for most of what is named, and in the order in which the lexicon names things for the use. */
async function findForUse(
  { catalog, cardStyle }: TurnContext,
  { things, objects }: AskedUse,
  criteria: SearchCriteria,
): Promise<readonly ThingForUse[]> {
  const own = languageOf(cardStyle.locale);
  const names = [...new Set([...things[own], ...Object.values(things).flat()])].slice(0, maxThings);
  const terms = names.flatMap((name) => [name, ...objects.slice(0, 1).map(([object = '']) => `${name} ${object}`)]);
  const lists = await Promise.all(terms.map((term) => searchHandles(catalog, term)));
  const products = await catalog.products([...new Set(lists.flat())]);
  // What is meant by words of the use itself is no condition; what must not be is one.
  const bounds = { ...criteria, terms: criteria.terms.filter(({ negated }) => negated), words: [], phrase: '' };
  return products
    .flatMap((product) => {
      const variant = matchVariant(product, bounds);
      const place = names.findIndex((name) => isCalled(product, name));
      const count = objects.filter((object) => isFor(product, object, names[place] ?? '')).length;
      return variant !== null && place !== -1 ? [{ match: { product, variant, reason: null }, place, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count || one.place - other.place);
}

/** Whether a title, before what the thing is for, or a type says so, in German also at the end of a compound. */
function isCalled({ title, type }: Product, name: string): boolean {
  const [own] = splitComplement(title);
  const words = [...stemsOf(own), ...stemsOf(type ?? '')];
  const stems = stemsOf(name);
  const [only = '', ...others] = stems;
  if (others.length > 0) return ` ${words.join(' ')} `.includes(` ${stems.join(' ')} `);
  return words.some((word) => word === only || isCompoundOf(word, only));
}

/** Letters of the shortest name at the beginning of a compound. */
const minName = 4;

/** Whether a product says that it is for what is named, by one of its names: `Hecken|schere`, `for hedges`. */
function isFor(product: Product, object: readonly string[], thing: string): boolean {
  const details = statedDetails(product).map(({ value }) => value);
  const named = stemsOf([product.title, product.type ?? '', ...product.tags].join(' '));
  const said = new Set([...named, ...stemsOf([product.summary, ...details].join(' '))].flatMap(formsOf));
  return object
    .flatMap(formsOf)
    .some(
      (form) =>
        said.has(form) ||
        named.some((word) => word.startsWith(form) && (form.length >= minName || word.endsWith(thing))),
    );
}

/** `zahn` of `zahne`, `haar` of `haare`, `hecke` of `hecken`. */
function formsOf(word: string): readonly string[] {
  const bare = ['n', 'e', 'en', 'er', 's', 'a', 'et', 'ene'].filter((ending) => word.endsWith(ending));
  const stems = bare.map((ending) => word.slice(0, -ending.length)).filter(({ length }) => length >= minForm);
  return [...stemsOf(word), ...stems];
}

const minForm = 3;

interface AskedUse {
  /** What is done, in the words of the message. */
  readonly said: string;
  readonly verb: string;
  readonly things: ThingNames;
  readonly isOfOneObject: boolean;
  /** What it is done to or where: all names of each. */
  readonly objects: readonly (readonly string[])[];
}

const wish = String.raw`(?:(?:hallo|hi|hei|hello|hey|moin|bitte|please|ok)[\s,!]+)*`;
const wants = String.raw`(?:(?:ich|wir|i|we|jeg|vi) (?:suche[n]?|brauche[n]?|mochte[n]?|hatte[n]? gerne?|need|want|am looking for|would like|trenger|leter etter|ser etter|onsker)|i'?m looking for|habt ihr|haben sie|gibt es|hast du|do you have|have you got|is there|har dere|har du|finnes det|suche|brauche|looking for|need) (?:da |auch |also |ogsa )?`;
const thing = String.raw`(?:etwas|was|irgendwas|irgendetwas|(?:ein )?(?:gerat|werkzeug|mittel|teil)|(?:some |any |a )?(?:thing|tool|device|stuff)|something|anything|noe|noko|(?:et )?(?:utstyr|redskap|verktoy))`;
const end = String.raw`[\s?!.]*$`;

interface UsePattern {
  readonly language: LexiconLanguage;
  readonly pattern: RegExp;
}

function patternsOf(sources: Readonly<Record<LexiconLanguage, readonly string[]>>): readonly UsePattern[] {
  return (['de', 'en', 'nb'] as const).flatMap((language) =>
    sources[language].map((source) => ({ language, pattern: new RegExp(source, 'u') })),
  );
}

/** How messages ask for things by their use, in folded words; `use` has a verb and what it is done to. */
const requests = patternsOf({
  de: [
    String.raw`^${wish}(?:und )?(?:womit|mit was) (?<use>.+?)${end}`,
    String.raw`^${wish}(?:${wants})?${thing},? (?:womit|mit dem|mit der) (?:ich|man|wir) (?<use>.+?) kann${end}`,
    String.raw`^${wish}(?:${wants})?${thing},? (?:zum|zu|furs|fur das|um) (?<use>.+?)(?: zu konnen)?${end}`,
    String.raw`^${wish}was (?:brauche|nehme|benutze|kann|verwende|braucht|nimmt) (?:ich|man|wir)(?: nehmen| benutzen)? (?:zum|furs|um) (?<use>.+?)${end}`,
  ],
  en: [
    String.raw`^${wish}(?:${wants})?${thing} (?:(?:to|that can|which can|(?:that )?i can use to) (?=\p{L})|for (?=\p{L}+ing\b))(?<use>.+?)${end}`,
    String.raw`^${wish}what (?:can|could|do|should|would|must) (?:i|we|you|one) (?:use|need|get|buy|take) (?:to|for) (?<use>.+?)${end}`,
    String.raw`^${wish}what (?:can|could|do|should) (?:i|we|you) (?<use>.+?) with${end}`,
  ],
  nb: [
    String.raw`^${wish}(?:${wants})?${thing} (?:til a|for a|som kan|jeg kan|man kan|til|a) (?<use>.+?)${end}`,
    String.raw`^${wish}hva (?:kan|skal|bor|bruker|trenger|bruke) (?:jeg|man|vi|du)(?: bruke)? (?:til a |for a |til |a )?(?<use>.+? med)${end}`,
    String.raw`^${wish}hva (?:kan|skal|bor|bruker|trenger) (?:jeg|man|vi|du)(?: bruke)? (?:til|for) (?:a )?(?<use>.+?)${end}`,
  ],
});

/** How messages say what is to be done. */
const plans = patternsOf({
  de: [
    String.raw`^${wish}(?:ich|wir|man) (?:will|wollen|mochten?|muss|mussen|soll(?:en|te)?|wurden? gerne?) (?<use>.+?)${end}`,
  ],
  en: [
    String.raw`^${wish}(?:i|we)(?:'d| would)? (?:want|need|have|like|love|plan|am trying|are trying|am going|are going) to (?<use>.+?)${end}`,
    String.raw`^${wish}(?:i'?m|i am|we'?re|we are) (?=\p{L}+ing\b)(?<use>.+?)${end}`,
  ],
  nb: [
    String.raw`^${wish}(?:(?:jeg|vi|man) )?(?:skal|vil|ma|bor|onsker a|prover a|trenger a|har lyst til a|holder pa a) (?<use>.+?)${end}`,
  ],
});

function readUse(typed: string, patterns: readonly UsePattern[]): AskedUse | null {
  const message = foldAccents(typed).trim();
  const asked = patterns.find(({ pattern }) => pattern.test(message));
  const said = asked?.pattern.exec(message)?.groups?.['use'];
  if (asked === undefined || said === undefined || said.length > maxLength) return null;
  const text = said.replace(clauses, '').replace(/\blage mat\b/, 'koke mat');
  const words = tokensOf(text).filter((token) => /^\p{L}/u.test(token));
  const places =
    patterns === plans ? [words.slice(asked.language === 'de' ? -1 : 0).slice(0, 1)] : verbPlaces(words, asked);
  const read = places.map((place) => verbsIn(place, asked.language)).find(({ length }) => length > 0) ?? [];
  const meant = read.findLast(({ verb }) => verb.object === null) ?? read.at(-1);
  if (!meant) return null;
  const { word: done, verb } = meant;
  const others = contentStems(words.filter((word) => word !== done).join(' ')).filter((word) => !vague.has(word));
  const objects = [...(verb.object === null ? [] : [verb.object]), ...others];
  const { things, isOfOneObject } = verb;
  return { said, verb: done, things, isOfOneObject, objects: objects.map(namesOfObject) };
}

/** Where the verb of a request may be: in German last, else first, and `water` after it is a thing. */
function verbPlaces(words: readonly string[], { language }: UsePattern): readonly (readonly string[])[] {
  if (language !== 'de') return [words.slice(0, 1)];
  const complement = words.findIndex((word, index) => index > 0 && germanPrepositions.has(word));
  // `Bohren in Beton` has its verb before the preposition, `Löcher in die Wand bohren` after it.
  return [words.slice(0, complement === -1 ? undefined : complement), words];
}

function verbsIn(words: readonly string[], language: LexiconLanguage) {
  return words.flatMap((word) => {
    const verb = functionWords.has(word) ? null : readUseVerb(word, [language]);
    return verb === null ? [] : [{ word, verb }];
  });
}

const maxLength = 80;
/** `when I am on the mountain`, `but no motor` say nothing of what is looked for. */
const clauses =
  /,? (?:no|not|without|ohne|kein[en]?|uten|ingen|ikke|nar|when|wenn|weil|because|fordi|if|hvis|falls|som|so that|damit)\b.*$/u;
const germanPrepositions = new Set('fur fuer von vom in im auf mit am an aus bei beim'.split(' '));
/** They say nothing of the thing that is looked for. */
const vague = new Set('use mat food euro eur cheap home garden zuhause hjemme'.split(' '));
