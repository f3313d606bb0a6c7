import type { Translation } from '../message.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  notFound: {
    eyebrow: '404 – Seite nicht gefunden',
    heading: 'Diese Seite gibt es nicht.',
    text: 'Vielleicht wurde sie verschoben, oder das Produkt ist nicht mehr erhältlich. Suchen Sie im Shop, oder sehen Sie, was gerade beliebt ist.',
    searchLabel: 'Shop durchsuchen',
    more: 'Gerade beliebt',
  },
  unavailable: {
    eyebrow: '503 – vorübergehend nicht erreichbar',
    heading: 'Wir sind gleich wieder da.',
    text: 'Der Shop ist gerade nicht erreichbar. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  refused: {
    eyebrow: '{status} – Anfrage nicht angenommen',
    heading: 'Das hat nicht geklappt.',
    text: 'Wir konnten diese Anfrage nicht verarbeiten. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  failed: {
    eyebrow: '{status} – ein Fehler ist aufgetreten',
    heading: 'Leider ist etwas schiefgegangen.',
    text: 'Wir konnten diese Seite nicht laden. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es noch einmal. Falls das Problem bleibt, schreiben Sie uns und nennen Sie die Referenz unten.',
  },
  reference: 'Referenz',
  tryAgain: 'Erneut versuchen',
  goHome: 'Zur Startseite',
};
