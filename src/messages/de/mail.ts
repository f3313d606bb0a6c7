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
  track: 'Sendung verfolgen: {link}',
  refundedAmount: 'Erstattet: {amount}',
  shipped: {
    subject: 'Ihre Bestellung {number} bei {shop} ist unterwegs',
    text: 'Guten Tag {name}, aus Ihrer Bestellung {number} ist unterwegs zu Ihnen:',
  },
  cancelled: {
    subject: 'Ihre Bestellung {number} bei {shop}: storniert',
    text: 'Guten Tag {name}, in Ihrer Bestellung {number} haben wir storniert:',
  },
  refunded: {
    subject: 'Ihre Erstattung zur Bestellung {number} bei {shop}',
    text: 'Guten Tag {name}, wir haben Ihnen zu Ihrer Bestellung {number} Geld erstattet.',
  },
  merchant: {
    order: 'Neue Bestellung {number}, {amount}: {shop}',
    withdrawal: 'Widerruf der Bestellung {number}: {shop}',
    note: 'Nachricht der Kundschaft: {note}',
    stock: 'Niedriger Bestand: {shop}',
    stockOf: 'Niedriger Bestand von {name}: {shop}',
    stockLine: { one: '{name}: noch {count} Stück', other: '{name}: noch {count} Stück' },
  },
  backInStock: {
    confirmSubject: 'Bitte bestätigen: {product}',
    confirm:
      'Möchten Sie eine E-Mail erhalten, sobald {product} bei {shop} wieder auf Lager ist? Bitte bestätigen Sie es hier: {link}',
    ignore:
      'Wenn Sie darum nicht gebeten haben, ignorieren Sie diese E-Mail. Wir löschen Ihre Adresse nach zwei Tagen.',
    subject: '{product} ist wieder auf Lager',
    back: '{product} ist wieder auf Lager. Hier können Sie bestellen: {link}',
    once: 'Sie haben um diese E-Mail gebeten. Es ist die einzige: Ihre Adresse haben wir von der Liste gelöscht. Abmelden: {link}',
  },
  contact: { subject: 'Nachricht von {name}: {shop}', from: 'Von {name}, {email}' },
  newsletter: {
    confirmSubject: 'Bitte bestätigen: Newsletter von {shop}',
    confirm: 'Möchten Sie den Newsletter von {shop} erhalten? Bitte bestätigen Sie es hier: {link}',
    keep: 'Über denselben Link können Sie sich jederzeit abmelden.',
  },
  withdrawal: {
    subject: 'Ihr Widerruf der Bestellung {number} bei {shop}',
    received: 'Guten Tag {name}, Ihr Widerruf der Bestellung {number} ist am {moment} bei uns eingegangen.',
    lines: 'Sie haben widerrufen:',
    next: 'Wie Sie die Ware zurücksenden, erfahren Sie in einer weiteren E-Mail. Den Betrag erstatten wir innerhalb von 14 Tagen.',
  },
};
