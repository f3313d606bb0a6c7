import type { Heading, Section } from '#shop/content/content.ts';

/** A place in a page that can be linked to. */
export interface TableOfContentsEntry {
  readonly id: string;
  readonly label: string;
}

/** Fewer places than this are seen without a list of them. */
const minEntries = 5;

/** What a text holds, by its headings of the highest level; nothing where it is short. */
export function tableOfText(headings: readonly Heading[]): readonly TableOfContentsEntry[] {
  const entries = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));
  return entries.length < minEntries ? [] : entries;
}

/** The sections of a page that have an id and a heading; nothing where there are few. */
export function tableOfSections(sections: readonly Section[]): readonly TableOfContentsEntry[] {
  const entries = sections.flatMap(({ id, heading }) => (id && heading ? [{ id, label: heading }] : []));
  return entries.length < minEntries ? [] : entries;
}
