import { describe } from 'vitest';
import { checkExamples, type Example } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

/** As untidy as the files of real shops: types in two languages, facts only in titles or descriptions. */
const products = `
handle | title | type | vendor | sku | price | was | options | stock | tags | details | description
kayak-400 | Fjordline K400 touring kayak | Kayaks | Fjordline | K400 | 899.00 | | Color=Red,Blue | 3; Blue:0 | water | Length: 400 cm; Weight: 24 kg; Material: polyethylene | Two hatches. Paddle not included.
kayak-200 | Fjordline K200s inflatable kayak | Kajaks | FJORDLINE | K200S | 349.00 | 399.00 | | 4 | water | Length: 310 cm; Weight: 12 kg; Material: PVC | Pump and bag included.
paddle-wood | Wooden paddle ash 210 cm | Paddles | Aare | AP-210 | 79.00 | | | 5 | water | Length: 210 cm; Weight: 0.9 kg; Material: ash wood | Oiled.
paddle-alu | Aluminium paddle two-part | Paddel | Aare | AP-2 | 39.00 | | | 8 | water | Length: 220 cm; Weight: 1.1 kg; Material: aluminium, plastic | For touring kayaks.
spray-deck | Spray deck for K400 | Zubehör | Fjordline | SD-400 | 59.00 | | | 6 | accessory | Material: neoprene | Keeps water out.
life-vest | Life jacket 50 N | Safety | Sikker | SV-50 | 69.00 | | Size=S,M,L | 7; M:0 | water | Material: polyester | For paddlers from 40 kg.
life-vest-kids | Kids' life jacket 100 N | Schwimmwesten | Sikker | SV-100K | 54.00 | | | 3 | water, children | Age: from 3 years | With collar.
hammock-cotton | Hammock organic cotton | Hammocks | Lull | LU-1 | 49.00 | | Color=Blue,Sand | 6 | organic, gift | Material: organic cotton; Max load: 150 kg | Woven in Peru.
hammock-nylon | Travel hammock nylon | Hängematten | Lull | LU-2 | 29.00 | | Color=Green,Black | 9 | travel | Material: nylon; Max load: 200 kg | Weighs 450 g.
stove-gas | Trail gas stove G1 | Stoves | Ember | G1 | 44.00 | | | 12 | cooking | Weight: 110 g; Power: 2800 W | Without cartridge.
stove-wood | Wood burning stove W3 | Kocher | Ember | W3 | 59.00 | | | 4 | cooking | Weight: 420 g; Material: stainless steel | Burns twigs, no gas needed.
gas-cartridge | Gas cartridge 230 g | Fuel | Ember | GC230 | 6.90 | | | 40 | cooking | Weight: 230 g | Fits G1 and most other stoves.
pot-set | Camping pot set, 3 pieces | Cookware | Ember | PS-3 | 39.90 | | | 7 | cooking, set | Material: aluminium | Two pots and a pan.
mug-steel | Steel mug 300 ml | Mugs | Ember | M300 | 12.90 | | Color=Silver,Green | 20 | gift | Material: stainless steel; Volume: 300 ml | Double walled.
mug-wood | Wooden cup kuksa | Mugs | Nordtre | KU-1 | 24.90 | | | 5 | gift | Material: birch wood; Volume: 180 ml | Carved by hand.
lantern-led | LED lantern L2 | Lighting | Glim | L2 | 34.90 | | | 9 | | Battery: 20 hours; Weight: 250 g | Rechargeable.
lantern-oil | Oil lantern Storm | Lampen | Glim | OL-S | 22.90 | | | 6 | | Height: 25 cm | Burns lamp oil.
headlamp | Head torch C920s | Lighting | Glim | C920S | 39.00 | | | 10 | | Battery: 8 hours; Weight: 90 g | 350 lumens.
wine-white | Riesling dry 2022 | White wine | Moselhof | RI-22 | 12.50 | | | 30 | wine | Alcohol: 12 %; Grape: Riesling | Goes with fish and seafood. Fresh.
wine-red | Primitivo 2021 | Red wine | Masseria | PR-21 | 10.90 | | | 24 | wine | Alcohol: 14 % | For grilled meat and pasta.
wine-rose | Rosé Provence | Wein | Domaine Lou | RO-23 | 14.90 | | | 12 | wine, organic | Alcohol: 12.5 % | Light, for summer evenings and salads.
sardines | Sardines in olive oil | Food | Conserva | SA-1 | 4.90 | | | 50 | food | Weight: 120 g | Ready to eat.
kids-boots | Children's hiking boots | Kinderschuhe | Trampa | KB-1 | 64.00 | | Size=28,29,30,31,32; Color=Brown,Blue | 4; 30&Blue:0 | children | Material: leather; Age: 4 to 8 years | Waterproof.
kids-jacket | Kids' rain jacket Drops | Kids | Trampa | KJ-1 | 45.00 | | Size=98,104,110,116; Color=Yellow,Blue | 5; 104&Blue:0 | children | Material: recycled polyester | Waterproof.
kids-trousers | Kids' rain trousers Drops | Kids | Trampa | KT-1 | 32.00 | | Size=98,104,110,116 | 6 | children | Material: recycled polyester | Goes with the rain jacket Drops.
knife-kids | Whittling knife for children | Messer | Nordtre | WK-1 | 19.90 | | | 8 | children | Age: from 6 years; Blade: 6 cm | Round tip.
knife-fold | Folding knife oak handle | Knives | Nordtre | FK-9 | 38.00 | | | 6 | gift | Blade: 9 cm; Material: steel, oak wood; Weight: 95 g | 
compass | Compass classic | Navigation | Nordtre | CO-1 | 27.00 | | | 9 | gift | Weight: 40 g | Liquid filled.
map-case | Waterproof map case | Navigation | Sikker | MC-1 | 15.00 | | | 11 | | Material: TPU | A4.
tarp | Tarp 3 x 3 m | Tents | Lull | TA-3 | 69.00 | | Color=Olive,Sand | 4; Sand:0 | shelter | Weight: 0.9 kg; Material: ripstop nylon | Pegs not included.
tent-2 | Two-person tent Ridge | Zelte | Lull | TE-2 | 199.00 | | | 3 | shelter | Weight: 2.4 kg; Persons: 2 | Freestanding.
tent-4 | Family tent Ridge 4 | Tents | Lull | TE-4 | 329.00 | | | 2 | shelter | Weight: 6.8 kg; Persons: 4 | Standing height.
pegs | Tent pegs steel, 10 pieces | Spare parts | Lull | PE-10 | 8.90 | | | 33 | spare part | Length: 18 cm | For all tents and tarps.
`.trim();
const source = plainShop();

