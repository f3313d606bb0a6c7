import { expect, test } from 'vitest';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { openDatabase } from '#storage/database.ts';
import { saveProductDeferred } from '../write/save-product.ts';
import { findProducts } from './find-products.ts';
import { indexPending } from './index/index-products.ts';

/** The titles that a term finds, the best first, in a shop with products of these titles. */
function openShop(titles: readonly string[]): (term: string) => readonly (string | undefined)[] {
  const store = openDatabase(':memory:');
  const ids = new Map(
    titles.map((title, index) => [
      Number(saveProductDeferred(store, sampleProductInput({ handle: `p${index}`, title, type: null }))),
      title,
    ]),
  );
  indexPending(store);
  return (term) => findProducts(store, term).productIds.map((id) => ids.get(id));
}

const german = openShop([
  'Heckenschere 60 cm',
  'Rosenschere rot',
  'Gartentisch Akazie',
  'Automatisch öffnende Tonne',
  'Liegestuhl blau',
  'Übertopf weiß',
  'Gießkanne 5 l',
  'Konzertgitarre natur',
  'Gitarrengurt Nylon',
  'Dornenhandschuhe lang',
  'Garten-Kopfhörer',
  'Headphones black',
]);

test.for([
  ['Schere', ['Heckenschere 60 cm', 'Rosenschere rot']],
  ['scheren', ['Heckenschere 60 cm', 'Rosenschere rot']],
  ['Heckenscheren', ['Heckenschere 60 cm']],
  ['Stühle', ['Liegestuhl blau']],
  ['Töpfe', ['Übertopf weiß']],
  ['kannen', ['Gießkanne 5 l']],
  ['Handschuh', ['Dornenhandschuhe lang']],
  ['Gitarre', ['Konzertgitarre natur']],
  ['Tischchen', ['Gartentisch Akazie', 'Automatisch öffnende Tonne']],
] as const)('%s finds the compounds that name kinds of it in a German shop', ([term, titles]) => {
  expect(new Set(german(term))).toEqual(new Set(titles));
});

const norwegian = openShop([
  'Sykkel 24 gir',
  'Gaffel rustfritt stål',
  'Vinterstøvel barn',
  'Hammer 16 oz',
  'Hoppetau',
  'Fliselim fleks',
  'Vernesko S3',
  'Takmaling matt',
  'Veggmaling hvit',
  'Måling og merking',
]);

test.for([
  ['sykler', ['Sykkel 24 gir']],
  ['gafler', ['Gaffel rustfritt stål']],
  ['støvler', ['Vinterstøvel barn']],
  ['hamre', ['Hammer 16 oz']],
  ['tau', ['Hoppetau']],
  ['sko', ['Vernesko S3', 'Vinterstøvel barn']],
  ['sikkerhetssko', ['Vernesko S3']],
  ['flislim', ['Fliselim fleks']],
] as const)('%s finds what it is a form of, or the kinds of it, in a Norwegian shop', ([term, titles]) => {
  expect(norwegian(term)).toEqual(titles);
});

test('letters with a ring or dots count where the catalog has words that differ in them only', () => {
  expect(new Set(norwegian('maling').slice(0, 2))).toEqual(new Set(['Takmaling matt', 'Veggmaling hvit']));
  expect(norwegian('måling')[0]).toBe('Måling og merking');
  const paints = openShop(['Måling tommestokk', 'Maling hvit', 'Beis og maling brun']);
  expect(paints('maling').at(-1)).toBe('Måling tommestokk');
  expect(paints('måling')[0]).toBe('Måling tommestokk');
  const shop = openShop([
    'Küchenmesser 20 cm',
    'Kuchenform 26 cm',
    'Kopfhörer schwarz',
    'Küchenwaage',
    'Kopfhörerhalter',
  ]);
  expect(shop('Kuchen')).toEqual(['Kuchenform 26 cm']);
  expect(shop('Kopfhorer')[0]).toBe('Kopfhörer schwarz');
});

test('short things are found in compounds, but not in what only ends like them', () => {
  const shop = openShop(['Grüntee Sencha', 'Massageöl Lavendel', 'Sonnenhut Stroh', 'Grad', 'Kinderrad 16 Zoll']);
  expect(shop('Tee')).toEqual(['Grüntee Sencha']);
  expect(shop('Öl')).toEqual(['Massageöl Lavendel']);
  expect(shop('Hut')).toEqual(['Sonnenhut Stroh']);
  expect(shop('Rad')).toEqual(['Kinderrad 16 Zoll']);
});

test('what may end in a short word by chance is not found where a product is called so', () => {
  const shop = openShop(['Øks 1,2 kg', 'Gassboks 230 g', 'Måleskje']);
  expect(shop('øks')).toEqual(['Øks 1,2 kg']);
  expect(openShop(['Tesil', 'Hodepute dun', 'Håndklete blått', 'Grønnsaksmølle'])('te')).toEqual(['Tesil']);
});

