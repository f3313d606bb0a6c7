import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { Messages } from '#messages/messages.ts';
import { productSentences } from '../product-texts.ts';
import { words } from './aspect.ts';

/** A number that products state, by which they are compared. */
export interface ComparedMeasure {
  /** The name of its row in a comparison. */
  readonly row: keyof Messages['answers']['rows'];
  /** Matches the number with its unit in folded text: `number` and `unit`. */
  readonly value: RegExp;
  /** Base units of a unit that is not one itself. */
  readonly factors: Readonly<Record<string, number>>;
  /** What asks for the most and for the least of it. */
  readonly most: RegExp;
  readonly least: RegExp;
  /** How it is said which has most and least, where there is a word for it. */
  readonly names: { readonly most?: ComparisonName; readonly least?: ComparisonName };
}

type ComparisonName = keyof Messages['answers']['comparison'];

/** The word for a larger amount before what it is of: `mehr Watt`, `mest effekt`. */
const more =
  '(?:mehr|more|mer|most|mest|meiste*|am_meisten|hohere*|hochste*|hoyere|hoyest|higher|highest|grossere*|grosste*|storre|storst|better|best|besser*|beste*|bedre)';
const fewer = '(?:weniger|wenigsten|less|fewer|least|fewest|mindre|minst|lavere|lavest|lower|lowest|geringere*)';
const longer = '(?:langer|langsten|am_langsten|lengre|lenger|lengst|longer|longest)';
const number = String.raw`(?<number>\d+(?:[.,]\d+)?)`;

export const measures: readonly ComparedMeasure[] = [
  {
    row: 'noise',
    value: new RegExp(String.raw`${number} ?(?<unit>db)`, 'u'),
    factors: {},
    most: words(`lauter* lauteste* louder loudest noisier noisiest ${more}_(?:larm|brak|stoy|noise)`),
    least: words(
      `leiser* leiseste* am_leisesten quieter quietest (?:mest_|mer_)(?:stillegaende|stille) stillere stillest ${fewer}_(?:laut|larm|brak|brakete|stoy|noise|noisy|loud)`,
    ),
    names: { least: 'quietest' },
  },
  {
    row: 'power',
    value: new RegExp(String.raw`${number} ?(?<unit>kw|w|watt|hk|hp|ps)(?!\p{L})`, 'u'),
    factors: { kw: 1000, hk: 735, hp: 735, ps: 735 },
    most: words(
      `${more}_(?:watt|leistung|power|effekt|ps|hk|hp) starker* starkste* am_starksten kraftigere* kraftigst* sterkere sterkest* stronger strongest (?:more|most)_powerful`,
    ),
    least: words(`${fewer}_(?:watts?|leistung|power|effekt|strom)`),
    names: { most: 'strongest' },
  },
  {
    row: 'weight',
    value: new RegExp(
      String.raw`(?:weigh|weight|wieg|gewicht|vei(?:er|e)\b|vekt)[^.;\d]{0,25}${number} ?(?<unit>kg|g|gram|gramm)(?!\p{L})`,
      'u',
    ),
    factors: { kg: 1000 },
    most: words(`schwerer* schwerste* am_schwersten heavier heaviest tyngre tyngst*`),
    least: words(`leichter* leichteste* am_leichtesten lighter lightest lettere lettest*`),
    names: { most: 'heaviest', least: 'lightest' },
  },
  {
    row: 'load',
    value: new RegExp(
      String.raw`(?:holds?|carr(?:y|ies)|bears?|support\p{L}*|tragt|traglast|tragkraft|belast\p{L}*|max\p{L}*\.?|taler|baerer|bruker\p{L}*|nutzer\p{L}*|load)[^.;\d]{0,25}${number} ?(?<unit>kg)(?!\p{L})`,
      'u',
    ),
    factors: {},
    most: words(
      `${more}_(?:gewicht|weight|kg|kilo|last|load|belastung|belastning|vekt) belastbarer* am_belastbarsten taler_(?:mest|mer) holds?_(?:more|most) tragt_(?:mehr|am_meisten)`,
    ),
    least: words(`${fewer}_(?:last|load|belastung|belastning)`),
    names: {},
  },
  {
    row: 'batteryLife',
    value: new RegExp(
      String.raw`(?:akku|batteri|batter|laufzeit|run ?time|leucht|lyser|driftstid|ladung|lading|charge)[^.;\d]{0,40}${number} ?(?<unit>h|std|stunden?|timer|t|hours?|tage?n?|dager|days?|wochen?|uker|weeks?)(?!\p{L})`,
      'u',
    ),
    factors: Object.fromEntries([
      ...'tag tage tagen dager day days'.split(' ').map((unit) => [unit, 24] as const),
      ...'woche wochen uker week weeks'.split(' ').map((unit) => [unit, 168] as const),
    ]),
    most: words(
      `${longer}_(?:\\p{L}+_)?(?:akku*|batteri*|battery|laufzeit) (?:halt|varer|lasts?|lauft|leuchtet|lyser)(?:_\\p{L}+)?_${longer} ${more}_(?:akku*|batteri*|battery*|laufzeit)`,
    ),
    least: words(`(?:kurzere|kortere|shorter)_(?:akku*|batteri*|battery|laufzeit)`),
    names: {},
  },
  {
    row: 'capacity',
    value: new RegExp(String.raw`${number} ?(?<unit>ml|cl|dl|l|liter|litre|litres|liters)(?!\p{L}|\/)`, 'u'),
    factors: { cl: 10, dl: 100, l: 1000, liter: 1000, litre: 1000, litres: 1000, liters: 1000 },
    most: words(
      `${more}_(?:inhalt|volum*|liter|litres?|capacity|kapazitat|kapasitet|platz|plass) (?:fasst|rommer|tar|holds?)_(?:am_)?(?:mehr|meisten|mest|mer|more|most) geraumiger* am_geraumigsten rommeligst*`,
    ),
    least: words(`${fewer}_(?:inhalt|volum*|capacity|plass|platz)`),
    names: { most: 'largest', least: 'smallest' },
  },
  {
    row: 'brightness',
    value: new RegExp(String.raw`${number} ?(?<unit>lm|lumens?)(?!\p{L})`, 'u'),
    factors: {},
    most: words(
      `heller* hellste* am_hellsten brighter brightest lysere lysest* lyssterkere lyssterkest* sterkest_lys ${more}_(?:lumens?|lys|licht|light)`,
    ),
    least: words(`${fewer}_(?:lumens?|lys|licht|light)`),
    names: { most: 'brightest' },
  },
  {
    row: 'waterproof',
    value: new RegExp(
      String.raw`(?:ipx(?<number>\d)|(?:vannsoyle|wassersaule|water column)[^.;\d]{0,12}(?<column>\d[\d .,]*) ?(?<unit>mm))`,
      'u',
    ),
    factors: {},
    most: words(
      `wasserdichter* am_wasserdichtesten (?:mest|mer)_vanntett* vanntettest* (?:more|most)_waterproof ${more}_(?:wassersaule|vannsoyle|water_column)`,
    ),
    least: /(?!)/,
    names: {},
  },
  {
    row: 'range',
    value: new RegExp(
      String.raw`(?:reichweite|rekkevidde|range)[^.;\d]{0,25}${number} ?(?<unit>km|m)(?!\p{L})|${number.replace('number', 'other')} ?(?<length>km|m) (?:reichweite|rekkevidde|range|im freien)`,
      'u',
    ),
    factors: { km: 1000 },
    most: words(
      `(?:reicht|kommt)_(?:am_)?weite(?:r|sten) ${more}_(?:reichweite|rekkevidde|range) (?:longer|longest|lengre|lengst)_(?:rekkevidde|range) further farthest`,
    ),
    least: words(`(?:kurzere|kortere|shorter)_(?:reichweite|rekkevidde|range)`),
    names: {},
  },
];

