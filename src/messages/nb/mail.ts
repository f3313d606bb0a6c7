import type { Translation } from '../message.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  subject: 'Bestillingen din {number} hos {shop}',
  confirmed: 'Takk, {name}. Bestillingen din {number} er bekreftet.',
  subtotal: 'Delsum: {amount}',
  discount: 'Rabatt: −{amount}',
  delivery: 'Frakt, {method}: {amount}',
  free: 'gratis',
  total: 'Totalt: {amount}',
  tax: 'Inkluderer {amount} mva. ({rate} %)',
  deliverTo: 'Leveres til:',
  arrives: 'Ankommer: {dates}',
  note: 'Meldingen din: {note}',
  payment: 'Fakturaen ligger i pakken. Betal innen 14 dager.',
  link: 'Se bestillingen din: {link}',
  track: 'Spor pakken: {link}',
  refundedAmount: 'Refundert: {amount}',
  shipped: {
    subject: 'Bestillingen din {number} hos {shop} er på vei',
    text: 'Hei {name}, dette er på vei til deg fra bestilling {number}:',
  },
  cancelled: {
    subject: 'Bestillingen din {number} hos {shop}: kansellert',
    text: 'Hei {name}, vi har kansellert dette i bestilling {number}:',
  },
  refunded: {
    subject: 'Refusjon for bestilling {number} hos {shop}',
    text: 'Hei {name}, vi har betalt tilbake penger for bestilling {number}.',
  },
  merchant: {
    order: 'Ny bestilling {number}, {amount}: {shop}',
    withdrawal: 'Angrerett brukt på bestilling {number}: {shop}',
    note: 'Melding fra kunden: {note}',
    stock: 'Lite på lager: {shop}',
    stockOf: 'Lite på lager av {name}: {shop}',
    stockLine: { one: '{name}: {count} igjen', other: '{name}: {count} igjen' },
  },
  backInStock: {
    confirmSubject: 'Bekreft: {product}',
    confirm: 'Vil du ha en e-post når {product} er tilbake på lager hos {shop}? Bekreft her: {link}',
    ignore: 'Har du ikke bedt om dette, kan du se bort fra e-posten. Vi sletter adressen din etter to dager.',
    subject: '{product} er tilbake på lager',
    back: '{product} er tilbake på lager. Du kan bestille her: {link}',
    once: 'Du har bedt om denne e-posten, og det er den eneste: vi har slettet adressen din fra listen. Meld deg av: {link}',
  },
  contact: { subject: 'Melding fra {name}: {shop}', from: 'Fra {name}, {email}' },
  newsletter: {
    confirmSubject: 'Bekreft: nyhetsbrev fra {shop}',
    confirm: 'Vil du ha nyhetsbrevet fra {shop}? Bekreft her: {link}',
    keep: 'Du kan melde deg av med den samme lenken når som helst.',
  },
  withdrawal: {
    subject: 'Angrerett brukt på bestilling {number} hos {shop}',
    received: 'Hei {name}, vi mottok meldingen om at du bruker angreretten på bestilling {number}, {moment}.',
    lines: 'Du har angret kjøpet av:',
    next: 'Vi sender deg en e-post om hvordan du returnerer varene, og betaler tilbake innen 14 dager.',
  },
};