test('a compound is found by its parts, whichever comes first, and by umlauts that are typed as two letters', () => {
  const shop = openShop(['Kettenöl 100 ml', 'Schirmständer Granit', 'Sonnenschirm 3 m', 'Kabelschloss', 'Öllampe']);
  expect(shop('Öl für die Kette')[0]).toBe('Kettenöl 100 ml');
  expect(shop('Ständer für den Schirm')[0]).toBe('Schirmständer Granit');
  expect(shop('Kabelschloesser')).toEqual(['Kabelschloss']);
});

test('a compound of a known word comes before a word that only ends alike', () => {
  expect(german('Tisch')).toEqual(['Gartentisch Akazie', 'Automatisch öffnende Tonne']);
});

test('a known compound that no product has is not another word that is spelt alike', () => {
  const shop = openShop(['Winterjacke blau', 'Softshelljacke für Kinder', 'Mütze grün']);
  expect(shop('Kinderjacke').slice(0, 2)).toEqual(['Softshelljacke für Kinder', 'Winterjacke blau']);
});

test('the last part of an unknown compound may have another name', () => {
  const shop = openShop(['Wollpullover grau', 'Strickpullover blau', 'Wolldecke weiß', 'Mütze grün']);
  expect(shop('Wollpulli').slice(0, 2)).toEqual(['Wollpullover grau', 'Strickpullover blau']);
});

test('products with both parts of an unknown compound come first, also where the first part lost its ending', () => {
  const shop = openShop(['Socken weiß', 'Socken aus Wolle', 'Mütze grün']);
  expect(shop('Wollsocken')).toEqual(['Socken aus Wolle', 'Socken weiß']);
});

test('a thing that the lexicon knows, and no compound, is not found by the end of its name', () => {
  const shop = openShop(['Handtaschen weiß', 'Mütze grün', 'Kleid für Damen']);
  expect(shop('Mädchen')).toEqual([]);
});

test('an unknown compound is cut before a word', () => {
  const shop = openShop(['Schneeanzug rot', 'Anzug schwarz', 'Mütze grün']);
  expect(shop('Modeanzug')).toContain('Anzug schwarz');
});

test('a word of English alone has no German compounds', () => {
  expect(german('phone')).not.toContain('Headphones black');
});

test('a Norwegian shop finds compounds, too', () => {
  const norwegian = openShop([
    'Arbeidshansker i skinn',
    'Hageslange 20 m',
    'Blå votter',
    'Rød brødkniv',
    'Kjøkkenkniver',
  ]);
  expect(norwegian('hanske')).toEqual(['Arbeidshansker i skinn']);
  expect(norwegian('slanger')).toEqual(['Hageslange 20 m']);
  expect(new Set(norwegian('kniv'))).toEqual(new Set(['Rød brødkniv', 'Kjøkkenkniver']));
});

test('an English shop finds no words that only end alike', () => {
  const english = openShop(['Portable speaker', 'Adjustable lamp', 'Side table oak', 'Notebook ruled', 'Blank book']);
  expect(english('table')).toEqual(['Side table oak']);
  expect(english('book')).toEqual(['Blank book']);
});

test.for([
  ['Regenkleidung', ['Regenjacke gelb', 'Regenhose blau']],
  ['Gartenmöbel', ['Gartentisch Akazie', 'Gartenstühle weiß']],
] as const)('%s finds the things that it stands for', ([term, titles]) => {
  const shop = openShop(['Regenjacke gelb', 'Regenhose blau', 'Gartentisch Akazie', 'Gartenstühle weiß', 'Mütze grün']);
  expect(new Set(shop(term))).toEqual(new Set(titles));
});

test('a word that no English product has finds the compounds that end in it, and no participles', () => {
  const shop = openShop(['Padlock brass', 'Floodlight 20 W', 'Measuring cup', 'Wheels 28 inch']);
  expect(shop('locks')).toEqual(['Padlock brass']);
  expect(shop('light')).toEqual(['Floodlight 20 W']);
  expect(shop('ring')).toEqual([]);
  expect(shop('heels')).toEqual([]);
});

test.for([
  ['Kopfschmerzen', ['Kopfschmerztabletten Duo']],
  ['Blutdruckmesser', ['Blutdruckmessgerät Oberarm']],
  ['Lippenbalsam', ['Lippenpflegestift LSF 15']],
  ['Fleckensalz', ['Fleckentferner Gel']],
] as const)('%s finds what begins like it rather than what only ends alike', ([term, titles]) => {
  const shop = openShop([
    'Kopfschmerztabletten Duo',
    'Halstabletten gegen Schmerzen',
    'Blutdruckmessgerät Oberarm',
    'Mizellenwasser 400 ml',
    'Lippenpflegestift LSF 15',
    'Fleckentferner Gel',
    'Müsliriegel',
  ]);
  expect(shop(term)).toEqual(titles);
});

