import type { Translation } from '../message.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  subject: 'Ihre Bestellung {number} bei {shop}',
  confirmed: 'Vielen Dank, {name}. Ihre Bestellung {number} ist bestätigt.',
  subtotal: 'Zwischensumme: {amount}',
  discount: 'Rabatt: −{amount}',
  delivery: 'Versand, {method}: {amount}',
  free: 'kostenlos',
  total: 'Gesamtsumme: {amount}',
  tax: 'Enthält {amount} MwSt. ({rate} %)',
  deliverTo: 'Lieferung an:',
  arrives: 'Ankunft: {dates}',
  note: 'Ihre Nachricht: {note}',
  payment: 'Die Rechnung liegt dem Paket bei. Bitte bezahlen Sie innerhalb von 14 Tagen.',
  link: 'Ihre Bestellung ansehen: {link}',
  withdrawal: {
    subject: 'Ihr Widerruf der Bestellung {number} bei {shop}',
    received: 'Guten Tag {name}, Ihr Widerruf der Bestellung {number} ist am {moment} bei uns eingegangen.',
    lines: 'Sie haben widerrufen:',
    next: 'Wie Sie die Ware zurücksenden, erfahren Sie in einer weiteren E-Mail. Den Betrag erstatten wir innerhalb von 14 Tagen.',
  },
};
