import { normalizeForSearch, normalizeText } from '../text/normalize.ts';

/** What options are called in English, German and Norwegian, a meaning a line: products of one shop may have any of them. */
const names = `
  color colour colors colours farbe farben farbton farge farger fargetone
  size sizes größe groesse größen størrelse størrelser
  material materials materialien materiale
  length länge laenge lengde
  width breite bredde
`;

/** The names that mean the same as each, also without accents. */
const sameNames: ReadonlyMap<string, readonly string[]> = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const written = line.trim().split(' ');
      const same = [...new Set([...written.map(normalizeText), ...written.map(normalizeForSearch)])];
      return same.map((name) => [name, same] as const);
    }),
);

/** The normalized names of all options that mean the same as one with this name, which is among them. */
export function sameOptionNames(name: string): readonly string[] {
  const normalized = normalizeText(name);
  return sameNames.get(normalized) ?? [normalized];
}

/** Equal for names of options that mean the same: `Colour`, `Color` and `Farbe`. */
export function optionMeaning(name: string): string {
  return sameOptionNames(name)[0] ?? name;
}