const goods: Readonly<Record<'en' | 'de' | 'nb', readonly Example[]>> = {
  en: [
    ['a kind that the shop writes in two languages', [{ say: 'hammocks', all: ['hammock-cotton', 'hammock-nylon'] }]],
    ['a kind without what is only for it', [{ say: 'tents', all: ['tent-2', 'tent-4'], not: ['pegs'] }]],
  ],
  de: [
    ['eine Art in zwei Sprachen', [{ say: 'Hängematten', all: ['hammock-cotton', 'hammock-nylon'] }]],
    ['eine Art ohne Zubehör', [{ say: 'zelte', all: ['tent-2', 'tent-4'], not: ['pegs'] }]],
  ],
  nb: [
    ['en type på to språk', [{ say: 'hengekøyer', all: ['hammock-cotton', 'hammock-nylon'] }]],
    ['en type uten tilbehør', [{ say: 'telt', all: ['tent-2', 'tent-4'], not: ['pegs'] }]],
  ],
};

const conditions: typeof goods = {
  en: [
    ['an age in a search', [{ say: 'a knife for a 4 year old', shows: ['knife-fold'], not: ['knife-kids'] }]],
    ['an age after a search', [{ say: 'knives' }, { say: 'and for a boy of 7?', shows: ['knife-kids'] }]],
    ['without a motor', [{ say: 'kayak without a motor', shows: ['kayak-400'] }]],
    ['a typo in a compound', [{ say: 'hamock', shows: ['hammock-cotton', 'hammock-nylon'] }]],
  ],
  de: [
    ['ein Alter in der Suche', [{ say: 'wanderschuhe für eine Fünfjährige', shows: ['kids-boots'] }]],
    ['ein Alter nach der Suche', [{ say: 'messer' }, { say: 'und für ein Kind von 6?', shows: ['knife-kids'] }]],
  ],
  nb: [
    ['en alder i søket', [{ say: 'redningsvest til en 4-åring', shows: ['life-vest-kids'] }]],
    ['en alder etter søket', [{ say: 'vis meg en kniv' }, { say: 'og til en gutt på 7?', shows: ['knife-kids'] }]],
  ],
};

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

