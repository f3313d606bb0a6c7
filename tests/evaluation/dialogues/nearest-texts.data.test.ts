import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const workshop = {
  kind: 'page',
  handle: 'werkstatt',
  title: 'Aus unserer Werkstatt',
  body: [
    '## Was wir tun',
    'Wir wachsen Ski für 25 Euro und schleifen die Kanten. Freitags gibt es eine kostenlose Fußvermessung.',
    '## Mitbringen',
    'Hunde dürfen mit. Sie bekommen bei uns Wasser.',
  ].join('\n\n'),
};

const products = `
handle | title | type | price | stock | description
ski | Tourenski Gams | Ski | 499 | 4 | Leicht.
helm | Skihelm Uhu | Helme | 99 | 6 | Mit Visier.
`.trim();

describe('what no text answers in its own words', () => {
  checkExamples('de', { source: plainShop([workshop], 'de-DE'), products }, [
    [
      'is quoted from the only text that has its word',
      [{ say: 'könnt ihr ski wachsen?', says: [/Wir wachsen Ski für 25/] }],
    ],
    ['is quoted where the word names no product', [{ say: 'fußvermessung', says: [/kostenlose Fußvermessung/] }]],
    [
      'is not quoted for a word that says nothing',
      [{ say: 'kann ich bei euch karten bekommen', says: [/hello@norvik/], never: /Wasser/ }],
    ],
    ['is not quoted where a thing is asked for', [{ say: 'habt ihr fußvermesser', never: /Freitags/ }]],
  ]);
});
