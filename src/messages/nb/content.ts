import type * as english from '../en/content.ts';
import type { Translation } from '../message.ts';

export const content: Translation<typeof english.content> = {
  stories: 'Artikler',
  storiesText: 'Alle artiklene våre.',
  storiesDescription: 'Artikler og nyheter fra {shop}: {titles}.',
  allOf: 'Alt fra {blog}',
  allStories: 'Alle artikler',
  author: 'Av {author}',
  readingTime: { one: '{count} min lesetid', other: '{count} min lesetid' },
  inBlog: 'i {blog}',
  inThisStory: 'I denne artikkelen',
  moreAbout: 'Mer om',
  moreAboutTag: 'Mer om {tag}',
  readNext: 'Les videre',
  topics: 'Emner',
  removeTopic: 'Fjern emnet {topic}',
  page: 'side {page}',
  policies: 'Vilkår',
  noPolicies: 'Denne butikken har ikke publisert vilkår ennå.',
  policiesDescription: 'Vilkårene til {shop}: {titles}.',
  updated: 'Sist oppdatert {date}',
  pages: 'Sider',
  closed: 'Stengt',
  pageOf: 'Side {page} av {pages}',
};

export const home: Translation<typeof english.home> = {
  products: 'Produktene våre',
  about: 'Om {shop}',
  promises: 'Greit å vite',
  contact: 'Send e-post til {email}',
  menus: { shop: 'Butikk', help: 'Hjelp' },
  starter: { shop: 'Min butikk', parcel: 'Pakke' },
};

export const feeds: Translation<typeof english.feeds> = {
  forMachines: 'For programmer',
  sitemap: 'Nettstedskart',
  sitemapText: 'Alle offentlige adresser.',
  markdown: 'Markdown',
  markdownText: 'Hver side sendes som Markdown når forespørselen har «Accept: text/markdown».',
  search: 'Søk',
  searchText: 'Produkter, kolleksjoner og artikler som JSON for ordene som følger.',
  assistant: 'Assistent',
  assistantText:
    'Svarer på spørsmål. Send et JSON-objekt med «message» med POST, som application/json; svaret er en hendelsesstrøm (server-sent events).',
};
