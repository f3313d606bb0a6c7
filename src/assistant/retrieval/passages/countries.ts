import { foldAccents } from '#shop/text/normalize.ts';

const languages = ['en', 'de', 'nb'] as const;

/** Names that differ from those of `Intl`, folded. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  nordirland: 'GB',
  'nord-irland': 'GB',
  grossbritannien: 'GB',
  schottland: 'GB',
  storbritannia: 'GB',
  skottland: 'GB',
  usa: 'US',
  america: 'US',
  amerika: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  tschechien: 'CZ',
  sveits: 'CH',
};

/** Cities that goods are sent to, folded, by the codes of their countries. */
const cities: Readonly<Record<string, string>> = {
  AT: 'vienna wien graz linz salzburg innsbruck',
  BE: 'brussels brussel antwerp antwerpen',
  CH: 'zurich bern basel geneva genf lausanne',
  CZ: 'prague prag praha',
  DE: 'berlin hamburg munich munchen cologne koln frankfurt stuttgart dusseldorf leipzig dresden',
  DK: 'copenhagen kopenhagen kobenhavn aarhus odense',
  ES: 'madrid barcelona valencia',
  FI: 'helsinki tampere',
  FR: 'paris lyon marseille strasbourg strassburg',
  GB: 'london manchester birmingham edinburgh glasgow bristol',
  IE: 'dublin cork',
  IT: 'rome milan mailand milano',
  NL: 'amsterdam rotterdam utrecht',
  NO: 'oslo bergen trondheim stavanger tromso',
  PL: 'warsaw warschau krakow',
  PT: 'lisbon lissabon porto',
  SE: 'stockholm gothenburg goteborg malmo',
};

const nordic = ['NO', 'SE', 'DK', 'FI', 'IS'];
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The topics of groups of countries. */
const groups: Readonly<Record<string, readonly string[]>> = {
  scandinavia: ['NO', 'SE', 'DK'],
  nordic,
  eu: union,
};

/** ISO 3166 codes of countries whose names are no words for goods, as `china` is. */
const codes: readonly string[] = [
  ...new Set([...union, ...nordic, ...'GB CH US CA AU NZ JP IN UA RS AL LI MC AD SM VA FO GL'.split(' ')]),
];

const codesByName: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [foldAccents(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(otherNames),
]);

const codesByCity: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** Only where something is sent to: a name of a product may have one. */
const cityPattern = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])(?:to|nach|til) )(?:${[...codesByCity.keys()].join('|')})(?![\p{L}\d])`,
  'gu',
);

const longestFirst = [...codesByName.keys()].toSorted((one, other) => other.length - one.length);
const namePattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?![\p{L}\d])`,
  'gu',
);

/** `us` is a pronoun. */
const unitedStates = /(?<![\p{L}\d])(?:the )?(?:US|U\.S\.(?:A\.)?|[Uu]nited [Ss]tates)(?![\p{L}\d])/gu;

/** The folded text with each country as one word: `countryofnoq` for Norway, Norwegen and Norge. */
export function inCountryNames(text: string): string {
  return foldAccents(text.replace(unitedStates, ' usa '))
    .replace(namePattern, (name) => ` ${topicOf(codesByName.get(name) ?? '')} `)
    .replace(cityPattern, (name) => ` ${topicOf(codesByCity.get(name) ?? '')} `);
}

/** Codes of the countries that a text names, in their order. */
export function countriesIn(text: string): readonly string[] {
  const found = [...inCountryNames(text).matchAll(topicPattern)].map(([, code = '']) => code.toUpperCase());
  return [...new Set(found)];
}

/** The countries, as topics, of cities that a question names, wherever it does. */
export function countriesOfCities(question: string): readonly string[] {
  const words = foldAccents(question).match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => codesByCity.get(word) ?? []).map(topicOf);
}

/** The topics with the countries of cities in the place of these; the same array where they name none. */
export function inCountriesOfCities(topics: readonly string[]): readonly string[] {
  if (!topics.some((topic) => codesByCity.has(topic))) return topics;
  return topics.map((topic) => {
    const code = codesByCity.get(topic);
    return code === undefined ? topic : topicOf(code);
  });
}

/** What topics of a text imply: Scandinavia its countries, and each of these Scandinavia. */
export function countryTopics(topics: readonly string[]): readonly string[] {
  const said = new Set(topics);
  return Object.entries(groups).flatMap(([name, members]) => {
    const all = members.map(topicOf);
    if (said.has(name)) return all.filter((each) => !said.has(each));
    return all.some((each) => said.has(each)) ? [name] : [];
  });
}

/** Whether a topic is a country. */
export function isCountryTopic(topic: string): boolean {
  return /^countryof[a-z]{2}q$/.test(topic);
}

/** A word that no text has, and that has no ending to be cut. */
function topicOf(code: string): string {
  return `countryof${code.toLowerCase()}q`;
}

const topicPattern = /countryof([a-z]{2})q/g;
