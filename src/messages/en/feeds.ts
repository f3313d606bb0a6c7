/** Texts for programs: the list of contents at /llms.txt. */
export const feeds = {
  forMachines: 'For machines',
  sitemap: 'Sitemap',
  sitemapText: 'Every public address.',
  markdown: 'Markdown',
  markdownText: 'Every page is sent as Markdown for a request with “Accept: text/markdown”.',
} as const;
