import type * as english from '../en/content.ts';
import type { Translation } from '../message.ts';

export const content: Translation<typeof english.content> = {
  stories: 'Geschichten',
  storiesText: 'Alle unsere Geschichten.',
  storiesDescription: 'Geschichten und Neuigkeiten von {shop}: {titles}.',
  allOf: 'Alles aus {blog}',
  allStories: 'Alle Geschichten',
  author: 'Von {author}',
  readingTime: { one: '{count} Min. Lesezeit', other: '{count} Min. Lesezeit' },
  inBlog: 'in {blog}',
  inThisStory: 'In dieser Geschichte',
  moreAbout: 'Mehr zum Thema',
  moreAboutTag: 'Mehr zum Thema {tag}',
  readNext: 'Weiterlesen',
  topics: 'Themen',
  removeTopic: 'Thema {topic} entfernen',
  page: 'Seite {page}',
  policies: 'Richtlinien',
  noPolicies: 'Dieser Shop hat noch keine Richtlinien veröffentlicht.',
  policiesDescription: 'Richtlinien von {shop}: {titles}.',
  updated: 'Zuletzt geändert am {date}',
  pages: 'Seiten',
  closed: 'Geschlossen',
  pageOf: 'Seite {page} von {pages}',
};

export const home: Translation<typeof english.home> = {
  products: 'Unsere Produkte',
  about: 'Über {shop}',
  promises: 'Gut zu wissen',
  contact: 'E-Mail an {email}',
  menus: { shop: 'Shop', help: 'Hilfe' },
  starter: { shop: 'Mein Shop', parcel: 'Paket' },
};

export const feeds: Translation<typeof english.feeds> = {
  forMachines: 'Für Programme',
  sitemap: 'Sitemap',
  sitemapText: 'Alle öffentlichen Adressen.',
  markdown: 'Markdown',
  markdownText: 'Jede Seite wird als Markdown gesendet, wenn die Anfrage „Accept: text/markdown“ enthält.',
  search: 'Suche',
  searchText: 'Produkte, Kollektionen und Artikel als JSON zu den Wörtern, die darauf folgen.',
  assistant: 'Assistent',
  assistantText:
    'Beantwortet Fragen. Ein JSON-Objekt mit „message“ per POST senden, als application/json; die Antwort ist ein Ereignisstrom (Server-Sent Events).',
};
