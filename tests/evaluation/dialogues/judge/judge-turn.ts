import type { CartLine } from '#shop/cart/cart.ts';
import type { Product, Variant } from '#shop/product/product.ts';
import type { DialogueTurn, ExpectedCartLine } from '../dialogue.ts';
import type { Exchange, ShownCard } from '../run-dialogue.ts';

/** What must never happen, whatever else an answer gets right. */
export const faults = ['wrong write', 'false statement', 'broken constraint'] as const;

export type Fault = (typeof faults)[number];

/** One thing that is expected of an answer. */
export interface Check {
  readonly name: string;
  /** 1: as expected, 0: not; between: partly. */
  readonly score: number;
  readonly fault: Fault | null;
  readonly detail: string;
}

type Judge = (exchange: Exchange, products: readonly Product[]) => readonly Check[];

/** Compares one answer with what the dialogue expects of it. */
export function judgeTurn(exchange: Exchange, products: readonly Product[]): readonly Check[] {
  return judges.flatMap((judge) => judge(exchange, products));
}

const judges: readonly Judge[] = [judgeCart, judgeQuestion, judgeProducts, judgeConstraints, judgeAbsence, judgeWords];

/** Cards that shoppers see without scrolling. */
const firstCards = 3;

/** Words with which an answer says that there is no such thing, in the three languages. */
const denial = new RegExp(
  [
    String.raw`\b(?:could ?n[o'’]?t find|could not find|found nothing|nothing (?:here|for|like|called)|no such)\b`,
    String.raw`\b(?:do ?n[o'’]?t|do not) (?:have|sell|carry|stock)\b`,
    String.raw`\bthere (?:is|are) no\b|\bnone of\b|\bno (?:products?|items?)\b|\bnicht gefunden\b|\bnichts\b|\bfinde kein`,
    String.raw`\bhaben (?:wir )?(?:leider )?kein|\bführen (?:wir )?(?:leider )?(?:nicht|kein)|\bgibt es (?:leider )?(?:nicht|kein)`,
    String.raw`\b(?:fant|finner|har|fører) (?:vi |jeg )?(?:dessverre )?(?:ikke|ingen|ingenting|intet)\b|\bfinnes ikke\b`,
  ].join('|'),
  'iu',
);

const question =
  /\?|\b(?:which|tell me|how many|welche[rsn]?|wie viele|sag(?:en)? (?:sie )?mir|hvilken?|hvilket|si meg)\b/iu;

function judgeCart({ turn, cartBefore, cartAfter, isProposed }: Exchange): readonly Check[] {
  const isChanged = describeLines(cartBefore) !== describeLines(cartAfter);
  const detail = `cart: ${describeLines(cartAfter)}`;
  if (!turn.cart) return isChanged ? [failed('cart unchanged', detail, 'wrong write')] : [];
  if (matchesLines(turn.cart, cartAfter)) return [passed('cart')];
  if (isChanged) return [failed('cart', detail, 'wrong write')];
  return [{ name: 'cart', score: isProposed ? 0.5 : 0, fault: null, detail: `not changed; ${detail}` }];
}

function describeLines(lines: readonly CartLine[]): string {
  const texts = lines.map(({ handle, quantity, variant }) =>
    [`${quantity} x ${handle}`, ...variant.options.map(({ value }) => value)].join(' / '),
  );
  return texts.toSorted().join(', ');
}

function matchesLines(expected: readonly ExpectedCartLine[], lines: readonly CartLine[]): boolean {
  const isMatch = ({ handle, quantity, values }: ExpectedCartLine, line: CartLine): boolean =>
    line.handle === handle &&
    line.quantity === quantity &&
    values.every((value) => line.variant.options.some((option) => option.value === value));
  return expected.length === lines.length && expected.every((each) => lines.some((line) => isMatch(each, line)));
}

function judgeQuestion({ turn, text, isProposed }: Exchange): readonly Check[] {
  if (!turn.asks) return [];
  return [question.test(text) || isProposed ? passed('asks') : failed('asks', text)];
}

function judgeProducts({ turn, cards, text }: Exchange, products: readonly Product[]): readonly Check[] {
  const handles = cards.map(({ card }) => card.handle);
  const shown = `shown: ${handles.join(', ') || 'nothing'}`;
  const checks = [
    ...(turn.shows ? [graded('shows', scoreShown(turn.shows, handles), shown)] : []),
    ...(turn.all
      ? [
          graded(
            'all',
            shareOf(turn.all, (handle) => handles.includes(handle)),
            shown,
          ),
        ]
      : []),
    ...(turn.first ? [graded('first', scoreFirst(turn.first, handles), shown)] : []),
    ...(turn.each ? [graded('each', scoreEach(turn.each, cards), shown)] : []),
    ...(turn.count === undefined ? [] : [graded('count', handles.length === turn.count ? 1 : 0, shown)]),
    ...(turn.order ? [graded('order', isOrdered(turn.order, cards) ? 1 : 0, shown)] : []),
    ...(turn.noCards ? [graded('no cards', handles.length === 0 ? 1 : 0, shown)] : []),
  ];
  const isDenied =
    (turn.shows ?? turn.all ?? turn.first ?? turn.each) && isPossible(turn, products) && denial.test(text);
  const isFound = checks.some(({ name, score }) => ['shows', 'all', 'first', 'each'].includes(name) && score > 0);
  if (!isDenied || isFound) return checks;
  return [...checks, failed('does not deny what the shop has', text, 'false statement')];
}