/** Which measure a message compares by, and which end of it is asked for; null: by none. */
export function comparedMeasure(
  texts: readonly string[],
): { readonly measure: ComparedMeasure; readonly which: 'most' | 'least' } | null {
  for (const text of texts.map(foldAccents))
    for (const measure of measures) {
      if (measure.least.test(text)) return { measure, which: 'least' };
      if (measure.most.test(text)) return { measure, which: 'most' };
    }
  return null;
}

/** What a product states of a measure. */
export interface StatedMeasure {
  /** In the base unit of the measure; null where several are stated. */
  readonly number: number | null;
  /** The number with its unit, as it is written. */
  readonly value: string;
  /** Whether it is a rating, `IPX4`, and no amount. */
  readonly isRating: boolean;
  readonly detail?: ProductDetail;
  readonly sentence?: string;
}

/** The first statement of a measure in the details, the description and the title of a product; null: none. */
export function measureOf(measure: ComparedMeasure, product: Product): StatedMeasure | null {
  const details = statedDetails(product).map((detail) => ({ text: `${detail.name}: ${detail.value}`, detail }));
  const sentences = [...productSentences(product), product.title].map((text) => ({ text, sentence: text }));
  for (const { text, ...source } of [...details, ...sentences]) {
    const found = valuesIn(measure, text);
    const [first] = found;
    if (first)
      return {
        ...source,
        value: first.value,
        isRating: first.isRating,
        number: found.length > 1 || isRange(text) ? null : first.number,
      };
  }
  return null;
}

/** `3–5 h` and `up to 20 h` are no single number. */
function isRange(text: string): boolean {
  return /\d ?(?:[-–]|bis|to|til) ?\d/.test(text);
}

function valuesIn(
  { value, factors }: ComparedMeasure,
  text: string,
): readonly (Pick<StatedMeasure, 'value' | 'isRating'> & { readonly number: number })[] {
  const folded = foldAccents(text);
  return [...folded.matchAll(new RegExp(value, 'gu'))].flatMap(({ groups = {} }) => {
    const digits = groups['number'] ?? groups['column'] ?? groups['other'] ?? '';
    const unit = groups['unit'] ?? groups['length'] ?? '';
    const read = Number(digits.replace(/(?<=\d)[ .](?=\d{3}(?!\d))/g, '').replace(',', '.'));
    const isRating = groups['number'] !== undefined && unit === '';
    const written = isRating ? `IPX${digits}` : writtenIn(text, digits, unit);
    return Number.isFinite(read) && digits !== ''
      ? [{ number: read * (factors[unit] ?? 1), value: written, isRating }]
      : [];
  });
}

/** With the unit as the text has it: `dB`, not `db`. */
function writtenIn(text: string, digits: string, unit: string): string {
  const pattern = new RegExp(String.raw`${RegExp.escape(digits.trim())}\s?${RegExp.escape(unit)}`, 'iu');
  return pattern.exec(text)?.[0] ?? `${digits} ${unit}`;
}
