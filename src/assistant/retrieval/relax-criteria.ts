import { headNoun } from '#shop/lexicon/head-noun.ts';
import { conceptsOf, isThing, lexiconSynonyms } from '#shop/lexicon/lexicon.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';
import { splitComplement } from './named-product.ts';
import { isSizeName } from './variants/size-range.ts';
import { contentStems } from './words/words.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { isPersons, perhapsFor } from './quantities/persons.ts';

export interface Relaxation {
  readonly criteria: SearchCriteria;
  /** Labels of the dropped conditions: `price`, `available`, `reduced` or the label of a term. */
  readonly dropped: readonly string[];
}

const maxRelaxations = 5;

/**
 * The criteria with less and less conditions, all of them first: without the price, the availability or an option.
 * What is looked for and exclusions are never dropped.
 */
export function relaxations(criteria: SearchCriteria): readonly [Relaxation, ...Relaxation[]] {
  const parts = droppableParts(criteria);
  const single = parts.map((part) => [part]);
  const ladder = parts.map((_, index) => parts.slice(0, index + 1)).slice(1);
  const choices = [...single, ...ladder].map((chosen) => dropParts(criteria, chosen));
  const useful = choices.filter((choice) => hasSubject(choice.criteria)).slice(0, maxRelaxations);
  return [{ criteria, dropped: [] }, ...useful];
}

/** The conditions without what is looked for; null when there are none, or the phrase has a name of the catalog or a thing. */
export function conditionsAlone(criteria: SearchCriteria): Relaxation | null {
  const { terms, priceMin, priceMax } = criteria;
  const soft = terms.filter((term) => !term.negated && !isCondition(term));
  const isBound = priceMin !== null || priceMax !== null || terms.some(isCondition);
  const phrase = searchTermOfCriteria(criteria);
  const head = headNoun(tokenize(phrase));
  if (!isBound || phrase === '' || soft.length > 0 || (head !== null && isThing([head]))) return null;
  return { criteria: { ...criteria, words: [], phrase: '' }, dropped: [`“${phrase}”`] };
}

/** A condition that restricts what is shown: a value of an option, unless it is also the name of a type. */
export function isCondition({ negated, readings }: CriteriaTerm): boolean {
  const kinds = new Set(readings.map(({ kind }) => kind));
  return !negated && !kinds.has('type') && (kinds.has('option') || isCollectionOnly(kinds));
}

function isCollectionOnly(kinds: ReadonlySet<string>): boolean {
  return kinds.size === 1 && kinds.has('collection');
}

/** What is looked for, in words: all that is no condition. */
export function searchTermOfCriteria({ phrase, terms, words }: SearchCriteria): string {
  if (phrase !== undefined && phrase !== '') return phrase;
  const named = terms.filter((term) => !term.negated && !isCondition(term)).map(({ label }) => label);
  return [...named, ...words].join(' ');
}

/** The thing alone of `bags for the bin`, under the same conditions; null where no use is said. */
export function withoutUse(criteria: SearchCriteria): SearchCriteria | null {
  const [phrase, use] = splitComplement(searchTermOfCriteria(criteria));
  const stems = contentStems(use);
  const isKept = (text: string): boolean => !contentStems(text).every((stem) => stems.includes(stem));
  const terms = criteria.terms.filter((term) => term.negated || isCondition(term) || isKept(term.label));
  return stems.length === 0 ? null : { ...criteria, phrase, terms, words: criteria.words.filter(isKept) };
}

/** `pink shirts` where only a blouse is Dusty Pink: what names values in part is looked for. null when nothing does. */
export function shadesAsWords(criteria: SearchCriteria): SearchCriteria | null {
  const shades = criteria.terms.filter(isShade);
  if (shades.length === 0) return null;
  const terms = criteria.terms.filter((term) => !isShade(term));
  const labels = shades.map(({ label }) => label);
  return {
    ...criteria,
    terms,
    words: [...labels, ...criteria.words],
    phrase: [...labels, searchTermOfCriteria(criteria)].join(' '),
  };
}

function isShade(term: CriteriaTerm): boolean {
  const values = term.readings.flatMap((reading) => reading.values);
  return (
    isCondition(term) &&
    !isNumberedSize(term) &&
    values.every((value) => foldAccents(value) !== foldAccents(term.label))
  );
}

/** `Größe 40`, which no product has under another name. */
function isNumberedSize({ label, readings }: CriteriaTerm): boolean {
  return /\d/.test(label) && readings.every(({ kind, name }) => kind === 'option' && isSizeName(name));
}

const maxAlternatives = 4;

