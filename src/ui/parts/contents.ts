import type { Heading, Section } from '#shop/content.ts';

/** A place in a page that can be linked to. */
export interface Place {
  readonly id: string;
  readonly label: string;
}

/** Fewer places than this are seen without a list of them. */
const leastPlaces = 5;

/** What a text holds, by its headings of the highest level; nothing where it is short. */
export function contentsOfText(headings: readonly Heading[]): readonly Place[] {
  const places = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, label: text }));
  return places.length < leastPlaces ? [] : places;
}

/** What a page of sections holds; nothing where it is short. */
export function contentsOfSections(sections: readonly Section[]): readonly Place[] {
  const places = sections.flatMap((section) => {
    const isNamed = (section.type === 'text' || section.type === 'promises') && section.id !== null;
    return isNamed && section.id !== null && section.heading !== null
      ? [{ id: section.id, label: section.heading }]
      : [];
  });
  return places.length < leastPlaces ? [] : places;
}
