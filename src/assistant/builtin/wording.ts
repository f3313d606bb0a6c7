import { formatMoney, fractionDigits } from '#shop/money.ts';
import type { Term, Wanted } from '../conversation.ts';
import type { Turn } from '../turn.ts';
import { fold } from '../words.ts';
import type { Messages } from './messages.ts';

/** What is searched for, piece by piece, as it is said to the visitor. */
export function pieces(wanted: Wanted, turn: Turn): readonly string[] {
  const { understood } = turn.messages;
  return [
    ...inOrder(wanted.terms.filter(({ negated }) => !negated)).map((term) => termText(term, turn)),
    ...(wanted.words.length > 0 ? [`“${wanted.words.join(' ')}”`] : []),
    ...wanted.terms.filter(({ negated }) => negated).map(({ label }) => understood.not(label)),
    ...priceText(wanted, turn),
    ...(wanted.available ? [understood.inStock()] : []),
    ...(wanted.sort ? [understood.sort[wanted.sort]] : []),
  ];
}

export function wording(wanted: Wanted, turn: Turn): string {
  return pieces({ ...wanted, sort: null }, turn).join(' ');
}

/** As English has it: what it looks like, what it is. */
function inOrder(terms: readonly Term[]): readonly Term[] {
  const place = ({ readings }: Term): number => Math.max(...readings.map(({ kind }) => places[kind]));
  return terms.toSorted((a, b) => place(a) - place(b));
}

const places = { option: 0, tag: 1, collection: 2, type: 2, vendor: 3 } as const;

/** The shop's own word; with the visitor's before it where that was another. */
function termText({ label, readings }: Term, { messages }: Turn): string {
  const values = [
    ...new Set(readings.filter(({ kind }) => kind === 'option' || kind === 'vendor').flatMap((each) => each.values)),
  ];
  if (values.length === 0 || values.length > 4) return label;
  const own = values.join(' or ');
  if (readings.every(({ kind }) => kind === 'vendor')) return messages.understood.by(own);
  return fold(own) === label || values.every((value) => label.includes(fold(value))) ? own : `${label} (${own})`;
}

function priceText({ priceMin, priceMax }: Wanted, { profile, messages }: Turn): readonly string[] {
  const { currency, locale } = profile;
  const unit = 10 ** fractionDigits(currency);
  const said = (amount: number): string => formatMoney({ amount, currency }, locale);
  const { understood } = messages;
  const isBetween = priceMin !== null && priceMax !== null && priceMin % unit === 0 && priceMax % unit === 0;
  if (isBetween) return [understood.between(said(priceMin), said(priceMax))];
  return [
    ...(priceMin === null ? [] : [least(priceMin, { unit, said, understood })]),
    ...(priceMax === null ? [] : [most(priceMax, { unit, said, understood })]),
  ];
}

interface Saying {
  /** Minor units in a major one. */
  readonly unit: number;
  readonly said: (amount: number) => string;
  readonly understood: Messages['understood'];
}

/** A bound of one minor unit above a round price was said as "over" it. */
function least(amount: number, { unit, said, understood }: Saying): string {
  return (amount - 1) % unit === 0 ? understood.over(said(amount - 1)) : understood.from(said(amount));
}

function most(amount: number, { unit, said, understood }: Saying): string {
  return (amount + 1) % unit === 0 ? understood.under(said(amount + 1)) : understood.upTo(said(amount));
}
