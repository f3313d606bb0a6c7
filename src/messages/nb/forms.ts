import type { english } from '../en/messages.ts';
import type { Translation } from '../message.ts';

export const forms: Translation<typeof english.forms> = {
  labels: { name: 'Navn', email: 'E-post', message: 'Melding' },
  missing: {
    name: 'Skriv inn navnet ditt.',
    email: 'Skriv inn e-postadressen din.',
    message: 'Skriv en melding.',
  },
  trap: 'La dette feltet stå tomt',
  contact: {
    title: 'Skriv til oss',
    description: 'Send en melding til {shop}.',
    submit: 'Send melding',
    hint: 'Vi bruker adressen din bare til å svare deg.',
    sentHeading: 'Takk, vi har fått meldingen din',
    sent: 'Vi svarer på e-post. Du trenger ikke å sende den på nytt.',
  },
  newsletter: {
    title: 'Nyhetsbrev',
    description: 'Nyhetsbrevet fra {shop}.',
    submit: 'Meld meg på',
    hint: 'Du bekrefter på e-post. Du kan melde deg av når som helst.',
    sentHeading: 'Sjekk innboksen',
    sent: 'Vi sender deg en lenke. Åpne den innen to dager for å bekrefte. Står du allerede på listen, trenger du ikke å gjøre noe.',
    headings: {
      confirm: 'Bekreft',
      confirmed: 'Du står på listen',
      gone: 'Du står ikke på listen',
    },
    confirm: 'Vil du ha nyhetsbrevet vårt?',
    decline: 'Nei, slett adressen min',
    confirmed: 'Du får nyhetsbrevet vårt. Du kan melde deg av her når som helst.',
    unsubscribe: 'Meld meg av',
    gone: 'Du får ikke nyhetsbrevet vårt, og vi har slettet adressen din fra listen.',
  },
};
