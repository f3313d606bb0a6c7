/** What addresses of a country have besides street, postcode and city, and the lines that these are written in. */
interface AddressFormat {
  readonly hasRegion: boolean;
  /** With `{city}`, `{region}` and `{postcode}`. */
  readonly lines: readonly string[];
}

const usual: AddressFormat = { hasRegion: false, lines: ['{postcode} {city}'] };
const cityFirst = (...lines: readonly string[]): AddressFormat => ({ hasRegion: false, lines });
const withRegion = (...lines: readonly string[]): AddressFormat => ({ hasRegion: true, lines });

/** Universal Postal Union, "Addressing solutions" by country. Most write the postcode before the city. */
const formats: Readonly<Record<string, AddressFormat>> = {
  AU: withRegion('{city} {region} {postcode}'),
  BR: withRegion('{city} {region}', '{postcode}'),
  CA: withRegion('{city} {region} {postcode}'),
  CN: withRegion('{postcode} {city}', '{region}'),
  GB: cityFirst('{city}', '{postcode}'),
  GG: cityFirst('{city}', '{postcode}'),
  IE: cityFirst('{city}', '{postcode}'),
  IM: cityFirst('{city}', '{postcode}'),
  IN: withRegion('{city} {postcode}', '{region}'),
  IT: withRegion('{postcode} {city} {region}'),
  JE: cityFirst('{city}', '{postcode}'),
  JP: withRegion('{city}, {region}', '{postcode}'),
  KR: withRegion('{city}, {region}', '{postcode}'),
  MX: withRegion('{postcode} {city}, {region}'),
  MY: withRegion('{postcode} {city}', '{region}'),
  NZ: cityFirst('{city} {postcode}'),
  SG: cityFirst('{city} {postcode}'),
  US: withRegion('{city}, {region} {postcode}'),
};

function formatOf(country: string): AddressFormat {
  return (Object.hasOwn(formats, country) ? formats[country] : undefined) ?? usual;
}

/** Whether an address in a country (ISO 3166-1 alpha-2) needs a state, province or prefecture. */
export function hasRegion(country: string): boolean {
  return formatOf(country).hasRegion;
}

export interface PlaceOfAddress {
  readonly postcode: string;
  readonly city: string;
  /** Absent where addresses have none. */
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The lines of an address between its street and its country, without empty ones: `New York, NY 10001`. */
export function placeLines({ postcode, city, region = '', country }: PlaceOfAddress): readonly string[] {
  const parts: Readonly<Record<string, string>> = { postcode, city, region };
  const fill = (line: string): string =>
    line
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]?.trim() ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return formatOf(country)
    .lines.map((line) => fill(region.trim() === '' ? line.replace(',', '') : line))
    .filter((line) => line !== '');
}
