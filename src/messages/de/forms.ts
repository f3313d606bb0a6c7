import type { english } from '../en/messages.ts';
import type { Translation } from '../message.ts';

export const forms: Translation<typeof english.forms> = {
  labels: { name: 'Name', email: 'E-Mail', message: 'Nachricht' },
  missing: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    message: 'Schreiben Sie eine Nachricht.',
  },
  trap: 'Dieses Feld bitte leer lassen',
  contact: {
    title: 'Schreiben Sie uns',
    description: 'Nachricht an {shop} senden.',
    submit: 'Nachricht senden',
    hint: 'Wir verwenden Ihre Adresse nur, um Ihnen zu antworten.',
    sentHeading: 'Vielen Dank für Ihre Nachricht',
    sent: 'Wir antworten Ihnen per E-Mail. Sie brauchen die Nachricht nicht noch einmal zu senden.',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'Der Newsletter von {shop}.',
    submit: 'Abonnieren',
    hint: 'Sie bestätigen Ihre Adresse per E-Mail. Abmelden können Sie sich jederzeit.',
    sentHeading: 'Bitte sehen Sie in Ihr Postfach',
    sent: 'Wir senden Ihnen einen Link. Bitte bestätigen Sie damit innerhalb von zwei Tagen. Wenn Sie den Newsletter schon erhalten, brauchen Sie nichts zu tun.',
    headings: {
      confirm: 'Bitte bestätigen',
      confirmed: 'Sie sind angemeldet',
      gone: 'Sie sind nicht angemeldet',
    },
    confirm: 'Möchten Sie unseren Newsletter erhalten?',
    decline: 'Nein, meine Adresse löschen',
    confirmed: 'Sie erhalten unseren Newsletter. Hier können Sie sich jederzeit abmelden.',
    unsubscribe: 'Abmelden',
    gone: 'Sie erhalten keinen Newsletter von uns, und Ihre Adresse ist von der Liste gelöscht.',
  },
};
