import type { Heading, Section } from '#shop/content/content.ts';

/** A place in a page that can be linked to. */
export interface TableOfContentsEntry {
  readonly id: string;
  readonly label: string;
}

/** Shorter lists of places are not shown. */
const minEntries = 5;

/** The headings of the highest level of a text; empty for fewer than `minEntries`. */
export function tableOfText(headings: readonly Heading[]): readonly TableOfContentsEntry[] {
  const entries = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));
  return entries.length < minEntries ? [] : entries;
}

/** The sections of a page that have an id and a heading; empty for fewer than `minEntries`. */
export function tableOfSections(sections: readonly Section[]): readonly TableOfContentsEntry[] {
  const entries = sections.flatMap(({ id, heading }) => (id && heading ? [{ id, label: heading }] : []));
  return entries.length < minEntries ? [] : entries;
}
