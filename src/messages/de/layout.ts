import type { Translation } from '../message.ts';
import type { layout as english } from '../en/layout.ts';

export const layout: Translation<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  home: 'Startseite',
  homeLink: '{shop}, Startseite',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  collections: 'Kollektionen',
  announcement: 'Hinweis',
  siteSearch: 'Shop durchsuchen',
  search: 'Suche',
  cart: 'Warenkorb',
  account: 'Ihr Kundenkonto',
  breadcrumb: 'Brotkrumennavigation',
  onThisPage: 'Auf dieser Seite',
  askAssistant: 'Assistent fragen',
  ask: 'Fragen',
  pages: {
    label: 'Seiten',
    previous: 'Zurück',
    previousPage: 'Vorherige Seite',
    next: 'Weiter',
    nextPage: 'Nächste Seite',
    page: 'Seite {number}',
  },
};
