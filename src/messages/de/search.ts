import type { Translation } from '../message.ts';
import type { search as english } from '../en/search.ts';

export const search: Translation<typeof english> = {
  title: 'Suche',
  results: 'Ergebnisse für „{term}“',
  description: 'Produkte, Seiten und Geschichten von {shop} durchsuchen.',
  box: 'Shop durchsuchen',
  placeholder: 'Suchen',
  submit: 'Suchen',
  corrected: 'Keine Ergebnisse für „{term}“. Wir zeigen Ergebnisse für',
  partial: 'Zu „{term}“ passt nichts ganz. Diese Treffer passen teilweise.',
  truncated: 'Ihre Suche war lang, deshalb haben wir nur den Anfang verwendet.',
  asWords: 'Stattdessen nach den Wörtern „{words}“ suchen',
  didYouMean: 'Meinten Sie',
  noResults: {
    eyebrow: '0 Produkte für „{term}“',
    heading: 'Keine Ergebnisse',
    text: 'Prüfen Sie die Schreibweise, versuchen Sie ein einzelnes Wort, oder beginnen Sie hier.',
    textWithPages:
      'Es gibt keine passenden Produkte, aber vielleicht helfen diese Seiten. Sie können auch die Schreibweise prüfen oder ein einzelnes Wort versuchen.',
  },
  collections: 'Kollektionen zum Stöbern',
  popular: 'Gerade beliebt',
  pages: 'Seiten und Geschichten',
  kinds: { page: 'Seite', article: 'Geschichte', policy: 'Richtlinie', faq: 'Frage' },
  suggestions: 'Vorschläge',
  suggestionCount: { none: 'Keine Vorschläge', one: '{count} Vorschlag', other: '{count} Vorschläge' },
  allResults: 'Alle Ergebnisse',
  seeAll: 'Alle Ergebnisse für „{term}“ ansehen',
  searches: 'Suchanfragen',
  howTo: 'Suchen mit {address}.',
};
