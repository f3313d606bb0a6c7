import { type Product, statedDetails } from '#shop/product/product.ts';
import { materialWords } from '#shop/lexicon/lexicon.ts';
import { unitOf } from '#shop/listing/units.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { deniedWords } from '../../retrieval/words/excluded-words.ts';
import { topicsIn, topicsOfText } from '../../retrieval/passages/topics.ts';
import { bareForm, contentStems, isCompoundOf, stemsOf } from '../../retrieval/words/words.ts';
import type { AskedQuestion } from './aspects/aspect.ts';
import { partAskedFor } from './aspects/part.ts';
import { productSentences } from './product-texts.ts';

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
    `once use used using put take need wear make get come go happen mean size
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

/**
 * The sentence of the description that says most of what is asked; of several one with a number, where a number is asked
 * for. undefined: none says anything of it, or none in the unit that is asked for.
 */
export function sentenceOn(asked: AskedOfProduct, product: Product, message: string): string | undefined {
  const wantsNumber = asksForNumber.test(foldAccents(message));
  const unit = unitAskedFor(message);
  const sentences = productSentences(product).filter((text) => unit === null || hasUnit(text, unit));
  const scored = sentences.map((text) => {
    const count = coverageOf(asked, text);
    return { text, score: count === 0 ? 0 : count + (wantsNumber && /\d/.test(text) ? 0.5 : 0) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? undefined : scored.find(({ score }) => score === most)?.text;
}

/** `how many watts`: what it is measured by. */
function unitAskedFor(message: string): string | null {
  const { unit = '' } = /\bhow (?:many|much) (?<unit>\p{L}+)/u.exec(foldAccents(message))?.groups ?? {};
  return unitOf(unit)?.dimension ?? null;
}

function hasUnit(text: string, dimension: string): boolean {
  const units = [...foldAccents(text).matchAll(/\d[ -]?(?<unit>\p{L}+)/gu)].map(({ groups }) => groups?.['unit'] ?? '');
  return units.some((unit) => unitOf(unit)?.dimension === dimension);
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
        isLackOf(stem, word) ||
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

/** `unpainted` answers whether it is painted, `poseløs` whether it needs a `pose`. */
function isLackOf(stem: string, word: string): boolean {
  const lacked = /^(?<thing>\p{L}{3,})(?:los|less|frei|fri|free)$/u.exec(stem)?.groups?.['thing'];
  const isOfThing = lacked !== undefined && word.startsWith(lacked) && word.length - lacked.length < 3;
  return isOfThing || stem === `un${word}` || stem === `u${word}`;
}

/** `für Laser` answers `für Laserdrucker`. */
function isPartOf(part: string, compound: string): boolean {
  return part.length >= minPart && compound.startsWith(part) && compound.length >= part.length + minPart;
}

const minPart = 5;

/** `abnehmbar` answers whether one can `abnehmen`, whose stem ends like that of an English word in `men`. */
function isDoable(adjective: string, verb: string): boolean {
  return /[ae]n$/.test(verb) && adjective.startsWith(`${verb.slice(0, -2)}bar`);
}

/** The details whose names are topics of the question: `Age` for `how old`. */
export function detailsOnTopics({ topics }: AskedOfProduct, product: Product) {
  return statedDetails(product).filter(({ name }) => topicsIn(name).some((topic) => topics.includes(topic)));
}

/** The words for the place of `is the saw made in Germany`, which name no product. */
export function placeAskedFor(message: string): readonly string[] {
  const { place = '' } = madeIn.exec(foldAccents(message))?.groups ?? {};
  return contentStems(place);
}

const madeIn = /\b(?:made|produced|manufactured) in (?<place>(?:the )?\p{L}+(?: (?:kingdom|states|republic|union))?)/u;
