import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isCalledSo, type SearchOutcome } from '../retrieval/find-products.ts';
import { hasNameEndingIn, hasNameOrKind, hasWordInName } from '../retrieval/words/name-words.ts';
import { hasBothParts, namePieces, splitComplement } from '../retrieval/named-product.ts';
import { isPersons, personsIn } from '../retrieval/quantities/persons.ts';
import { isColorOption } from '../retrieval/variants/variant-color.ts';
import { mentionsWords } from '../retrieval/variants/match-variant.ts';
import { searchTermOfCriteria } from '../retrieval/relax-criteria.ts';
import { bareForm, contentStems, stemsOf } from '../retrieval/words/words.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { headNoun } from '#shop/lexicon/head-noun.ts';
import { colorWords, conceptsOf, lexiconSynonyms } from '#shop/lexicon/lexicon.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { describeCriteria } from './describe-criteria.ts';
import { lackedSizeText } from './lacked-size.ts';
import { asksWhetherThereIs } from './nothing-found.ts';
import { valueSentence } from './product/option-sentences.ts';
import { inShopperWords, quoteSaid } from './shopper-words.ts';

/** Says how many products a search found, what was left out for that, and whether they only come close. */
export function foundText(turn: TurnContext, criteria: SearchCriteria, outcome: SearchOutcome): string {
  const { found, dropped, isClose, criteria: kept } = outcome;
  const { leftOut, here, hereFor, foundWith, nothingFor, comesClose } = turn.messages.answers;
  const [count, what] = [found.length, describeCriteria(kept, turn)];
  const lackedSize = lackedSizeText(turn, found);
  if (lackedSize !== null) return lackedSize;
  if (dropped.some(isQuoted)) {
    const words = dropped.map((label) => requote(label, turn)).join(', ');
    const isNamed = kept.words.length > 0 || kept.terms.some(isNoun);
    const some = isNamed ? hereFor({ count, what }) : foundWith({ count, what });
    return `${leftOut({ words })} ${what === '' ? here({ count }) : some}`;
  }
  if (dropped.length > 0)
    return `${nothingFor({ what: describeCriteria(criteria, turn) })} ${nearestText(turn, count, what)}`;
  const lacked = isClose ? lackedColorText(turn, outcome) : null;
  if (lacked !== null) return lacked;
  if (isClose && lacksThing(turn, outcome)) return noSuchThing(turn, outcome);
  if (isClose) return comesClose({ what });
  return isCalledSo(outcome) ? exactText(turn, outcome, what) : onlyMentionedText(turn, outcome);
}

/** `bottle in yellow` where one has all other words and comes in other colors; null where that is not so. */
function lackedColorText(turn: TurnContext, { found, criteria }: SearchOutcome): string | null {
  const [only, other] = found;
  const words = stemsOf(searchTermOfCriteria(criteria)).filter((stem) => !functionWords.has(stem));
  const colors = words.filter((word) => colorWords.has(word));
  const [color, second] = colors;
  if (!only || other || color === undefined || second !== undefined) return null;
  const { product } = only;
  const isOtherwiseCalled = words.every((word) => word === color || hasWordInName(product, [word]));
  const hasColors = product.options.some(({ name }) => isColorOption(name));
  return isOtherwiseCalled && hasColors ? valueSentence(turn, only, color) : null;
}

/**
 * Whether nothing found is called what was named in so many words: `phone case` where there are phones and glasses with a
 * case, `hp 6910p` where all have other numbers.
 */
function lacksThing(turn: TurnContext, { found, criteria }: SearchOutcome): boolean {
  const term = searchTermOfCriteria(criteria);
  const isSaid = foldAccents(turn.typed).includes(foldAccents(inShopperWords(term, turn)));
  const words = tokenize(term);
  if (!isSaid || words.length === 0 || words.length > maxNameWords) return false;
  // A number after `for` is no model's: `mower for 350 m²`.
  const numbers = namePieces(splitComplement(term)[0]).filter((piece) => /\d{2}/.test(piece));
  if (numbers.length > 0) return !found.some(({ product }) => hasNumbers(product, numbers));
  if (asksWhetherThereIs(turn.message) && words.length > 1 && !found.some(({ product }) => isCalled(product, term)))
    return true;
  const head = headNoun(words);
  // `ukulele from what age`: only the rules say age.
  if (!head || inShopperWords(head.surface, turn) === '') return false;
  const names = [head.surface, ...lexiconSynonyms([head]).map((name) => name.map(({ surface }) => surface).join(' '))];
  const stems = names.flatMap((name) => contentStems(name));
  return (
    stems.length > 0 &&
    !found.some(({ product }) => hasNameOrKind(product, stems, term) || mayBeCalled(product, head.surface))
  );
}