const followUps: typeof goods = {
  en: [
    [
      'one of two by a word',
      [{ say: 'hammocks' }, { say: 'Which one is organic?', first: ['hammock-cotton'], count: 1 }],
    ],
    ['the wooden one', [{ say: 'mugs' }, { say: 'the wooden one', first: ['mug-wood'], count: 1 }]],
    ['how many it is for', [{ say: 'tents' }, { say: 'which is for 4 people', first: ['tent-4'], count: 1 }]],
    ['the last one is shown, not added', [{ say: 'wine' }, { say: 'the last one please', first: ['wine-rose'] }]],
    ['an ordinal with a number', [{ say: 'wine' }, { say: 'the second one, 3 bottles', cart: [line('wine-red', 3)] }]],
    ['the bigger one of three', [{ say: 'tents' }, { say: 'add the bigger one', cart: [line('tent-4', 1)] }]],
    [
      'a value of several',
      [{ say: 'kids rain jacket' }, { say: 'do you have it in size 98?', shows: ['kids-jacket'] }],
    ],
  ],
  de: [
    [
      'eines von mehreren, dann in den Warenkorb',
      [
        { say: 'zelte' },
        { say: 'welches davon ist für 4 Personen?', first: ['tent-4'], count: 1 },
        { say: 'nehm ich', cart: [line('tent-4', 1)] },
      ],
    ],
    ['die in Grün', [{ say: 'Hängematten' }, { say: 'die in grün', first: ['hammock-nylon'], option: ['Green'] }]],
    ['die aus Alu', [{ say: 'Haben Sie Paddel?' }, { say: 'die aus Alu bitte', first: ['paddle-alu'] }]],
    [
      'ein Adjektiv ohne Nomen',
      [{ say: 'zelte' }, { say: 'das größere bitte in den warenkorb', cart: [line('tent-4', 1)] }],
    ],
    [
      'eine Ordnungszahl mit Menge',
      [
        { say: 'wein', shows: ['wine-rose'] },
        { say: 'der erste, 3 Flaschen', cart: [line('wine-rose', 3)] },
      ],
    ],
    ['noch welche', [{ say: 'hängematten' }, { say: 'noch welche?', says: [/alles/] }]],
    [
      'ein Wert von mehreren',
      [{ say: 'regenjacke für kinder' }, { say: 'gibt es die auch in Größe 98?', shows: ['kids-jacket'] }],
    ],
  ],
  nb: [
    ['en av to', [{ say: 'hengekøyer' }, { say: 'hvilken er økologisk?', first: ['hammock-cotton'], count: 1 }]],
    ['den grønne', [{ say: 'hengekøyer' }, { say: 'den grønne', first: ['hammock-nylon'], option: ['Green'] }]],
    ['den minste', [{ say: 'telt' }, { say: 'den minste', first: ['tent-2'] }]],
    ['den siste med antall', [{ say: 'vin' }, { say: 'den siste, to flasker', cart: [line('wine-rose', 2)] }]],
  ],
};

const fitting: typeof goods = {
  en: [
    ['what a description says', [{ say: 'what goes with fish', first: ['wine-white'], not: ['wine-red'] }]],
    [
      'a thing for it',
      [{ say: 'kayak K400' }, { say: 'do you have a spray deck for it?', first: ['spray-deck'], never: /kayak costs/ }],
    ],
    [
      'a thing for it that nothing says to fit',
      [{ say: 'compass' }, { say: 'and a pot for it', never: /compass/iu, shows: ['pot-set'] }],
    ],
    ['accessories by a number', [{ say: 'accessories for the K400', first: ['spray-deck'], not: ['kayak-200'] }]],
    ['what extends it', [{ say: 'kayak K400' }, { say: 'what goes with it?', shows: ['spray-deck'] }]],
    ['nothing that fits', [{ say: 'what goes with the compass', not: ['kayak-400', 'wine-red'], says: [/./u] }]],
  ],
  de: [
    ['was in der Beschreibung steht', [{ say: 'was passt zu Fisch?', first: ['wine-white'], not: ['wine-red'] }]],
    [
      'etwas dafür',
      [
        { say: 'haben Sie das Trail gas stove G1?' },
        { say: 'und eine gas cartridge dafür?', never: /stove G1 kostet/u, shows: ['gas-cartridge'] },
      ],
    ],
    ['Zubehör', [{ say: 'welches Zubehör gibt es für den K400?', first: ['spray-deck'] }]],
  ],
  nb: [
    ['det beskrivelsen sier', [{ say: 'hva passer til fisk?', first: ['wine-white'], not: ['wine-red'] }]],
    ['tilbehør', [{ say: 'har dere tilbehør til K400?', first: ['spray-deck'] }]],
  ],
};

describe.each(['en', 'de', 'nb'] as const)('a shop of travel goods, asked in %s', (language) => {
  checkExamples(language, { source, products }, [
    ...goods[language],
    ...conditions[language],
    ...followUps[language],
    ...fitting[language],
  ]);
});
