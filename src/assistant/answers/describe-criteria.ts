import type { Messages } from '#messages/messages.ts';
import { conceptsOf } from '#shop/lexicon/lexicon.ts';
import { formatMoney, fractionDigits } from '#shop/product/money.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { ageText, isAge } from '../retrieval/quantities/ages.ts';
import { isPersons, perhapsFor, personsIn } from '../retrieval/quantities/persons.ts';
import { withSign } from '../retrieval/quantities/measures.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { formatList } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { isCondition } from '../retrieval/relax-criteria.ts';
import { contentStems } from '../retrieval/words/words.ts';
import { sizesWithin } from '../retrieval/variants/size-range.ts';
import { inShopperWords, quoteSaid } from './shopper-words.ts';

/** A message that asks for something cheaper than what was shown. */
export const asksForCheaper =
  /\b(?:cheaper|(?:less|too|not (?:quite )?(?:that|so|as)) (?:expensive|pricey)|lower price)\b/i;

/** The criteria of a search in words, one phrase each. */
export function criteriaPhrases(criteria: SearchCriteria, turn: TurnContext): readonly string[] {
  const { criteria: texts } = turn.messages.answers;
  const { words, phrase } = criteria;
  const positive = criteria.terms.filter(({ negated }) => !negated);
  // Where the catalog does not know every word, all of them are quoted as they were written.
  const isQuoted = words.length > 0 && phrase !== undefined;
  const named = isQuoted ? positive.filter(isCondition) : positive;
  const phrases = [
    ...inSpokenOrder(named).map((term) => termText(term, turn)),
    ...(words.length > 0 ? [quoteSaid(phrase ?? words.join(' '), turn)] : []),
    ...excludedLabels(criteria).map((label) => texts.not({ what: excludedName(label, turn) })),
    ...(criteria.measures ?? []).map((measure) => measureText(measure, turn)),
    ...priceText(criteria, turn),
    ...(criteria.reduced ? [texts.reduced] : []),
    ...(criteria.available ? [texts.inStock] : []),
    ...(criteria.sort ? [texts.orders[criteria.sort]] : []),
  ];
  return [...new Set(phrases)].filter((each) => each !== '');
}

/** In the shopper's words; with a sign where they are in another language than the rules read. */
function measureText(measure: string, turn: TurnContext): string {
  if (isPersons(measure)) return personsText(measure, turn);
  if (isAge(measure)) return turn.messages.answers.criteria.age({ age: ageText(measure, turn.profile.locale) });
  const { language } = turn.memory.conversation;
  return language === null || language === 'en' ? inShopperWords(measure, turn) : withSign(measure);
}

/** Nothing where it was left out. */
function personsText(measure: string, { messages }: TurnContext): string {
  return perhapsFor(measure) === null ? '' : messages.answers.criteria.people({ count: personsIn(measure) });
}

/** Each exclusion once, as it was written where the catalog knows it. */
function excludedLabels({ terms, excluded = [] }: SearchCriteria): readonly string[] {
  const stated = terms.filter(({ negated }) => negated).map(({ label }) => label);
  const labels = [...new Map(stated.toReversed().map((label) => [contentStems(label).join(' '), label])).values()];
  const named = terms.filter(({ negated, label }) => negated || / ?free$/.test(label));
  const covered = new Set(named.flatMap(({ label }) => contentStems(label)));
  return [...labels, ...excluded.filter((word) => !covered.has(word))];
}

/** `zuckerfreie` names no sugar: what is excluded is called so in the shopper's language. */
function excludedName(label: string, turn: TurnContext): string {
  const written = inShopperWords(label, turn);
  if (written !== '') return written;
  const [concept] = conceptsOf(tokenize(label));
  return concept?.names[turn.memory.conversation.language ?? 'en'][0] ?? label;
}

export function describeCriteria(criteria: SearchCriteria, turn: TurnContext): string {
  return criteriaPhrases({ ...criteria, sort: null }, turn).join(turn.messages.answers.criteria.separator);
}

/** As people say it: option values before the type. */
function inSpokenOrder(terms: readonly CriteriaTerm[]): readonly CriteriaTerm[] {
  const place = ({ readings }: CriteriaTerm): number => Math.max(...readings.map(({ kind }) => kindOrder[kind]));
  return terms.toSorted((a, b) => place(a) - place(b));
}

const kindOrder = { option: 0, detail: 0, tag: 1, collection: 2, type: 2, vendor: 3 } as const;

/** The value as the shop writes it, after the visitor's word when that is different. */
function termText({ label, readings }: CriteriaTerm, turn: TurnContext): string {
  const { messages, profile } = turn;
  const said = inShopperWords(label, turn);
  const named = readings.filter(({ kind }) => kind === 'option' || kind === 'vendor').flatMap((each) => each.values);
  const values = exactValues([...new Set(named)], label);
  if (values.length === 0 || values.length > 4) return said;
  const own = formatList(values, profile.locale, 'disjunction');
  if (readings.every(({ kind }) => kind === 'vendor')) return messages.answers.criteria.by({ maker: own });
  return foldAccents(own) === label || values.every((value) => isSaidBy(label, value)) ? own : `${said} (${own})`;
}

/** `M (55–59 cm)` and `39–41` say what `size M` and `size 40` mean. */
function isSaidBy(label: string, value: string): boolean {
  const [folded, last = ''] = [foldAccents(value), label.split(' ').at(-1)];
  return (
    label.includes(folded) ||
    [label, last].some((said) => folded.startsWith(`${said} `)) ||
    sizesWithin(value).includes(last)
  );
}

/** `40` before `39–41`, which it lies within. */
function exactValues(values: readonly string[], label: string): readonly string[] {
  const exact = values.filter((value) => foldAccents(label).endsWith(` ${foldAccents(value)}`));
  return exact.length > 0 ? exact : values;
}

function priceText({ priceMin, priceMax }: SearchCriteria, turn: TurnContext): readonly string[] {
  const { profile, messages } = turn;
  const { currency, locale } = profile;
  const unit = 10 ** fractionDigits(currency);
  const format = (amount: number): string => formatMoney({ amount, currency }, locale);
  const { criteria: texts } = messages.answers;
  const isBetween = priceMin !== null && priceMax !== null && priceMin % unit === 0 && priceMax % unit === 0;
  if (isBetween) return [texts.between({ from: format(priceMin), to: format(priceMax) })];
  return [
    ...(priceMin === null ? [] : [lowerBoundText(priceMin, { unit, format, texts })]),
    ...(priceMax === null
      ? []
      : [upperBoundText(priceMax, { unit: isBelowShown(priceMax, unit, turn) ? 1 : unit, format, texts })]),
  ];
}

/** Whether an upper bound lies just below the price of a product that was shown; one that was said is a whole amount. */
function isBelowShown(priceMax: number, unit: number, { message }: TurnContext): boolean {
  return priceMax % unit !== 0 && asksForCheaper.test(message);
}

interface PriceWording {
  /** Minor units in a major unit. */
  readonly unit: number;
  readonly format: (amount: number) => string;
  readonly texts: Messages['answers']['criteria'];
}

/** `over €50` is stored as a bound of €50.01. */
function lowerBoundText(amount: number, { unit, format, texts }: PriceWording): string {
  return (amount - 1) % unit === 0 ? texts.over({ price: format(amount - 1) }) : texts.from({ price: format(amount) });
}

function upperBoundText(amount: number, { unit, format, texts }: PriceWording): string {
  return (amount + 1) % unit === 0 ? texts.under({ price: format(amount + 1) }) : texts.upTo({ price: format(amount) });
}
