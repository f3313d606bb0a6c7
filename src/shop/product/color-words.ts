import { normalizeText } from '../text/normalize.ts';
import type { OptionValue } from './product.ts';

/**
 * The color to draw for an option value, `#rrggbb`: the shop's own, else what the word means where the option is one
 * of colors or finishes (`Navy blue` by its words, else by its last). null: not known.
 */
export function swatchOf(optionName: string, { value, swatch }: OptionValue): string | null {
  if (swatch !== null || !colorOptions.has(normalizeText(optionName))) return swatch;
  const name = normalizeText(value);
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return colors.get(name) ?? colors.get(last) ?? null;
}

/** Whether a word (normalized) names a color, in English, German or Norwegian. */
export function isColorWord(word: string): boolean {
  return colors.has(word);
}

/** What shops call options that look different, in English, German and Norwegian. */
const colorOptions = namesOf('color colour shade finish wood farbe farbton holz farge finish tre treslag');

/** Colors with their names in English, German and Norwegian; shades are muted, as materials are. */
const colorNames = {
  '#1f1e1d': 'black schwarz svart sort onyx ebony',
  '#f7f6f2': 'white weiß hvit ivory elfenbein',
  '#efe6d2': 'cream creme krem ecru natural natur',
  '#d8c7a9': 'beige sand sandfarben',
  '#e6e0d4': 'chalk kreide kritt',
  '#8b8a87': 'grey gray grau grå',
  '#47494b': 'anthracite charcoal anthrazit graphite graphit antrasitt koksgrå',
  '#b8babb': 'silver silber sølv steel stahl stål chrome chrom krom',
  '#c9a24a': 'gold gull brass messing',
  '#b87349': 'copper kupfer kobber bronze bronse',
  '#76513a': 'brown braun brun walnut nussbaum valnøtt chocolate',
  '#c79f6c': 'oak eiche eik tan camel cognac',
  '#dcc49c': 'birch birke bjørk ash esche ask maple ahorn',
  '#b9302c': 'red rot rød',
  '#74222f': 'burgundy bordeaux burgunder wine wein vinrød',
  '#b9694a': 'terracotta terrakotta clay rust rost',
  '#d9772b': 'orange oransje',
  '#e0b93a': 'yellow gelb gul mustard senf sennep',
  '#4c7a4f': 'green grün grønn',
  '#74764a': 'olive oliv moss moos mose khaki',
  '#8d967c': 'sage salbei salvie',
  '#2f7f7c': 'teal petrol turquoise türkis turkis',
  '#a9c8de': 'hellblau lyseblå sky',
  '#2f5d9b': 'blue blau blå',
  '#23304d': 'navy marine dunkelblau mørkeblå marineblå indigo',
  '#6b4b86': 'purple violet lila violett',
  '#dba3ad': 'pink rosa rose rosé blush',
} as const;

const colors: ReadonlyMap<string, string> = new Map([
  ...Object.entries(colorNames).flatMap(([color, names]) =>
    Array.from(namesOf(names), (name) => [name, color] as const),
  ),
  ['light blue', '#a9c8de'],
  ['dark blue', '#23304d'],
  ['navy blue', '#23304d'],
  ['dark grey', '#47494b'],
  ['dark gray', '#47494b'],
  ['dark green', '#2b4a35'],
  ['off white', '#efe6d2'],
]);

function namesOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(normalizeText));
}
