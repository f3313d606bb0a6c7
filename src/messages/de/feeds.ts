import type { Translation } from '../message.ts';
import type { feeds as english } from '../en/feeds.ts';

export const feeds: Translation<typeof english> = {
  forMachines: 'Für Programme',
  sitemap: 'Sitemap',
  sitemapText: 'Alle öffentlichen Adressen.',
  markdown: 'Markdown',
  markdownText: 'Jede Seite wird als Markdown gesendet, wenn die Anfrage „Accept: text/markdown“ enthält.',
};
