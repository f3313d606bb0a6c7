import type * as english from '../en/errors.ts';
import type { Translation } from '../message.ts';

export const errors: Translation<typeof english.errors> = {
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

export const problems: Translation<typeof english.problems> = {
  bad_request: 'Denne forespørselen er ikke gyldig HTTP.',
  bad_host: 'Forespørselen må oppgi én gyldig vert.',
  bad_path: 'Denne adressen er ikke gyldig.',
  too_many_parameters: 'Denne adressen har for mange parametere.',
  cross_site: 'Dette ble sendt fra et annet nettsted og ble derfor ikke godtatt.',
  not_found: 'Det finnes ingenting på denne adressen.',
  timeout: 'Forespørselen tok for lang tid.',
  precondition_failed: 'Dette er endret siden sist du lastet det.',
  too_large: 'Det du sendte, er for stort.',
  url_too_long: 'Denne adressen er for lang.',
  unsupported_media_type: 'Denne adressen tar bare imot skjemaer.',
  unsupported_content_encoding: 'Komprimert innhold tas ikke imot.',
  bad_expectation: 'Expect-hodet i denne forespørselen kan ikke oppfylles.',
  foreign_host: 'Denne butikken er ikke tilgjengelig på den verten.',
  headers_too_large: 'Hodene i denne forespørselen er for store.',
  internal: 'Noe gikk galt hos oss.',
  unknown_transfer_coding: 'Innholdet i en forespørsel kan sendes i biter, men ikke med annen overføringskoding.',
  method_not_allowed: 'Denne adressen tar ikke imot den metoden.',
  too_many_requests: 'For mange forespørsler. Vent litt og prøv igjen.',
  unavailable: 'Butikken er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  not_configured: 'Forhåndsvisningen kan ikke åpnes på denne måten her.',
  missing_secret: 'Forhåndsvisningen krever en hemmelig nøkkel eller en lenke.',
  invalid_secret: 'Denne nøkkelen gir ikke tilgang til forhåndsvisningen.',
  invalid_token: 'Denne lenken er ikke gyldig. Be om en ny.',
  expired_token: 'Denne lenken har utløpt. Be om en ny.',
  other_page: 'Lenken din gjelder én side. Du kan bare dele den siden.',
  bad_target: 'Målet må være en sti på dette nettstedet, for eksempel /about.',
};

export const chatProblems: Translation<typeof english.chatProblems> = {
  malformed: 'Assistenten forstår ikke denne forespørselen. Den venter et JSON-objekt med «message».',
  empty: 'Meldingen er tom.',
  unknown_conversation: 'Denne samtalen finnes ikke.',
  unknown_action: 'Dette er ikke lenger mulig.',
  method_not_allowed: 'Denne adressen tar bare imot POST.',
  busy: 'Det forrige spørsmålet ditt besvares fortsatt.',
  message_too_long: 'Meldingen er for lang.',
  unsupported_media_type: 'Innholdet må være JSON.',
  rate_limited: 'For mange spørsmål på en gang. Vent et øyeblikk.',
  unavailable: 'Assistenten kan ikke svare akkurat nå. Prøv igjen om et øyeblikk.',
};
