import type { PanelTexts } from './texts.ts';

/** What greets whoever opens the panel. */
export interface Welcome {
  readonly name: string;
  readonly opening: string;
  readonly introduction: string;
  readonly suggestions: readonly string[];
}

/** The shop's words for it, with suggestions that fit the page at hand. */
export function readWelcome({ dataset }: HTMLElement, page: Document, texts: PanelTexts): Welcome {
  const { name = '', opening = '', introduction = '', suggestions = '' } = dataset;
  const common = suggestions.split('\n').filter(Boolean);
  return { name, opening, introduction, suggestions: [...pageSuggestions(page, texts), ...common].slice(0, 4) };
}

function pageSuggestions(page: Document, { askAboutCart, askAbout }: PanelTexts): readonly string[] {
  const title = page.querySelector('main h1')?.textContent?.trim();
  const kind = page.location.pathname.split('/')[1];
  if (kind === 'cart') return [askAboutCart];
  return kind === 'products' && title ? askAbout(title) : [];
}
