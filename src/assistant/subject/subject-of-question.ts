import { foldAccents } from '#shop/text/normalize.ts';
import { isLexiconWord } from '#shop/lexicon/lexicon.ts';
import { isThingWord } from '#shop/lexicon/thing-words.ts';
import type { Product } from '#shop/product/product.ts';
import { asksFor, clearlyAsked } from '../answers/product/aspects/asked-aspects.ts';
import { statementsOn } from '../answers/product/product-sentences.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { contentPieces, findNamedProducts, isHead, namePieces, searchHandles } from '../retrieval/named-product.ts';
import { isCondition } from '../retrieval/relax-criteria.ts';
import { chooseMatch, noCriteria } from '../retrieval/resolve-product.ts';
import { productMatches, type ProductMatch } from '../retrieval/variants/match-variant.ts';
import { hasNameEndingIn, hasWordInName } from '../retrieval/words/name-words.ts';
import { mentions } from './called.ts';
import { definiteEnding, nounPhrasesIn } from './noun-phrases.ts';
import { pointsAtIt } from './question-form.ts';
import { allSpoken, readSpokenProducts, type SpokenProducts } from './spoken-products.ts';

interface AskedWords {
  /** The words that may name what is asked about; all of the message if they are left out. */
  readonly words?: readonly string[];
  readonly criteria?: SearchCriteria;
}

/**
 * The products that a question speaks of: what a pronoun stands for; the one of those shown that it names; those that have
 * the part that it names; the only thing of the shop that is called so; else the product spoken of, or all of the last list.
 * Empty: it speaks of other goods, or nothing was shown.
 */
export async function subjectOf(
  turn: TurnContext,
  { words, criteria = noCriteria }: AskedWords = {},
): Promise<readonly ProductMatch[]> {
  const spoken = await readSpokenProducts(turn);
  const shown = spoken.focus ? [spoken.focus] : spoken.list;
  const both = bothOf(turn, spoken);
  if (both.length > 0) return both;
  // `what gas does it take` after a `Gas stove` was shown beside it.
  if (spoken.focus && pointsAtIt(turn)) return shown;
  const asked = words ?? wordsOf(turn);
  const named = onlyCalled(allSpoken(spoken), asked);
  if (named) return [named];
  const having = subjectByPart(turn, spoken);
  if (having.length > 0) return having;
  if (shown.length > 0 && pointsAtIt(turn)) return shown;
  const unexplained = asked.filter((word) => !shown.some(({ product }) => explains(product, word)));
  const noun = shown.length > 0 || words ? await calledByNoun(turn, unexplained) : null;
  const definite = unexplained.filter((word) => shown.length === 0 || !isAnyOf(turn, word));
  const other = noun ?? (shown.length > 0 || !words ? await calledWholly(turn, definite) : null);
  if (other) return [other];
  // `is the case waterproof`: none of the many cases that were not shown.
  const alone = new Set(definiteNouns(turn).flatMap(({ forms, isAlone }) => (isAlone ? forms : [])));
  const goods = definite.filter((word) => !alone.has(word) && (words || mayNameGoods(word)));
  if ((await Promise.all(goods.map((word) => turn.knowsWord(word)))).includes(true)) return [];
  return shown.filter(({ product }) => !namesOtherKind(product, criteria));
}

/** `are both dishwasher safe` of the two spoken of one after the other. */
function bothOf({ message }: TurnContext, { focus, focusBefore, list }: SpokenProducts): readonly ProductMatch[] {
  return /\bboth\b/.test(message) && list.length === 1 && focus && focusBefore ? [focusBefore, focus] : [];
}

/** `will one tin do`, „passt ein Rucksack rein“: any such thing, and none that the shop has. */
function isAnyOf({ typed }: TurnContext, word: string): boolean {
  return [...foldAccents(typed).matchAll(indefinite)].some(({ 1: noun = '' }) => contentPieces(noun).includes(word));
}

const indefinite = /(?<!\p{L})(?:an?|one|any|two|three|\d+|ein(?:e[nrms]?)?|en|ett?|ei|zwei|drei|to|tre) (\p{L}+)/gu;

function wordsOf({ message, typed }: TurnContext): readonly string[] {
  return [...new Set([...contentPieces(message), ...typed.split(/\s+/).flatMap(definiteForms)])];
}

/** `voks` of `voksen`: in Norwegian the article is the end of the noun. */
function definiteForms(word: string): readonly string[] {
  const bare = word.replace(/(?:ene|en|et|a)$/, '');
  return contentPieces(bare.length < minNoun ? word : `${word} ${bare}`);
}

const minNoun = 4;

function onlyCalled(matches: readonly ProductMatch[], words: readonly string[]): ProductMatch | null {
  const [only, other] = matches.filter(({ product }) => hasWordInName(product, words));
  return only && !other ? only : null;
}

/** Whether a word is of the name of a product, of its values, or of what its texts say. */
function explains(product: Product, word: string): boolean {
  return hasWordInName(product, [word]) || mentions(product, word) || hasValue(product, word);
}

function hasValue({ options }: Product, word: string): boolean {
  return options.some(({ name, values }) =>
    [name, ...values.map(({ value }) => value)].some((value) => contentPieces(value).includes(word)),
  );
}

