import type { Translation } from '../message.ts';
import type { draft as english } from '../en/draft.ts';

export const draft: Translation<typeof english> = {
  label: 'Entwurfsvorschau',
  page: 'Vorschau dieser Seite.',
  wholeShop: 'Vorschau des ganzen Shops.',
  states: {
    changed: 'Besucher sehen diese Version noch nicht.',
    published: 'Diese Seite hat keine unveröffentlichten Änderungen.',
    unknown: 'Unveröffentlichte Änderungen werden angezeigt.',
  },
  expiresIn: 'Läuft in {time} ab.',
  exit: 'Vorschau beenden',
  viewChanges: 'Änderungen ansehen',
  share: 'Teilen',
  copied: 'Link kopiert',
  copiedStatus: 'Link kopiert. Wer ihn hat, kann diesen Entwurf ansehen, bis der Link abläuft.',
  changes: {
    title: 'Änderungen',
    heading: 'Änderungen an {title}',
    saved: 'Zuletzt gespeichert am {date}.',
    scheduled: 'Wird am {date} veröffentlicht.',
    none: 'Es gibt keine unveröffentlichten Änderungen.',
    published: 'Veröffentlicht',
    unpublished: 'Noch nicht veröffentlicht',
    draft: 'Entwurf',
    unchangedLines: { one: '{count} unveränderte Zeile', other: '{count} unveränderte Zeilen' },
  },
  sharing: {
    heading: 'Diesen Entwurf teilen',
    text: 'Wer diesen Link hat, kann den Entwurf ansehen, bis der Link abläuft, höchstens einen Tag lang.',
    link: 'Link',
  },
};
