import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const products = `
handle | title | type | price | options | stock | details | description
strohhut | Strohhut | Hüte | 29 | | 7 | | Schützt vor Sonne.
filzhut | Filzhut Jagd | Hüte | 79 | Farbe=Grün,Grau | 4 | | Aus Wollfilz.
bohrer | Akkubohrschrauber 18 V | Bohrmaschinen | 99 | | 6 | | Mit zwei Akkus.
`.trim();

describe('a message of which a part is understood', () => {
  checkExamples('de', { source: plainShop([], 'de-DE'), products }, [
    [
      'shows what is called so, and says that nothing is called all of it',
      [{ say: 'habt ihr einen Hut für Sonnenanbeter?', shows: ['strohhut'], says: [/„Hut für Sonnenanbeter“/] }],
    ],
    [
      'keeps the price',
      [{ say: 'Hut für Sonnenanbeter unter 50 Euro', count: 1, first: ['strohhut'], says: [/unter 50/] }],
    ],
    [
      'keeps what is excluded',
      [{ say: 'Hut für Sonnenanbeter, aber nicht grün', shows: ['filzhut'], says: [/ohne grün/] }],
    ],
    ['finds a type in the plural', [{ say: 'Bohrmaschine', count: 1, first: ['bohrer'], says: [/gefunden/] }]],
    ['shows nothing where a thing is named that is not sold', [{ say: 'Hängematte unter 50 Euro', count: 0 }]],
    ['nor where nothing is called so', [{ say: 'Balalaika für Sonnenanbeter', count: 0 }]],
  ]);

  const torches = `
handle | title | type | price | options | stock | details | description
torch | Head torch | Torches | 29 | | 9 | | Waterproof, with a strap.
stool | Folding stool | Stools | 45 | | 5 | | Light.
`.trim();

  checkExamples('en', { source: plainShop(), products: torches }, [
    [
      'shows what the texts say where no thing is named',
      [{ say: 'something waterproof for glastonbury', count: 1, first: ['torch'] }],
    ],
    ['shows nothing where only the thing is unknown', [{ say: 'a waterproof zither', count: 0 }]],
  ]);
});