/**
 * The product spoken of, or those of the last list that have it, where a question names a part of them: „den Korb“, `the
 * strap`. Empty: none of those shown mentions such a thing.
 */
export function subjectByPart(turn: TurnContext, spoken: SpokenProducts): readonly ProductMatch[] {
  const all = allSpoken(spoken);
  const parts = partsAskedOf(turn, all);
  const having = all.filter(({ product }) => parts.some((part) => mentions(product, part)));
  return spoken.focus && having.length > 0 ? [spoken.focus] : having;
}

/**
 * The things that a message speaks of by a definite noun, „den Korb“, «lokket», `the strap`, which none of the products
 * spoken of is called: parts of these, which have no price of their own.
 */
function partsAskedOf(turn: TurnContext, spoken: readonly ProductMatch[]): readonly string[] {
  if (asksFor('price', turn.message)) return [];
  return definiteNouns(turn).flatMap(({ forms }) =>
    spoken.some(({ product }) => hasWordInName({ ...product, tags: [] }, forms)) ? [] : forms.slice(-1),
  );
}

interface DefiniteNoun {
  /** Also without an article at its end: `lokk` of «lokket». */
  readonly forms: readonly string[];
  /** No other word is before it. */
  readonly isAlone: boolean;
}

/** Each noun with an article: `pole` of `the tent pole`. Norwegian ones have it at their end, whatever is before them. */
function definiteNouns(turn: TurnContext): readonly DefiniteNoun[] {
  const language = turn.memory.conversation.language ?? 'en';
  // `is the bowl dishwasher safe` speaks of no dishwasher.
  const asked = clearlyAsked(turn).map(({ text }) => text);
  return nounPhrasesIn(turn.typed, language).flatMap(({ words: all, isBare }) => {
    const words = all
      .slice(0, 1)
      .concat(all.slice(1).filter(({ folded }) => !asked.some((text) => text.includes(folded))));
    const noun = words.findLast(({ folded }) => isThingWord(folded)) ?? words[0];
    if (isBare || !noun || (language === 'nb' && !definiteEnding.test(noun.folded))) return [];
    const forms = language === 'nb' ? definiteForms(noun.folded) : contentPieces(noun.folded);
    return forms.length > 0 ? [{ forms, isAlone: noun === words[0] }] : [];
  });
}

/**
 * The only product of the shop that is called by a definite noun, or of several the only one that states what is asked. null
 * also where another noun means several: `can I wash the gloves in the machine`.
 */
async function calledByNoun(turn: TurnContext, words: readonly string[]): Promise<ProductMatch | null> {
  const named = definiteNouns(turn)
    .map(({ forms }) => forms)
    .filter((forms) => forms.some((form) => words.includes(form)));
  const called = await Promise.all(named.map((nouns) => productsCalled(turn, nouns)));
  const [only, other] = called.flat();
  return only && !other ? only : null;
}

/** Of several of which none or more than one states what is asked all; of several after others were shown none. */
async function productsCalled(turn: TurnContext, nouns: readonly string[]): Promise<readonly ProductMatch[]> {
  const isShown = turn.memory.conversation.lastProducts.length > 0;
  if (isShown && nouns.some((noun) => containers.has(noun))) return [];
  const listed = await turn.catalog.products(await searchHandles(turn.catalog, nouns.join(' ')));
  const isCalled = (product: Product): boolean =>
    hasWordInName({ ...product, tags: [] }, nouns) || hasNameEndingIn({ ...product, tags: [] }, nouns);
  const found = listed.filter(isCalled).flatMap((product) => chooseMatch(product) ?? []);
  if (found.length > maxCalled) return [];
  // `the basket` after other things were shown is hardly the laundry basket.
  const isClear = found.length === 1 && (!isShown || found.every(({ product }) => isNamedWhole(product, nouns)));
  const [only, second] = isClear ? found : found.filter((match) => statementsOn(turn, match).length > 0);
  return only && !second ? [only] : isShown ? [] : found;
}

/** What goods come in: the tin of a paint that was shown is no biscuit tin. */
const containers = new Set(
  `tin can jar bottle box bag tube bucket packet pack package packaging carton sachet tub
  dose flasche glas eimer beutel sack tute tube packung verpackung karton kanister
  boks flaske pose spann pakke emballasje eske kartong krukke`.split(/\s+/),
);

function isNamedWhole({ title, type }: Product, nouns: readonly string[]): boolean {
  return nouns.some((noun) => namePieces(`${title} ${type ?? ''}`).includes(noun));
}

/** The only product of the shop whose title says by a word of the message what it is. */
async function calledWholly({ catalog }: TurnContext, words: readonly string[]): Promise<ProductMatch | null> {
  const [only, other] = (await findNamedProducts(catalog, words.join(' '))).filter(isHead);
  return only && !other ? chooseMatch(only.product) : null;
}

const maxCalled = 8;

/** Not only what goods are like, or how many. */
function mayNameGoods(word: string): boolean {
  return isThingWord(word) || (!isLexiconWord(word) && !/^\d{1,2}$/.test(word));
}

/** Whether a kind of thing is named that the product is not. */
export function namesOtherKind(product: Product, { terms }: SearchCriteria): boolean {
  const kinds = terms.filter((term) => !isCondition(term) && !term.negated);
  return !kinds.every(({ readings }) => readings.some((reading) => productMatches(product, reading)));
}
