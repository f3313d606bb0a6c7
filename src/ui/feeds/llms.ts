import type { ContentLink } from '#shop/content/content.ts';
import { collapseWhitespace } from '#shop/text/normalize.ts';

export interface LlmsSection {
  readonly heading: string;
  readonly links: readonly (ContentLink & { readonly text: string })[];
}

export interface LlmsContents {
  readonly origin: string;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly LlmsSection[];
}

/** A table of contents for language models, in the Markdown of llmstxt.org; sections without links are left out. */
export function llmsText({ origin, name, description, sections }: LlmsContents): string {
  const parts = sections.filter(({ links }) => links.length > 0).map((section) => sectionText(origin, section));
  return [`# ${collapseWhitespace(name)}`, `> ${collapseWhitespace(description)}`, ...parts].join('\n\n') + '\n';
}

function sectionText(origin: string, { heading, links }: LlmsSection): string {
  const lines = links.map(({ label, href, text }) => {
    const about = text === '' ? '' : `: ${collapseWhitespace(text)}`;
    return `- [${collapseWhitespace(label).replace(/[[\]]/g, String.raw`\$&`)}](${origin}${href})${about}`;
  });
  return [`## ${collapseWhitespace(heading)}`, '', ...lines].join('\n');
}
