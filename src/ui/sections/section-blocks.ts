import type { Section } from '#shop/content/content.ts';
import type { SectionCards } from './define-section.ts';
import { definitionOf } from './section-types.ts';

/** A section with the next one, if its view shows both. */
export interface SectionBlock {
  readonly section: Section;
  readonly joined: Section | null;
}

export function groupSections(sections: readonly Section[]): readonly SectionBlock[] {
  return sections.flatMap((section, index) => {
    const before = sections[index - 1];
    if (before && isJoined(before, section)) return [];
    const next = sections[index + 1];
    return [{ section, joined: next && isJoined(section, next) ? next : null }];
  });
}

function isJoined(section: Section, next: Section): boolean {
  return definitionOf(section)?.joins?.(section, next) ?? false;
}

/** The cards that sections show, read before anything is rendered. */
export type SectionData = ReadonlyMap<Section, SectionCards>;

export const noCards: SectionCards = { products: [], articles: [] };
