import type { Translation } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home: Translation<typeof english> = {
  products: 'Unsere Produkte',
  about: 'Über {shop}',
  promises: 'Gut zu wissen',
  contact: 'E-Mail an {email}',
  menus: { shop: 'Shop', help: 'Hilfe' },
};
