import type * as english from '../en/errors.ts';
import type { Translation } from '../message.ts';

export const errors: Translation<typeof english.errors> = {
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

export const problems: Translation<typeof english.problems> = {
  bad_request: 'Diese Anfrage ist kein gültiges HTTP.',
  bad_host: 'Die Anfrage muss genau einen gültigen Host nennen.',
  bad_path: 'Diese Adresse ist ungültig.',
  too_many_parameters: 'Diese Adresse hat zu viele Parameter.',
  cross_site: 'Das wurde von einer anderen Website gesendet und deshalb nicht angenommen.',
  not_found: 'Unter dieser Adresse gibt es nichts.',
  timeout: 'Die Anfrage hat zu lange gedauert.',
  precondition_failed: 'Das hat sich seit dem letzten Laden geändert.',
  too_large: 'Das Gesendete ist zu groß.',
  url_too_long: 'Diese Adresse ist zu lang.',
  unsupported_media_type: 'Diese Adresse nimmt nur Formulare an.',
  unsupported_content_encoding: 'Komprimierte Inhalte werden nicht angenommen.',
  bad_expectation: 'Der Expect-Header dieser Anfrage kann nicht erfüllt werden.',
  foreign_host: 'Dieser Shop ist unter diesem Host nicht erreichbar.',
  headers_too_large: 'Die Header dieser Anfrage sind zu groß.',
  internal: 'Bei uns ist etwas schiefgelaufen.',
  unknown_transfer_coding:
    'Der Inhalt einer Anfrage kann in Stücken gesendet werden, aber in keiner anderen Transferkodierung.',
  method_not_allowed: 'Diese Adresse nimmt diese Methode nicht an.',
  too_many_requests: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  not_configured: 'Die Vorschau lässt sich hier nicht auf diese Weise öffnen.',
  missing_secret: 'Für die Vorschau brauchen Sie ein Geheimnis oder einen Vorschaulink.',
  invalid_secret: 'Dieses Geheimnis ist für die Vorschau nicht gültig.',
  invalid_token: 'Dieser Vorschaulink ist ungültig. Bitten Sie um einen neuen.',
  expired_token: 'Dieser Vorschaulink ist abgelaufen. Bitten Sie um einen neuen.',
  other_page: 'Ihr Vorschaulink gilt für eine Seite. Sie können nur diese Seite teilen.',
  bad_target: 'Das Ziel muss ein Pfad dieser Website sein, zum Beispiel /about.',
};

export const chatProblems: Translation<typeof english.chatProblems> = {
  malformed: 'Diese Anfrage versteht der Assistent nicht. Er erwartet ein JSON-Objekt mit „message“.',
  empty: 'Ihre Nachricht ist leer.',
  unknown_conversation: 'Diese Unterhaltung gibt es nicht.',
  unknown_action: 'Das ist nicht mehr möglich.',
  method_not_allowed: 'Diese Adresse nimmt nur POST an.',
  busy: 'Ihre letzte Frage wird noch beantwortet.',
  message_too_long: 'Ihre Nachricht ist zu lang.',
  unsupported_media_type: 'Der Inhalt muss JSON sein.',
  rate_limited: 'Zu viele Fragen auf einmal. Bitte warten Sie einen Moment.',
  unavailable: 'Der Assistent kann gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
};
