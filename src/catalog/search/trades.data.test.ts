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
  office: openTitledShop(['Lever arch file A4', 'Sticky notes', 'Hole punch', 'Knitting needles', 'Felt tip pens']),
  kontor: openTitledShop(['Hullemaskin', 'Strikkepinner 4 mm', 'Glidelås 20 cm', 'Heklenål', 'Kalkulator']),
  jewellery: openTitledShop([
    'Signet ring silver',
    'Cufflinks',
    'Watch strap leather',
    'Reading glasses +2',
    'Alarm clock',
  ]),
  leisure: openTitledShop([
    'Paperback: The Long River',
    'Playing cards',
    'Hand puppet fox',
    'Garland gold',
    'Chess set',
  ]),
  spiele: openTitledShop(['Spielkarten', 'Luftballons bunt', 'Schaukelpferd', 'Adventskalender', 'Wasserpistole']),
  food: openTitledShop([
    'Ground coffee 500 g',
    'Minced meat',
    'Pralines dark',
    'Wholemeal bread',
    'Chicken drumsticks',
  ]),
  home: openTitledShop([
    'Fitted sheet 90x200',
    'Colander steel',
    'Clothes pegs',
    'Bunk bed pine',
    'Shower head chrome',
  ]),
  electronics: openTitledShop([
    'Motion sensor',
    'Laser printer A4',
    'Memory card reader',
    'Binoculars 8x42',
    'Cable ties',
  ]),
  fashion: openTitledShop(['Safety shoes S3', 'Fanny pack', 'Shoelaces 120 cm', 'Turtleneck merino', 'Wedding dress']),
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
  ['office', 'Ordner', 'Lever arch file A4'],
  ['office', 'ring binder', 'Lever arch file A4'],
  ['office', 'Haftnotizen', 'Sticky notes'],
  ['office', 'strikkepinner', 'Knitting needles'],
  ['kontor', 'hole punch', 'Hullemaskin'],
  ['kontor', 'Reißverschluss', 'Glidelås 20 cm'],
  ['kontor', 'crochet hook', 'Heklenål'],
  ['jewellery', 'Siegelring', 'Signet ring silver'],
  ['jewellery', 'mansjettknapper', 'Cufflinks'],
  ['jewellery', 'Uhrenarmband', 'Watch strap leather'],
  ['jewellery', 'lesebriller', 'Reading glasses +2'],
  ['jewellery', 'Wecker', 'Alarm clock'],
  ['leisure', 'softcover', 'Paperback: The Long River'],
  ['leisure', 'Taschenbuch', 'Paperback: The Long River'],
  ['leisure', 'Handpuppe', 'Hand puppet fox'],
  ['leisure', 'sjakk', 'Chess set'],
  ['spiele', 'rocking horse', 'Schaukelpferd'],
  ['spiele', 'water gun', 'Wasserpistole'],
  ['spiele', 'spillkort', 'Spielkarten'],
  ['food', 'gemahlener Kaffee', 'Ground coffee 500 g'],
  ['food', 'Hackfleisch', 'Minced meat'],
  ['food', 'kjøttdeig', 'Minced meat'],
  ['food', 'Vollkornbrot', 'Wholemeal bread'],
  ['home', 'Spannbettlaken', 'Fitted sheet 90x200'],
  ['home', 'dørslag', 'Colander steel'],
  ['home', 'strainer', 'Colander steel'],
  ['home', 'køyeseng', 'Bunk bed pine'],
  ['electronics', 'Bewegungsmelder', 'Motion sensor'],
  ['electronics', 'kikkert', 'Binoculars 8x42'],
  ['electronics', 'zip ties', 'Cable ties'],
  ['fashion', 'bum bag', 'Fanny pack'],
  ['fashion', 'Rollkragenpullover', 'Turtleneck merino'],
  ['fashion', 'vernesko', 'Safety shoes S3'],
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
  ['office', 'passer', 'Lever arch file A4'],
  ['jewellery', 'case', 'Watch strap leather'],
  ['leisure', 'film', 'Hand puppet fox'],
  ['leisure', 'matches', 'Chess set'],
  ['food', 'drum kit', 'Chicken drumsticks'],
  ['food', 'Lager', 'Ground coffee 500 g'],
  ['home', 'ved', 'Bunk bed pine'],
  ['electronics', 'strip', 'Cable ties'],
  ['fashion', 'case', 'Safety shoes S3'],
] as const)('in the shop %s, %s does not find %s', ([shop, term, title]) => {
  expect(shops[shop].found(term)).not.toContain(title);
});

test('other names count, too, for products that are called so and no other way', () => {
  const { found } = openTitledShop([
    'Sun cream 50 ml',
    'Sun milk for kids',
    'Toothpaste',
    'Tweezers',
    'Hand cream',
    'Soap',
  ]);
  expect(found('sun cream for children')[0]).toBe('Sun milk for kids');
  const norwegian = openTitledShop(['Kjole rød', 'Dress ull', 'Jakke blå']);
  expect(norwegian.found('kjole')).toEqual(['Kjole rød']);
});

test('what comes with a thing is found after the thing itself', () => {
  const { found } = openTitledShop(['Travel guitar w/ gig bag', 'Gig bag for guitar', 'Cello bag', 'Piano black']);
  expect(found('gig bag')[0]).toBe('Gig bag for guitar');
});

test('a set is about what the word before it says', () => {
  const { found } = openTitledShop(['Drum key', 'Junior drum set', 'Microphone kit', 'Drum throne', 'Kids guitar']);
  expect(found('kids drum kit')[0]).toBe('Junior drum set');
});

test('a verb finds what does it', () => {
  const { found } = openTitledShop(['Whetstone 1000/3000', 'Chopping board', 'Bread basket', 'Egg timer']);
  expect(found('something to sharpen')).toEqual(['Whetstone 1000/3000']);
});
