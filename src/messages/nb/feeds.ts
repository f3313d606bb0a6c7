import type { Translation } from '../message.ts';
import type { feeds as english } from '../en/feeds.ts';

export const feeds: Translation<typeof english> = {
  forMachines: 'For programmer',
  sitemap: 'Nettstedskart',
  sitemapText: 'Alle offentlige adresser.',
  markdown: 'Markdown',
  markdownText: 'Hver side sendes som Markdown når forespørselen har «Accept: text/markdown».',
};
