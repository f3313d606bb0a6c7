import { expect, test } from 'vitest';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';

/** Shops of one trade and language, whose shoppers write another language or use another word. */
const shops = {
  music: openTitledShop(['Ukulele soprano', 'Plectrum set 12', 'Tube amplifier 20 W', 'Violin 4/4', 'Bass guitar']),
  musikk: openTitledShop([
    'Plekter 10 stk',
    'Trommestikker 5A',
    'Trekkspill 48 bass',
    'Notestativ sort',
    'Ukulele sopran',
  ]),
  sports: openTitledShop([
    'Punch bag 100 cm',
    'Skipping rope',
    'Table tennis bat',
    'Badminton shuttlecock',
    'Golf tee',
  ]),
  angeln: openTitledShop(['Angelschnur 0,25 mm', 'Kescher faltbar', 'Wathose', 'Kletterschuhe', 'Schneeschuhe']),
  bicycles: openTitledShop(['Bicycle bell brass', 'Kickstand 26 inch', 'Patch kit', 'Bar tape cork', 'Bike computer']),
  beauty: openTitledShop(['Night cream', 'Dental floss', 'Tweezers', 'Blood pressure monitor', 'Liquid foundation']),
  kosmetik: openTitledShop(['Nagelschere', 'Rasierhobel', 'Lockenstab', 'Sonnencreme LSF 30', 'Augencreme']),
  pets: openTitledShop(['Retractable lead 5 m', 'Litter box', 'Budgie food', 'Horse blanket', 'Riding helmet']),
  haustier: openTitledShop(['Kratzbaum', 'Maulkorb', 'Vogelkäfig', 'Meerschweinchenfutter', 'Reithelm']),
} as const;

test.for([
  ['music', 'Plektrum', 'Plectrum set 12'],
  ['music', 'amp', 'Tube amplifier 20 W'],
  ['music', 'Geige', 'Violin 4/4'],
  ['music', 'fele', 'Violin 4/4'],
  ['music', 'E-Bass', 'Bass guitar'],
  ['musikk', 'guitar pick', 'Plekter 10 stk'],
  ['musikk', 'drumsticks', 'Trommestikker 5A'],
  ['musikk', 'Akkordeon', 'Trekkspill 48 bass'],
  ['musikk', 'Notenständer', 'Notestativ sort', 'Ukulele sopran'],
  ['sports', 'Boxsack', 'Punch bag 100 cm'],
  ['sports', 'hoppetau', 'Skipping rope'],
  ['sports', 'jump rope', 'Skipping rope'],
  ['sports', 'Tischtennisschläger', 'Table tennis bat'],
  ['sports', 'Federball', 'Badminton shuttlecock'],
  ['angeln', 'fishing line', 'Angelschnur 0,25 mm'],
  ['angeln', 'fiskesnøre', 'Angelschnur 0,25 mm'],
  ['angeln', 'landing net', 'Kescher faltbar'],
  ['angeln', 'truger', 'Schneeschuhe'],
  ['bicycles', 'Fahrradklingel', 'Bicycle bell brass'],
  ['bicycles', 'sykkelbjelle', 'Bicycle bell brass'],
  ['bicycles', 'Flickzeug', 'Patch kit'],
  ['bicycles', 'handlebar tape', 'Bar tape cork'],
  ['bicycles', 'sykkelstøtte', 'Kickstand 26 inch'],
  ['beauty', 'Nachtcreme', 'Night cream'],
  ['beauty', 'tanntråd', 'Dental floss'],
  ['beauty', 'Pinzette', 'Tweezers'],
  ['beauty', 'Blutdruckmessgerät', 'Blood pressure monitor'],
  ['kosmetik', 'curling iron', 'Lockenstab'],
  ['kosmetik', 'safety razor', 'Rasierhobel'],
  ['kosmetik', 'neglesaks', 'Nagelschere'],
  ['pets', 'Rollleine', 'Retractable lead 5 m'],
  ['pets', 'Katzenklo', 'Litter box'],
  ['pets', 'hestedekken', 'Horse blanket'],
  ['pets', 'ridehjelm', 'Riding helmet'],
  ['haustier', 'muzzle', 'Maulkorb'],
  ['haustier', 'birdcage', 'Vogelkäfig'],
  ['haustier', 'marsvinfôr', 'Meerschweinchenfutter'],
] as const)('in the shop %s, %s finds %s', ([shop, term, title]) => {
  expect(shops[shop].found(term)[0]).toBe(title);
});

test.for([
  ['music', 'pick', 'Plectrum set 12'],
  ['music', 'bow', 'Violin 4/4'],
  ['musikk', 'neste uke', 'Ukulele sopran'],
  ['sports', 'Tee', 'Table tennis bat'],
  ['sports', 'bag of nuts', 'Skipping rope'],
  ['angeln', 'Angel', 'Kletterschuhe'],
  ['bicycles', 'Kassette', 'Bike computer'],
  ['bicycles', 'stem', 'Bar tape cork'],
  ['beauty', 'Grundierung', 'Night cream'],
  ['beauty', 'toner', 'Night cream'],
  ['pets', 'bit', 'Horse blanket'],
  ['pets', 'perch', 'Budgie food'],
] as const)('in the shop %s, %s does not find %s', ([shop, term, title]) => {
  expect(shops[shop].found(term)).not.toContain(title);
});
