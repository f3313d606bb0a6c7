import type { Translation } from '../message.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  notFound: {
    eyebrow: '404 – fant ikke siden',
    heading: 'Vi finner ikke denne siden.',
    text: 'Den kan være flyttet, eller produktet er ikke lenger tilgjengelig. Søk i butikken, eller se hva som er populært nå.',
    searchLabel: 'Søk i butikken',
    more: 'Populært nå',
  },
  unavailable: {
    eyebrow: '503 – midlertidig utilgjengelig',
    heading: 'Vi er straks tilbake.',
    text: 'Butikken er ikke tilgjengelig akkurat nå. Handlekurven din er trygg. Prøv igjen om et minutt.',
  },
  refused: {
    eyebrow: '{status} – forespørselen ble ikke godtatt',
    heading: 'Det fungerte ikke.',
    text: 'Vi kunne ikke behandle forespørselen. Gå tilbake og prøv igjen.',
  },
  failed: {
    eyebrow: '{status} – noe gikk galt',
    heading: 'Beklager, noe gikk galt.',
    text: 'Vi kunne ikke laste denne siden. Handlekurven din er trygg. Prøv igjen. Kontakt oss med referansen nedenfor hvis det fortsetter.',
  },
  reference: 'Referanse',
  tryAgain: 'Prøv igjen',
  goHome: 'Gå til forsiden',
};
