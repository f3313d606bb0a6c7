import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';

const number = String.raw`(?<number>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const persons = 'people|persons?|players?|adults?|campers?|guests?|personen|spielern?|personer|spillere';

/** `for 4 people`, `4 person tent`, `for two adults`. */
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:for|fur|til|with) (?:up to |at least |about )?${number} (?:${persons})(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(String.raw`(?<![\p{L}\d.,])${number} ?-? ?(?:person|player|man)(?= (?!one)\p{L})`, 'u'),
];

/** For how many people something is wanted, as a measure; null when a message says none. Reads folded tokens. */
export function readPersons(text: string): { readonly measure: string | null; readonly rest: string } {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const count = parseNumberWord(match?.groups?.['number'] ?? '');
    if (!match || count === null) continue;
    return { measure: `for ${count} people`, rest: text.replace(match[0], ' | ').replaceAll(/\s+/g, ' ') };
  }
  return { measure: null, rest: text };
}

const personsMeasure = /^(?<perhaps>perhaps )?for (?<count>\d{1,2}) people$/;

export function isPersons(measure: string): boolean {
  return personsMeasure.test(measure);
}

/** How many people a measure says. */
export function personsIn(measure: string): number {
  return Number(personsMeasure.exec(measure)?.groups?.['count'] ?? 0);
}

/** The same measure, which products meet as well that do not say for how many people they are. null: it is that already. */
export function perhapsFor(measure: string): string | null {
  return personsMeasure.exec(measure)?.groups?.['perhaps'] === undefined ? `perhaps ${measure}` : null;
}

/** Whether the details of a product say that it is for so many people: `Players: 2-4`, `Capacity: 4 persons`. */
export function suitsPersons(product: Product, measure: string): boolean {
  const stated = statedDetails(product).flatMap(personsOf);
  const count = personsIn(measure);
  if (stated.length === 0) return perhapsFor(measure) === null;
  return stated.some(({ least, most }) => count >= least && count <= most);
}

function personsOf({ name, value }: ProductDetail): readonly { readonly least: number; readonly most: number }[] {
  const [title, text] = [foldAccents(name), foldAccents(value)];
  if (!countNames.test(title) && !countValues.test(text)) return [];
  const [, low, high, isOpen] = /(\d{1,2})(?: ?(?:-|–|to|bis|til) ?(\d{1,2}))? ?(\+)?/.exec(text) ?? [];
  if (low === undefined) return [];
  // What is for four, two can use as well; a game for two only is for two.
  const isUpTo = high === undefined && isOpen === undefined && !isPlay.test(title);
  return [{ least: isUpTo ? 1 : Number(low), most: isOpen === undefined ? Number(high ?? low) : Infinity }];
}

const isPlay = /player|spieler|spiller/;
const countNames =
  /^(?:(?:number of )?(?:players?|persons?|people|seats?|sleeps|serves|spieler(?:zahl)?|personen(?:zahl)?|spillere|personer))$/;
const countValues = /\d (?:persons?|people|players?|personen|spieler|personer|spillere)\b/;
