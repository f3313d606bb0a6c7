import type { Translation } from '../message.ts';
import type { layout as english } from '../en/layout.ts';

export const layout: Translation<typeof english> = {
  skipToContent: 'Hopp til innhold',
  home: 'Forside',
  homeLink: '{shop}, forside',
  mainMenu: 'Hovedmeny',
  menu: 'Meny',
  closeMenu: 'Lukk menyen',
  collections: 'Kolleksjoner',
  announcement: 'Kunngjøring',
  siteSearch: 'Søk i butikken',
  search: 'Søk',
  cart: 'Handlekurv',
  account: 'Kontoen din',
  breadcrumb: 'Brødsmulesti',
  onThisPage: 'På denne siden',
  askAssistant: 'Spør assistenten',
  ask: 'Spør',
  pages: {
    label: 'Sider',
    previous: 'Forrige',
    previousPage: 'Forrige side',
    next: 'Neste',
    nextPage: 'Neste side',
    page: 'Side {number}',
  },
};
