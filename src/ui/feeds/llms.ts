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

/**
 * A table of contents for language models in the format of https://llmstxt.org, without an empty quote or section. Every text is
 * one line, so that none can start a heading or a list.
 */
export function llmsText({ origin, name, description, sections }: LlmsContents): string {
  const parts = sections.filter(({ links }) => links.length > 0).map((section) => sectionText(origin, section));
  const quote = description.trim() === '' ? [] : [`> ${collapseWhitespace(description)}`];
  return [`# ${collapseWhitespace(name)}`, ...quote, ...parts].join('\n\n') + '\n';
}

function sectionText(origin: string, { heading, links }: LlmsSection): string {
  const lines = links.map(({ label, href, text }) => {
    const description = text === '' ? '' : `: ${collapseWhitespace(text)}`;
    return `- [${linkLabel(label)}](${origin}${href})${description}`;
  });
  return [`## ${collapseWhitespace(heading)}`, '', ...lines].join('\n');
}

function linkLabel(text: string): string {
  return collapseWhitespace(text).replace(/[[\]]/g, String.raw`\$&`);
}
