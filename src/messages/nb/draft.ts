import type { Translation } from '../message.ts';
import type { draft as english } from '../en/draft.ts';

export const draft: Translation<typeof english> = {
  label: 'Forhåndsvisning',
  page: 'Forhåndsvisning av siden.',
  wholeShop: 'Forhåndsvisning av hele butikken.',
  states: {
    changed: 'Besøkende ser ikke denne versjonen ennå.',
    published: 'Denne siden har ingen upubliserte endringer.',
    unknown: 'Upubliserte endringer vises.',
  },
  expiresIn: 'Utløper om {time}.',
  exit: 'Avslutt forhåndsvisning',
  viewChanges: 'Se endringene',
  share: 'Del',
  copied: 'Lenken er kopiert',
  copiedStatus: 'Lenken er kopiert. Alle som har lenken, kan se utkastet til den utløper.',
  changes: {
    title: 'Endringer',
    heading: 'Endringer i {title}',
    saved: 'Sist lagret {date}.',
    scheduled: 'Publiseres {date}.',
    none: 'Det er ingen upubliserte endringer.',
    published: 'Publisert',
    unpublished: 'Ikke publisert ennå',
    draft: 'Utkast',
    unchangedLines: { one: '{count} uendret linje', other: '{count} uendrede linjer' },
  },
  sharing: {
    heading: 'Del dette utkastet',
    text: 'Alle som har lenken, kan se utkastet til lenken utløper, i høyst ett døgn.',
    link: 'Lenke',
  },
};
