import type { Translation } from '../message.ts';
import type { problems as english } from '../en/problems.ts';

export const problems: Translation<typeof english> = {
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
