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
  withdrawal: {
    subject: 'Angrerett brukt på bestilling {number} hos {shop}',
    received: 'Hei {name}, vi mottok meldingen om at du bruker angreretten på bestilling {number}, {moment}.',
    lines: 'Du har angret kjøpet av:',
    next: 'Vi sender deg en e-post om hvordan du returnerer varene, og betaler tilbake innen 14 dager.',
  },
};
