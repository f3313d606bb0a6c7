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

/** What a page of sections holds; nothing where it is short. */
export function tableOfSections(sections: readonly Section[]): readonly TableOfContentsEntry[] {
  const entries = sections.flatMap((section) => {
    const isNamed = (section.type === 'text' || section.type === 'promises') && section.id !== null;
    return isNamed && section.id !== null && section.heading !== null
      ? [{ id: section.id, label: section.heading }]
      : [];
  });
  return entries.length < minEntries ? [] : entries;
}
