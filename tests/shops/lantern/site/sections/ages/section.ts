import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { markdownLink, markdownList, oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '#ui/sections/define-section.ts';
import { absoluteHref, href, markdownSection, requiredText } from '#ui/sections/fields.ts';

interface AgeGroup {
  readonly age: string;
  readonly label: string;
  readonly href: string;
}

export interface AgesSection extends Section {
  readonly type: 'ages';
  readonly heading: string;
  readonly groups: readonly AgeGroup[];
}

const group = z.object({ age: requiredText, label: requiredText, href });

/** Doors into the shop by the reader's age. */
export default defineSection({
  schema: z.object({ type: z.literal('ages'), heading: requiredText, groups: z.array(group).min(1) }),
  resolve: (ages): AgesSection => ages,
  markdown: ({ heading, groups }, { origin }) =>
    markdownSection(heading, [
      markdownList(
        groups.map((each) => markdownLink(oneLine(`${each.age}: ${each.label}`), absoluteHref(origin, each.href))),
      ),
    ]),
});
