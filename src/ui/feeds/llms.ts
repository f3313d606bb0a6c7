import type { ContentLink } from '#shop/content/content.ts';

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
  return [`# ${plain(name)}`, `> ${plain(description)}`, ...parts].join('\n\n') + '\n';
}

function sectionText(origin: string, { heading, links }: LlmsSection): string {
  const lines = links.map(({ label, href, text }) => {
    const about = text === '' ? '' : `: ${plain(text)}`;
    return `- [${plain(label).replace(/[[\]]/g, String.raw`\$&`)}](${origin}${href})${about}`;
  });
  return [`## ${plain(heading)}`, '', ...lines].join('\n');
}

/** One line, so that no text can start a heading or a list. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
