import type { Translation } from '../message.ts';
import type { content as english } from '../en/content.ts';

export const content: Translation<typeof english> = {
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
  policiesDescription: 'Richtlinien von {shop}: {titles}.',
  updated: 'Zuletzt geändert am {date}',
  pages: 'Seiten',
  pageOf: 'Seite {page} von {pages}',
};
