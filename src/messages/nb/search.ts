import type { Translation } from '../message.ts';
import type { search as english } from '../en/search.ts';

export const search: Translation<typeof english> = {
  title: 'Søk',
  results: 'Treff for «{term}»',
  description: 'Søk i produktene, sidene og artiklene til {shop}.',
  box: 'Søk i butikken',
  placeholder: 'Søk',
  submit: 'Søk',
  corrected: 'Ingen treff for «{term}». Viser treff for',
  partial: 'Ingenting passer helt til «{term}». Disse treffene passer delvis.',
  truncated: 'Søket var langt, så vi brukte begynnelsen av det.',
  asWords: 'Søk etter ordene «{words}» i stedet',
  didYouMean: 'Mente du',
  noResults: {
    eyebrow: '0 produkter for «{term}»',
    heading: 'Ingen treff',
    text: 'Sjekk stavemåten, prøv ett enkelt ord, eller begynn med en av disse.',
    textWithPages:
      'Ingen produkter passer, men disse sidene kan hjelpe. Du kan også sjekke stavemåten eller prøve ett enkelt ord.',
  },
  collections: 'Kolleksjoner å begynne med',
  popular: 'Populært nå',
  pages: 'Sider og artikler',
  kinds: { page: 'Side', article: 'Artikkel', policy: 'Vilkår', faq: 'Spørsmål' },
  suggestions: 'Forslag',
  suggestionCount: { none: 'Ingen forslag', one: '{count} forslag', other: '{count} forslag' },
  allResults: 'Alle treff',
  seeAll: 'Se alle treff for «{term}»',
  searches: 'Søk',
  howTo: 'Søk med {address}.',
};
