import { detailKey, filterKeys, optionKey } from './query/list-query-filters.ts';

export const attributeSources = ['type', 'vendor', 'tag', 'option', 'detail'] as const;

/** An attribute of products that lists have a facet for. */
export interface FilterAttribute {
  readonly source: (typeof attributeSources)[number];
  /** Of the option or detail. null for other sources, and for all options that have no attribute of their own. */
  readonly name: string | null;
  /** Heading of the facet; null: the option's name. */
  readonly label: string | null;
  /** The order of the facet's values that are no sizes or measures: the most frequent first, or by their labels. */
  readonly sort: 'count' | 'label';
  /** What several values of one detail are separated by; null: a detail is one value. */
  readonly separator: string | null;
}

const byCount = { name: null, sort: 'count', separator: null } as const;

/** The attributes of a shop that declares none, in the order of their facets. */
export const defaultAttributes: readonly FilterAttribute[] = [
  { ...byCount, source: 'type', label: 'Type' },
  { ...byCount, source: 'option', label: null },
  { ...byCount, source: 'vendor', label: 'Maker' },
  { ...byCount, source: 'tag', label: 'Tag' },
];

/** A filter of lists: by an attribute, or one of those that every list has. */
export type ListedFilter = FilterAttribute | { readonly source: 'availability' | 'price'; readonly label: string };

/** The filters that every list has, before those by attributes. */
export const standardFilters = [
  { source: 'availability', label: 'Availability' },
  { source: 'price', label: 'Price' },
] as const satisfies readonly ListedFilter[];

/** The parameter of an attribute's filter; null for all options that have no attribute of their own. */
export function attributeKey({ source, name }: Pick<FilterAttribute, 'source' | 'name'>): string | null {
  if (source === 'option') return name === null ? null : optionKey(name);
  return source === 'detail' ? detailKey(name ?? '') : filterKeys[source];
}