test('words for what a thing is against name it alone', () => {
  const shop = openShop(['Paracetamol bei Fieber', 'Shampoo gegen Schuppen', 'Mütze grün']);
  expect(shop('etwas gegen Fieber')).toEqual(['Paracetamol bei Fieber']);
});

const household = openShop([
  'Abtropfgestell Metall',
  'Speiseteller weiß',
  'Sparschäler',
  'Müslischale blau',
  'Weingläser 6 Stück',
  'Sektflöten Glas',
  'Kochtopf-Set 5-teilig',
  'Fleischtopf 24 cm',
  'Kindergeschirr Dino',
  'Messerschärfer 2 Stufen',
  'Kochmesser 20 cm',
  'Geschirrtücher kariert',
  'Schneidebrett Bambus',
  'Teigroller Holz',
]);

test.for([
  ['Teller', 'Speiseteller weiß', 'Abtropfgestell Metall'],
  ['Kartoffelschäler', 'Sparschäler', 'Müslischale blau'],
  ['Trockentuch', 'Geschirrtücher kariert', 'Müslischale blau'],
] as const)('%s finds %s, and nothing that only ends like a form of it: %s', ([term, title, other]) => {
  expect(household(term)[0]).toBe(title);
  expect(household(term)).not.toContain(other);
});

test.for([
  ['Sektgläser', 'Sektflöten Glas'],
  ['Topfset', 'Kochtopf-Set 5-teilig'],
  ['Geschirr für Kinder', 'Kindergeschirr Dino'],
  ['Messer schleifen', 'Messerschärfer 2 Stufen'],
  ['Messer schärfen', 'Messerschärfer 2 Stufen'],
  ['Schneidebrett Holz', 'Schneidebrett Bambus'],
] as const)('%s finds first what has both parts in some form: %s', ([term, title]) => {
  expect(household(term)[0]).toBe(title);
});

test('the plural after “mit” finds compounds of the thing', () => {
  const shop = openShop(['Puzzle Waldtiere', 'Puzzle Weltkarte', 'Malbuch Blumen']);
  expect(shop('Puzzle mit Tieren')[0]).toBe('Puzzle Waldtiere');
});

test('another form of a word counts where only a description has it', () => {
  const store = openDatabase(':memory:');
  const descaler = { title: 'Entkalker 500 ml', description: 'Für Kaffeevollautomaten geeignet.' };
  const machine = { title: 'Kaffeevollautomat Größe M', description: 'Mahlt und brüht.' };
  for (const [index, texts] of [descaler, machine].entries())
    saveProductDeferred(store, sampleProductInput({ handle: `p${index}`, ...texts, type: null }));
  indexPending(store);
  const { productIds, partialIds } = findProducts(store, 'Kaffeevollautomat entkalken');
  expect(productIds.map((id) => partialIds.has(id))).toEqual([false, true]);
});

test('a short word that no product has finds what begins with it and a name', () => {
  const shop = openShop(['Doktorkoffert 15 deler', 'Slim-sett glitter', 'Gåvogn blå', 'Doktorand og student: roman']);
  expect(shop('doktor leke')[0]).toBe('Doktorkoffert 15 deler');
});

const pets = openShop([
  'Edelstahlnapf rutschfest',
  'Reisenapf faltbar',
  'Leckerli Hund',
  'Hundebett grau',
  'Flohspray 400 ml',
  'Kratzbaum beige',
  'Reis für Hunde',
  'Halsband Katze Größe S',
]);

test.for([
  ['Hundenapf', ['Edelstahlnapf rutschfest', 'Reisenapf faltbar']],
  ['Fressnapf', ['Edelstahlnapf rutschfest', 'Reisenapf faltbar']],
  ['Flöhe', ['Flohspray 400 ml']],
  ['Vogelsand', []],
] as const)('%s finds what ends or begins like it', ([term, titles]) => {
  expect(new Set(pets(term))).toEqual(new Set(titles));
});

test.each([
  ['bier', []],
  ['beer', []],
  ['Öl', ['Öl für Kettensägen']],
])('“%s” finds %j where oil is sold: the Norwegian øl is no German Öl', (term, titles) => {
  expect(openShop(['Öl für Kettensägen', 'Rosenschere rot'])(term)).toEqual(titles);
});

test('a word for beer in another language finds what is written in the letters of its name', () => {
  expect(openShop(['Mørkt øl 0,5 l', 'Rosenschere rot'])('Bier')).toEqual(['Mørkt øl 0,5 l']);
});