function scoreShown(wanted: readonly string[], handles: readonly string[]): number {
  const at = handles.findIndex((handle) => wanted.includes(handle));
  if (at < 0) return 0;
  return at < firstCards ? 1 : 0.5;
}

function scoreFirst(wanted: readonly string[], handles: readonly string[]): number {
  if (wanted.includes(handles[0] ?? '')) return 1;
  return handles.some((handle) => wanted.includes(handle)) ? 0.5 : 0;
}

function scoreEach(pattern: RegExp, cards: readonly ShownCard[]): number {
  const share = shareOf(cards, ({ product }) => product !== null && pattern.test(textOf(product)));
  return share === 1 ? 1 : share >= 0.5 ? 0.5 : 0;
}

function isOrdered(order: NonNullable<DialogueTurn['order']>, cards: readonly ShownCard[]): boolean {
  const prices = cards.map(({ variant }) => variant?.price.amount ?? 0);
  const sign = order === 'price-ascending' ? 1 : -1;
  return (
    prices.length > 0 && prices.every((price, index) => index === 0 || (price - (prices[index - 1] ?? 0)) * sign >= 0)
  );
}

/** Cards that violate a constraint are a fault, unless nothing in the shop satisfies it and the answer says so. */
function judgeConstraints({ turn, cards, text }: Exchange, products: readonly Product[]): readonly Check[] {
  const offences = cards.flatMap(({ card, product, variant }) => {
    const reason = product && variant ? violation(turn, product, variant) : 'not in the catalog';
    return reason === null ? [] : [`${card.handle}: ${reason}`];
  });
  if (offences.length === 0) return [];
  const isAdmitted = denial.test(text) && !isPossible(turn, products);
  return isAdmitted ? [] : [failed('constraints', offences.join(', '), 'broken constraint')];
}

function violation(turn: DialogueTurn, product: Product, variant: Variant): string | null {
  const euros = variant.price.amount / 100;
  if (turn.not?.includes(product.handle)) return 'not asked for';
  if (turn.max !== undefined && euros > turn.max) return `costs ${euros}`;
  if (turn.min !== undefined && euros < turn.min) return `costs ${euros}`;
  if (turn.stock && !variant.available) return 'sold out';
  if (turn.without?.test(constrainedText(product, variant))) return `is ${turn.without.source}`;
  const missing = turn.option?.find((value) => !hasValue(value, product, variant));
  return missing === undefined ? null : `not in ${missing}`;
}

/** A variant has the value; of a product without options the text says it. */
function hasValue(value: string, product: Product, { values }: Variant): boolean {
  const wanted = value.toLowerCase();
  if (product.options.length > 0) return values.some((each) => each.toLowerCase() === wanted);
  const words = textOf(product)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return ` ${words.join(' ')} `.includes(` ${wanted} `);
}

/** Whether the shop has what a resolved turn asks for, as far as its expectation says what that is. */
export function isPossible(turn: DialogueTurn, products: readonly Product[]): boolean {
  if (turn.none) return false;
  const named = [...(turn.shows ?? []), ...(turn.all ?? []), ...(turn.first ?? [])];
  const isMeant = (product: Product): boolean =>
    named.length > 0 ? named.includes(product.handle) : (turn.each?.test(textOf(product)) ?? true);
  return products.some(
    (product) => isMeant(product) && product.variants.some((variant) => violation(turn, product, variant) === null),
  );
}

function judgeAbsence({ turn, cards, text }: Exchange): readonly Check[] {
  if (!turn.none) return [];
  if (denial.test(text)) return [passed('says that there is none')];
  return [graded('says that there is none', cards.length === 0 ? 0.5 : 0, text)];
}

function judgeWords({ turn, visible, text }: Exchange): readonly Check[] {
  const missing = (turn.says ?? []).filter((pattern) => !pattern.test(visible));
  const share = shareOf(turn.says ?? [], (pattern) => pattern.test(visible));
  const said = turn.says ? [graded('says', share, `missing ${missing.join(', ')} in: ${visible}`)] : [];
  return turn.never?.test(text) ? [...said, failed('never says', text, 'false statement')] : said;
}

/** What a pattern of `each` is looked for in. */
export function textOf(product: Product): string {
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  return [...factsOf(product), ...values, product.summary].join('; ');
}

function constrainedText(product: Product, variant: Variant): string {
  return [...factsOf(product), ...variant.values].join('; ');
}

function factsOf({ title, type, vendor, tags, details }: Product): readonly string[] {
  return [title, type ?? '', vendor ?? '', ...tags, ...details.map(({ name, value }) => `${name}: ${value}`)];
}

/** From 0 to 1; of nothing 0. */
function shareOf<T>(items: readonly T[], isMet: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isMet).length / items.length;
}

function passed(name: string): Check {
  return { name, score: 1, fault: null, detail: '' };
}

function graded(name: string, score: number, detail: string): Check {
  return { name, score, fault: null, detail: score === 1 ? '' : detail };
}

function failed(name: string, detail: string, fault: Fault | null = null): Check {
  return { name, score: 0, fault, detail };
}