/** `Geschenkbox` for `geschenk`, `Trockenfutter Hund` for `hundefutter`: that nothing is called so would be wrong. */
function mayBeCalled({ title, type }: Product, word: string): boolean {
  const names = new Set(namePieces(`${title} ${type ?? ''}`));
  const bare = bareForm(word);
  return hasBothParts(names, word) || (bare.length >= minPart && [...names].some((name) => name.includes(bare)));
}

const minPart = 5;

/** Whether all words are in the title. */
function isCalled(product: Product, term: string): boolean {
  return contentStems(term).every((stem) => hasWordInName(product, [stem]));
}

const maxNameWords = 4;

function hasNumbers({ title, handle, variants, options, details }: Product, numbers: readonly string[]): boolean {
  const values = [...options.flatMap((option) => option.values), ...details].map(({ value }) => value);
  const own = new Set([title, handle, ...variants.flatMap(({ sku }) => sku ?? []), ...values].flatMap(namePieces));
  return numbers.every((number) => own.has(number));
}

function noSuchThing(turn: TurnContext, { found, criteria }: SearchOutcome): string {
  const { noSuchName } = turn.messages.answers;
  const words = quoteSaid(searchTermOfCriteria(criteria), turn);
  return `${noSuchName({ words })} ${nearestText(turn, found.length, '')}`;
}

/** Criteria that were left out are labels of the catalog, or quoted words. */
function isQuoted(label: string): boolean {
  return label.startsWith('“');
}

function requote(label: string, turn: TurnContext): string {
  const measure = label.slice(1, -1);
  if (isPersons(measure)) return turn.messages.answers.criteria.people({ count: personsIn(measure) });
  return isQuoted(label) ? quoteSaid(label.slice(1, -1), turn) : inShopperWords(label, turn);
}

function nearestText({ messages }: TurnContext, count: number, what: string): string {
  const { nearest, nearestFor } = messages.answers;
  return what === '' ? nearest({ count }) : nearestFor({ count, what });
}

/** No product is called what is looked for: their details or descriptions mention it. */
function onlyMentionedText(turn: TurnContext, { found, criteria, isMore }: SearchOutcome): string {
  const { comesClose, hereFor, mentioning, noSuchName } = turn.messages.answers;
  const { words, phrase } = criteria;
  const named = contentStems(phrase ?? words.join(' '));
  const isNamed = found.some(
    ({ product }) =>
      hasWordInName(product, named) ||
      hasNameEndingIn(product, named) ||
      named.some((word) => mayBeCalled(product, word)),
  );
  if (words.length !== 1 || isNamed) return comesClose({ what: describeCriteria(criteria, turn) });
  const rest = describeCriteria({ ...criteria, words: [], phrase: '' }, turn);
  const name = quoteSaid(phrase ?? words.join(' '), turn);
  const count = found.length;
  const isThing = conceptsOf(tokenize(phrase ?? words.join(' '))).length > 0;
  if (!isThing && found.every(({ product }) => hasDetailWith(product, words)))
    return hereFor({ count, what: describeCriteria(criteria, turn) });
  if (!isThing && rest === '' && found.every(({ product }) => mentionsWords(product, words)))
    return isMore ? hereFor({ count, what: name }) : mentioning({ count, words: name });
  return `${noSuchName({ words: name })} ${nearestText(turn, count, rest)}`;
}

/** Who wrote a book, where a wine is from: a name of a few words that is no title. */
function hasDetailWith({ vendor, details }: Product, words: readonly string[]): boolean {
  const values = [vendor ?? '', ...details.map(({ value }) => value)];
  return values.some((value) => {
    const names = value.split(/\s+/).filter((each) => /^\p{Lu}/u.test(each));
    return value.split(/\s+/).length <= maxNameWords && words.every((word) => stemsOf(names.join(' ')).includes(word));
  });
}

function exactText(turn: TurnContext, outcome: SearchOutcome, what: string): string {
  const { sorted, inOrder, criteria: texts } = turn.messages.answers;
  const { found, criteria } = outcome;
  const { sort } = criteria;
  if (sort && what === '') return sorted[sort];
  const text = countText(turn, outcome, what);
  return sort && found.length > 1 ? `${text} ${inOrder({ order: texts.orders[sort] })}` : text;
}

/** How many products there are, and how many of them are shown. */
function countText({ messages }: TurnContext, { found, total, criteria }: SearchOutcome, what: string): string {
  const isNamed = criteria.words.length > 0 || criteria.terms.some(isNoun);
  const { found: foundAll, foundFor, foundWith, firstFew, here, hereFor } = messages.answers;
  const count = found.length;
  if (total === null) return what === '' ? here({ count }) : hereFor({ count, what });
  const foundSome = isNamed ? foundFor : foundWith;
  const text = what === '' ? foundAll({ count: total }) : foundSome({ count: total, what });
  return total > count ? `${text} ${firstFew({ count })}` : text;
}

/** `by Mizi`, `not red` and `under €15` name nothing that products could be found for. */
function isNoun({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'vendor');
}
