import type { ListedFilter } from '#shop/listing/filter-attributes.ts';
import type { Database } from '#storage/database.ts';
import { addSynonyms, type Synonym } from './synonym-groups.ts';

/** What a merchant sets of the searches of a shop. */
export interface SearchSettings {
  /** Besides those in the database. */
  readonly synonyms: readonly Synonym[];
  readonly pins: readonly Pin[];
  readonly weightings: readonly Weighting[];
  /** What remains of the score of a product of which nothing can be bought, 0 to 1. */
  readonly soldOut: number;
  /** Handles of products that no search shows. */
  readonly hidden: readonly string[];
  /** The filters of lists in their order; null: as the profile declares them. */
  readonly filters: readonly ListedFilter[] | null;
}

/** The products that a query shows first, by their handles. */
export interface Pin {
  readonly queries: readonly string[];
  readonly products: readonly string[];
}

/** A factor for the scores of products that are named, or have one of the values. */
export interface Weighting {
  readonly select: Readonly<Partial<Record<WeightingKind, readonly string[] | undefined>>>;
  readonly factor: number;
}

/** `products` and `collections` are handles; the others are values, upper and lower case alike. */
export const weightingKinds = ['products', 'types', 'vendors', 'tags', 'collections'] as const;

export type WeightingKind = (typeof weightingKinds)[number];

/**
 * Less than what a product loses by lacking a word: who asks for a thing by its name also finds it when it is sold out, but
 * among things alike those that can be bought come first.
 */
export const soldOutFactor = 0.8;

export const noSearchSettings: SearchSettings = {
  synonyms: [],
  pins: [],
  weightings: [],
  soldOut: soldOutFactor,
  hidden: [],
  filters: null,
};

const settingsByStore = new WeakMap<Database, SearchSettings>();

/** Sets the searches in a database for as long as it is open, and only for this process. Call it once. */
export function useSearchSettings(store: Database, settings: SearchSettings): void {
  if (settings.synonyms.length > 0) addSynonyms(store, settings.synonyms);
  settingsByStore.set(store, settings);
}

export function searchSettingsOf(store: Database): SearchSettings {
  return settingsByStore.get(store) ?? noSearchSettings;
}
