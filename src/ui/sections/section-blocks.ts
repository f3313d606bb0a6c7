import type { ArticleCard, PromisesSection, Section } from '#shop/content/content.ts';
import type { ProductCard } from '#shop/product/product.ts';

/** A section as it is laid out: a statement takes the promises that follow it into its own column. */
export interface SectionBlock {
  readonly section: Section;
  readonly promises: PromisesSection | null;
}

export function groupSections(sections: readonly Section[]): readonly SectionBlock[] {
  return sections.flatMap((section, index) => {
    const before = sections[index - 1];
    if (before && joinedPromises(before, section)) return [];
    return [{ section, promises: joinedPromises(section, sections[index + 1]) }];
  });
}

function joinedPromises(section: Section, next: Section | undefined): PromisesSection | null {
  const states = section.type === 'text' && section.style === 'statement';
  return states && next?.type === 'promises' && next.style === 'icons' && next.heading === null ? next : null;
}

/** What sections show of the catalogue and the blogs, read before anything is rendered. */
export interface SectionData {
  readonly cards: ReadonlyMap<Section, readonly ProductCard[]>;
  readonly articles: ReadonlyMap<Section, readonly ArticleCard[]>;
}
