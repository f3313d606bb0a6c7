import type { Translation } from '../message.ts';
import type { content as english } from '../en/content.ts';

export const content: Translation<typeof english> = {
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
  policiesDescription: 'Vilkårene til {shop}: {titles}.',
  updated: 'Sist oppdatert {date}',
  pages: 'Sider',
  pageOf: 'Side {page} av {pages}',
};