/** The terms to search for: one for each alternative of `mugs or bowls`. */
export function alternativeTerms(criteria: SearchCriteria): readonly string[] {
  const whole = searchTermOfCriteria(criteria);
  const term = criteria.terms.find((each) => !each.negated && !isCondition(each) && each.label.includes(' or '));
  if (!term) return [whole];
  const alternatives = term.label.split(' or ').slice(0, maxAlternatives);
  const rest = alternatives.reduce((text, each) => text.replace(each, ' '), whole).replaceAll(/\bor\b/g, ' ');
  return alternatives.map((each) => `${each} ${rest}`.replaceAll(/\s+/g, ' ').trim());
}

const maxRenamings = 6;

export interface RenamedSearch {
  readonly criteria: SearchCriteria;
  /** What the thing is called instead. */
  readonly name: string;
}

/** The same conditions for what else the lexicon calls the thing: a catalog may say both `keyboard` and `Tastatur`. */
export function renamings(criteria: SearchCriteria): readonly RenamedSearch[] {
  return renamed(criteria, (word) => lexiconSynonyms([word]));
}

/**
 * Renamings that mean nothing else, `Bohrer` is a drill, but also a drill bit; none of a word that is a name of several
 * things, as a dress is a suit in Norwegian.
 */
export function sameThings(criteria: SearchCriteria): readonly RenamedSearch[] {
  return renamed(criteria, (word) => {
    const [meant, other] = conceptsOf([word]).filter(({ isProperty }) => !isProperty);
    if (!meant || other) return [];
    return lexiconSynonyms([word]).filter((name) => conceptsOf(name).every((concept) => concept === meant));
  });
}

function renamed(
  criteria: SearchCriteria,
  namesOf: (word: Word) => readonly (readonly Word[])[],
): readonly RenamedSearch[] {
  const words = tokenize(searchTermOfCriteria(criteria));
  const terms = criteria.terms.filter((term) => term.negated || isCondition(term));
  const found = words.flatMap((word, index) =>
    namesOf(word).map((synonym) => {
      const name = synonym.map(({ surface }) => surface).join(' ');
      const phrase = words.map((each, at) => (at === index ? name : each.surface)).join(' ');
      return { criteria: { ...criteria, terms, words: [], phrase }, name };
    }),
  );
  return found.slice(0, maxRenamings);
}

interface DroppablePart {
  readonly label: string;
  readonly drop: (from: SearchCriteria) => SearchCriteria;
}

function droppableParts(criteria: SearchCriteria): readonly DroppablePart[] {
  const { terms, priceMin, priceMax, available, reduced, measures } = criteria;
  const isPriced = priceMin !== null || priceMax !== null;
  const options = terms.filter((term) => isCondition(term) && term.readings.some(({ kind }) => kind === 'option'));
  const persons = (measures ?? []).filter((measure) => isPersons(measure) && perhapsFor(measure) !== null);
  return [
    // Many shops do not say for how many people a thing is.
    ...persons.map((measure) => ({ label: `“${measure}”`, drop: withoutPersons })),
    ...(isPriced ? [{ label: 'price', drop: withoutPrice }] : []),
    ...(available ? [{ label: 'available', drop: withoutStock }] : []),
    ...(reduced ? [{ label: 'reduced', drop: withoutReduction }] : []),
    ...options.map((term) => ({ label: term.label, drop: (from: SearchCriteria) => withoutTerm(from, term) })),
  ];
}

function withoutPersons(from: SearchCriteria): SearchCriteria {
  const measures = (from.measures ?? []).map((measure) =>
    isPersons(measure) ? (perhapsFor(measure) ?? measure) : measure,
  );
  return { ...from, measures };
}

function withoutPrice(from: SearchCriteria): SearchCriteria {
  return { ...from, priceMin: null, priceMax: null };
}

function withoutStock(from: SearchCriteria): SearchCriteria {
  return { ...from, available: false };
}

function withoutReduction(from: SearchCriteria): SearchCriteria {
  return { ...from, reduced: undefined };
}

function withoutTerm(from: SearchCriteria, term: CriteriaTerm): SearchCriteria {
  return { ...from, terms: from.terms.filter((each) => each !== term) };
}

function dropParts(criteria: SearchCriteria, parts: readonly DroppablePart[]): Relaxation {
  return {
    criteria: parts.reduce((from, part) => part.drop(from), criteria),
    dropped: parts.map(({ label }) => label),
  };
}

/** Whether anything is left that products are chosen by. */
function hasSubject(criteria: SearchCriteria): boolean {
  const { terms, words, priceMin, priceMax } = criteria;
  return terms.some(({ negated }) => !negated) || words.length > 0 || priceMin !== null || priceMax !== null;
}
