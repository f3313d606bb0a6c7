import { join } from 'node:path';
import { z } from 'zod';
import { filterAttributesSchema } from '#catalog/lists/filter-attributes.ts';
import {
  type Pin,
  type SearchSettings,
  soldOutFactor,
  type WeightingKind,
  weightingKinds,
} from '#catalog/search/settings/search-settings.ts';
import { isSearchable, type SynonymGroup, synonymsOf } from '#catalog/search/settings/synonym-groups.ts';
import { describeIssue } from '#content/describe-issue.ts';
import { standardFilters } from '#shop/listing/filter-attributes.ts';
import { closestName } from '#shop/text/edit-distance.ts';
import { readSiteFile, type SiteFile } from './site-file.ts';

const words = z.string('must be a text; put it in quotes').trim().min(1, 'must not be empty').max(200);
const oneOrMore = oneOrMoreOf(words);

const synonym = words.refine(isSearchable, 'is left out of every search');
const synonymOrMore = oneOrMoreOf(synonym);

function listOf(text: z.ZodType<string>) {
  return z.array(text, 'must be a list').min(1, 'must not be empty');
}

function oneOrMoreOf(text: z.ZodType<string>) {
  return z.union([listOf(text), text.transform((one) => [one])], {
    error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text or a list of texts'),
  });
}

/** A key without a value counts as absent. */
function entriesOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry, 'must be a list')
    .nullish()
    .transform((entries) => entries ?? []);
}

const synonymGroup = z.union(
  [
    z.strictObject({ equal: listOf(synonym) }),
    z.strictObject({ oneway: z.strictObject({ from: synonymOrMore, to: synonymOrMore }) }),
  ],
  'must be equal: [a, b] or oneway: { from: [a], to: [b] }',
);

const pin = z.strictObject({ query: oneOrMore, products: oneOrMore });

const selection = {
  products: oneOrMore.optional(),
  types: oneOrMore.optional(),
  vendors: oneOrMore.optional(),
  tags: oneOrMore.optional(),
  collections: oneOrMore.optional(),
};

function weightingWith(factor: z.ZodType<number>) {
  return z
    .strictObject({ ...selection, factor })
    .refine(
      (given) => weightingKinds.some((kind) => given[kind] !== undefined),
      `must say for which products, by one of: ${weightingKinds.join(', ')}`,
    )
    .transform(({ factor: chosen, ...select }) => ({ factor: chosen, select }));
}

const standardFilter = z.enum(standardFilters.map(({ source }) => source));

const filter = z.union(
  [
    standardFilter.transform((source) => standardFilters.find((each) => each.source === source) ?? standardFilters[0]),
    z.strictObject({ source: standardFilter, label: words }),
    filterAttributesSchema.element,
  ],
  'must be availability, price, type, vendor, tag, option, the name of a product detail, or a mapping with a "source"',
);

const searchFile = z.strictObject({
  synonyms: entriesOf(synonymGroup),
  pins: entriesOf(pin),
  boosts: entriesOf(weightingWith(z.number().min(1).max(10).default(1.5))),
  demotions: entriesOf(weightingWith(z.number().min(0).max(1).default(0.5))),
  soldOut: z.number().min(0, 'must be at least 0').max(1, 'must be at most 1').nullish(),
  hidden: entriesOf(words),
  filters: z.array(filter, 'must be a list').min(1).nullish(),
});

type SearchFile = z.infer<typeof searchFile>;

/** `search.yaml` of the merchant's folder. */
export interface SiteSearch {
  readonly settings: SearchSettings;
  readonly synonymGroups: readonly Placed<SynonymGroup>[];
  readonly pins: readonly Placed<Pin>[];
  /** The names of the catalog that it uses. */
  readonly names: readonly NameInSearch[];
}

/** An entry of the file. */
export interface Placed<Value> {
  readonly value: Value;
  /** The file and the line. */
  readonly place: string;
}

/** A product, collection or value of the catalog that the file names. */
export interface NameInSearch {
  readonly section: 'pins' | 'boosts' | 'demotions' | 'hidden';
  readonly kind: WeightingKind;
  readonly name: string;
  /** The file and the line. */
  readonly place: string;
}

/** The file with the merchant's search settings. */
export function searchFilePath(siteDir: string): string {
  return join(siteDir, 'search.yaml');
}

/**
 * Reads `search.yaml` of the merchant's folder; without that file there are no settings. Throws a ConfigurationError
 * of one line that names the file, the line in it and what is expected there.
 */
export function readSiteSearch(siteDir: string): SiteSearch {
  const file = readSiteFile(searchFilePath(siteDir));
  const result = searchFile.safeParse(file.value, { error: describeIssue });
  if (!result.success) return failAt(file, result.error.issues);
  const { synonyms, pins, boosts, demotions, soldOut, hidden, filters } = result.data;
  const settings: SearchSettings = {
    synonyms: synonymsOf(synonyms),
    pins: pins.map(({ query, products }) => ({ queries: query, products })),
    weightings: [...boosts, ...demotions],
    soldOut: soldOut ?? soldOutFactor,
    hidden,
    filters: filters ?? null,
  };
  const place = (section: string, index: number): string => file.locate([section, index]);
  return {
    settings,
    synonymGroups: synonyms.map((value, index) => ({ value, place: place('synonyms', index) })),
    pins: settings.pins.map((value, index) => ({ value, place: place('pins', index) })),
    names: namesIn(result.data, file),
  };
}

/** A misspelled key also causes a missing one: it is reported first. */
function failAt({ fail }: SiteFile, issues: readonly z.core.$ZodIssue[]): never {
  const misspelt = issues.find((issue) => issue.code === 'unrecognized_keys');
  const [issue] = issues;
  if (!misspelt) return fail(issue?.path ?? [], issue?.message ?? 'is invalid');
  const [key = ''] = misspelt.keys;
  return fail([...misspelt.path, key], `unknown key, ${describeKnown(key, knownKeys(misspelt.path))}`);
}

const weightingKeys = [...weightingKinds, 'factor'];

function knownKeys([section]: readonly PropertyKey[]): readonly string[] {
  if (section === undefined) return Object.keys(searchFile.shape);
  return section === 'pins' ? Object.keys(pin.shape) : weightingKeys;
}

function describeKnown(key: string, known: readonly string[]): string {
  const meant = closestName(key, known);
  return meant === null ? `expected one of: ${known.join(', ')}` : `did you mean "${meant}"?`;
}

function namesIn(data: SearchFile, { locate }: SiteFile): readonly NameInSearch[] {
  const named = (entry: Pick<NameInSearch, 'section' | 'kind'>, index: number, names: readonly string[] = []) =>
    names.map((name, item): NameInSearch => {
      const path = [entry.section, index, entry.kind, ...(names.length > 1 ? [item] : [])];
      return { ...entry, name, place: locate(path) };
    });
  const weighted = (section: 'boosts' | 'demotions'): readonly NameInSearch[] =>
    data[section].flatMap(({ select }, index) =>
      weightingKinds.flatMap((kind) => named({ section, kind }, index, select[kind])),
    );
  return [
    ...data.pins.flatMap(({ products }, index) => named({ section: 'pins', kind: 'products' }, index, products)),
    ...weighted('boosts'),
    ...weighted('demotions'),
    ...data.hidden.map((name, index): NameInSearch => ({
      section: 'hidden',
      kind: 'products',
      name,
      place: locate(['hidden', index]),
    })),
  ];
}
