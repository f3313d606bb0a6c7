import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import { readSuggestion } from './read-suggestion.ts';

const german = messagesFor('de-DE');

test.each([
  ['Mehr anzeigen', 'Show more'],
  ['mehr anzeigen.', 'Show more'],
  ['Nur Ton', 'Only Ton'],
  ['Unter 1.500 €', 'Under 1.500 €'],
  ['Was passt zu Rille vase?', 'What goes with Rille vase?'],
  ['3 davon hinzufügen', 'Add 3 of them'],
  ['Nachricht: Alles Gute!\nDeine Åse', 'Add a note: Alles Gute!\nDeine Åse'],
  ['Code MORKETID einlösen', 'Apply the code MORKETID'],
])('“%s” is read as “%s”', (message, english) => {
  expect(readSuggestion(message, german)).toBe(english);
});

test.each(['Lampen aus Ton', 'Bitte mehr anzeigen lassen', 'Show more', '', '?'])('“%s” stays as it is', (message) => {
  expect(readSuggestion(message, german)).toBe(message);
});

test('a suggestion in the words of the merchant is read', () => {
  const overrides = {
    en: { answers: { suggestions: { more: 'Keep browsing', collection: '{title}! All of {title}!' } } },
  };
  const messages = messagesFor('en-GB', overrides);
  expect(readSuggestion('Keep browsing', messages)).toBe('Show more');
  expect(readSuggestion('Lamps! All of Lamps!', messages)).toBe('Show me Lamps');
  expect(readSuggestion('Lamps! All of Vases!', messages)).toBe('Lamps! All of Vases!');
});

test('a suggestion without the value that it needs stays as it is', () => {
  const messages = messagesFor('de', { de: { answers: { suggestions: { only: 'Einschränken' } } } });
  expect(readSuggestion('Einschränken', messages)).toBe('Einschränken');
});

test('every suggestion is read back with the value that it was written with', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\d][\p{L}\d ]{0,20}[\p{L}\d]$/u), (title) => {
      expect(readSuggestion(german.answers.suggestions.collection({ title }), german)).toBe(`Show me ${title}`);
    }),
  );
});

test.each(['Was passt zu es?', 'Was passt zu die?', 'Was passt zu sie?', 'Was passt zu DAS'])(
  '“%s” names nothing and stays as it is',
  (message) => {
    expect(readSuggestion(message, german)).toBe(message);
  },
);

test('spaces and signs around a suggestion do not matter', () => {
  expect(readSuggestion('  Mehr anzeigen …', german)).toBe('Show more');
  expect(readSuggestion('Mehr  anzeigen', german)).toBe('Mehr  anzeigen');
});
