import type { Translation } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home: Translation<typeof english> = {
  products: 'Produktene våre',
  about: 'Om {shop}',
  promises: 'Greit å vite',
  contact: 'Send e-post til {email}',
  menus: { shop: 'Butikk', help: 'Hjelp' },
};
