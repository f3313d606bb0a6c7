import { describe } from 'vitest';
import { checkExamples } from './check-examples.ts';
import { plainShop } from './evaluation-shop.ts';

const line = (handle: string, quantity: number, ...values: readonly string[]) => ({
  handle,
  quantity,
  values: [...values],
});

describe('a shop of garden tools and clothes', () => {
  const source = plainShop([
    {
      kind: 'policy',
      handle: 'refund-policy',
      title: 'Returns',
      body: 'You can return goods within 30 days. Seeds cannot be returned. You pay postage.',
    },
    { kind: 'page', handle: 'warranty', title: 'Warranty', body: 'Tools have a warranty of five years.' },
    { kind: 'page', handle: 'sharpening', title: 'Sharpening', body: 'We sharpen shears for €15 within a week.' },
  ]);
  const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
spade | Digging spade | Spades | Ironbark | 34.90 | | | 12 | hand tool | Length: 112 cm; Weight: 2.1 kg | Carbon steel.
spade-border | Border spade | Spades | Ironbark | 29.90 | | | 4 | hand tool | Length: 98 cm; Weight: 1.3 kg | Narrow.
secateurs-f6 | Bypass secateurs F6 | Secateurs | Kesteven | 42 | | | 11 | pruning | Weight: 240 g; Cutting diameter: 22 mm | Green wood.
secateurs-f9 | Bypass secateurs F9 | Secateurs | Kesteven | 44 | | | 5 | pruning | Weight: 190 g; Cutting diameter: 20 mm | Green wood.
secateurs-anvil | Anvil secateurs | Secateurs | Thorn | 18.50 | | | 9 | pruning | Weight: 200 g; Cutting diameter: 18 mm | Dry wood.
mower | Robot mower R500 | Lawn mowers | Voltra | 649 | | | 1 | lawn | Area: 500 m²; Noise: 58 dB; Range: 90 m | Mows by itself.
gloves | Gardening gloves | Gloves | Thorn | 12.90 | | Size=S,M,L; Colour=Green,Rose | 9; L&Rose:0 | gift | Material: goat leather | Soft.
gloves-thorn | Rose gauntlets | Gloves | Thorn | 26 | | Size=M,L | 5 | | Material: goat leather | Long cuffs.
can-zinc | Zinc watering can | Watering | Thorn | 32 | | Volume=5 l,9 l+7 | 6 | | Material: zinc | Brass rose.
can-plastic | Plastic watering can 10 l | Watering | Aquara | 8.50 | | | 30 | | Volume: 10 l; Material: plastic | Green.
hose | Garden hose | Watering | Aquara | 24.90 | | Length=15 m,25 m+12,50 m+30 | 10; 50 m:0 | | Diameter: 13 mm | Does not kink.
skirt-denim | Denim skirt | Skirts | Indigo | 55 | | Size=34,36,38 | 5 | women | Material: cotton denim | Blue.
skirt-pleated | Pleated skirt | Skirts | Maren | 69 | | Size=S,M | 4 | women | Material: polyester | Midi.
dress | Linen dress | Dresses | Maren | 75 | | Size=36,38; Colour=Sky,Terracotta | 3 | women | Material: linen | Pockets.
boots | Chelsea boots | Shoes | Step | 169 | | Size=40,41,42 | 2; 41:0 | women, men | Material: leather | Runs small.
monitor-24 | 24 inch monitor V24 | Monitors | Visia | 139 | | | 8 | monitor | Screen size: 24 inch; Connection: HDMI | Slim.
monitor-27 | 27 inch monitor V27 | Monitors | Visia | 229 | | | 5 | monitor | Screen size: 27 inch; Connection: HDMI, USB-C | Adjustable.
monitor-32 | 32 inch monitor U32 | Monitors | Visia | 399 | | | 3 | monitor | Screen size: 32 inch; Connection: HDMI | Large.
stick | USB stick | Storage | Memio | 8.90 | | Capacity=32 GB,64 GB+4 | 17 | | | Small.
cable | HDMI cable | Cables | Portly | 7.90 | | Length=1 m,2 m+2 | 30 | | | Black.
cat-tree | Cat tree | Cat | Klor | 89 | | | 3 | cat | Height: 140 cm | Sisal.
cat-litter | Cat litter | Cat | Felina | 8.90 | | Weight=5 kg,10 kg+7 | 30 | cat | | Unscented.
cat-food | Cat food tuna | Cat food | Felina | 9.50 | | | 16 | cat | | Tuna.
bag | Pannier bag | Bags | Pil | 85 | | Colour=Black,Olive | 6 | bag | Volume: 20 l | Waterproof.
seeds | Tomato seeds | Seeds | Halm | 3.20 | | | 60 | vegetable | | Sweet.
`.trim();

  checkExamples('en', { source, products }, [
    [
      'values of two options at once are found',
      [
        { say: 'gardening gloves' },
        { say: 'do you have it in green size M?', says: [/yes|M, Green/i], never: /no,|does.?n/i },
      ],
    ],
    [
      'values of two options in any order',
      [
        { say: 'gardening gloves' },
        { say: 'do you have them in size L rose', says: [/sold out/i], never: /doesn.t come/i },
      ],
    ],
    [
      'not that expensive is no wish for the most expensive',
      [{ say: 'not that expensive gloves', never: /most expensive/i, shows: ['gloves'] }],
    ],
    [
      'the lightest of all that were shown',
      [
        { say: 'secateurs', all: ['secateurs-f6', 'secateurs-f9', 'secateurs-anvil'] },
        { say: 'which is the lightest?', says: [/F9.*190 g/s] },
      ],
    ],
    [
      'two named products are compared by what is asked',
      [
        {
          say: 'is the digging spade heavier than the border spade?',
          says: [/2\.1 kg/i],
          never: /don.t have that detail|please ask us/i,
        },
      ],
    ],
    [
      'how loud something is',
      [
        { say: 'robot mower' },
        { say: 'how loud is it?', says: [/58 dB/i], never: /don.t have that detail|please ask us/i },
      ],
    ],
    [
      'a condition narrows what was looked for',
      [
        { say: 'skirts or dresses under 80', shows: ['skirt-denim'] },
        {
          say: 'not denim',
          shows: ['skirt-pleated', 'dress'],
          not: ['skirt-denim', 'spade', 'gloves', 'can-zinc'],
          max: 80,
        },
      ],
    ],
    [
      'an exclusion narrows a search for an animal',
      [
        { say: 'something for my cat under 10' },
        { say: 'not food', shows: ['cat-litter'], not: ['cat-food', 'spade', 'hose', 'seeds', 'cable'], max: 10 },
      ],
    ],
    [
      'a property narrows a search for a kind',
      [{ say: 'monitors under 300' }, { say: 'with usb-c', first: ['monitor-27'], not: ['monitor-24'] }],
    ],
    [
      'a size alone is of the product shown',
      [
        { say: 'chelsea boots size 41', says: [/sold out/i] },
        { say: '42?', first: ['boots'], option: ['42'] },
        { say: 'add it', cart: [line('boots', 1, '42')] },
      ],
    ],
    [
      'the size in a request replaces the one looked at',
      [{ say: 'chelsea boots size 41' }, { say: "ok i'll take 42", cart: [line('boots', 1, '42')] }],
    ],
    [
      'bigger than what was shown',
      [
        { say: '27 inch monitor', first: ['monitor-27'] },
        { say: 'bigger', first: ['monitor-32'], not: ['monitor-24', 'monitor-27'] },
      ],
    ],
    [
      'a bigger one than the variant shown',
      [{ say: 'zinc watering can' }, { say: 'is there a bigger one?', shows: ['can-zinc'], option: ['9 l'] }],
    ],
    [
      'lighter than what was shown',
      [{ say: 'digging spade' }, { say: 'something lighter', shows: ['spade-border'], not: ['spade'] }],
    ],
    [
      'nothing is bigger',
      [
        { say: '32 inch monitor', first: ['monitor-32'] },
        { say: 'bigger', says: [/(?:bigger|larger)/i], not: ['monitor-24', 'monitor-27'] },
      ],
    ],
    [
      'nothing is cheaper',
      [{ say: 'robot mower' }, { say: 'cheaper', says: [/cheaper|less than/i], never: /details of the products/i }],
    ],
    [
      'two amounts of two things are asked about',
      [
        { say: 'usb stick 64 GB', shows: ['stick'] },
        { say: 'add 2 and 1 hdmi cable 1 m', asks: true, cart: [] },
      ],
    ],
    [
      'an amount alone after one product',
      [{ say: 'cat litter 10 kg' }, { say: 'two please', says: [/10 kg|confirm/i], asks: true, cart: [] }],
    ],
    [
      'a return of what was spoken of',
      [
        { say: 'tomato seeds' },
        {
          say: 'can i return them?',
          says: [/seeds cannot be returned/i],
          never: /don.t have that detail|please ask us/i,
        },
      ],
    ],
    [
      'postage is no price of the product',
      [{ say: 'digging spade' }, { say: 'how much is it to send it back?', says: [/postage/i] }],
    ],
    ['an unrelated policy is not quoted', [{ say: 'do you ship to the US?', never: /30 days/i }]],
    ['a bag is a product where bags are sold', [{ say: 'bag', first: ['bag'] }]],
    [
      'a budget that holds for what is looked for next',
      [
        { say: 'I have 50€', max: 50, each: /./ },
        { say: 'do you have spades?', shows: ['spade'], max: 50 },
        { say: 'a skirt', says: [/nothing|anything for skirt up to €50/] },
      ],
    ],
    [
      'put, which is no cushion',
      [
        { say: 'spades', all: ['spade', 'spade-border'] },
        { say: 'put the second in my cart', cart: [line('spade-border', 1)] },
      ],
    ],
    ['how many are taken', [{ say: 'border spade' }, { say: 'I take 4', cart: [line('spade-border', 4)] }]],
    [
      'what there is in a shop without collections',
      [{ say: 'what do you sell?', says: [/spades/i], never: /collections/i }],
    ],
    [
      'the other one',
      [
        { say: 'spades', all: ['spade', 'spade-border'] },
        { say: 'the first one' },
        { say: 'the other one', first: ['spade-border'] },
      ],
    ],
    ['a service with a price', [{ say: 'how much is sharpening?', says: [/€15/i] }]],
    [
      'a color by another spelling',
      [{ say: 'linen dress' }, { say: 'do you have it in terracota?', says: [/Terracotta/i], never: /doesn.t come/i }],
    ],
    ['prices in another currency', [{ say: 'a skirt for about 600 kr', says: [/€|EUR|euro/i], never: /€480|€720/i }]],
    ['words of the shopper, not stems', [{ say: 'gloves without roses', never: /not rose\b/i }]],
    [
      'sorted by price',
      [{ say: 'monitors' }, { say: 'sort by price', order: 'price-ascending', first: ['monitor-24'] }],
    ],
  ]);
});

describe('a furniture shop in German', () => {
  const source = plainShop(
    [
      {
        kind: 'policy',
        handle: 'refund-policy',
        title: 'Widerruf und Rückgabe',
        body: 'Sie können Ihre Bestellung innerhalb von 30 Tagen zurückgeben.',
      },
      {
        kind: 'policy',
        handle: 'shipping-policy',
        title: 'Versand',
        body: '## Kosten\nDer Versand nach Deutschland kostet 29 €, nach Österreich 59 €.\n\n## Aufbau\nDer Aufbau kostet 60 € je Möbelstück.',
      },
      { kind: 'page', handle: 'garantie', title: 'Garantie', body: 'Auf Tische geben wir fünf Jahre.' },
    ],
    'de-DE',
  );
  const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
tisch-eiche | Esstisch Eiche | Esstische | Holzwerk | 899 | | Größe=160 x 90 cm,200 x 100 cm+200 | 3 | eiche | Material: Eiche; Höhe: 75 cm | Geölt.
tisch-glas | Esstisch Glas | Esstische | Klarsicht | 449 | | | 2 | glas | Material: Glas, Stahl; Höhe: 74 cm | Sicher.
couchtisch | Couchtisch rund | Couchtische | Holzwerk | 189 | | Farbe=Eiche,Nussbaum | 6 | rund | Material: Esche; Durchmesser: 80 cm | Rund.
couchtisch-glas | Couchtisch Glas | Couchtische | Klarsicht | 149 | | | 4 | glas | Material: Glas | Klar.
vase | Vase Glas | Deko | Klarsicht | 35 | | | 10 | glas, geschenk | Höhe: 25 cm; Material: Glas | Mundgeblasen.
vase-keramik | Vase Keramik | Deko | Klarsicht | 42 | | | 6 | keramik, geschenk | Höhe: 30 cm; Material: Keramik | Matt.
lampe | Tischlampe Pilz | Lampen | Lumo | 69 | | Farbe=Weiß,Orange | 9 | | Höhe: 30 cm | Mundgeblasen.
lampe-steh | Stehlampe Bogen | Lampen | Lumo | 159 | | | 4 | | Höhe: 190 cm | Metall.
sofa | Sofa Luna | Sofas | Weichwerk | 749 | | Farbe=Hellgrau,Rost | 2 | stoff | Breite: 168 cm | Bezug waschbar.
kekse-ei | Kekse mit Butter | Kekse | Backstube | 4.50 | | | 14 | | Zutaten: Weizen, Butter, Ei | Mürbe.
kekse-hafer | Kekse mit Hafer | Kekse | Backstube | 4.20 | | | 14 | | Zutaten: Hafer, Sonnenblumenöl | Knusprig.
`.trim();

  checkExamples('de', { source, products }, [
    [
      'ein Material schränkt die Suche ein',
      [{ say: 'Esstisch' }, { say: 'aus Glas', first: ['tisch-glas'], not: ['vase', 'couchtisch-glas'] }],
    ],
    [
      'lieber ein anderes Material',
      [
        { say: 'Esstisch aus Glas', first: ['tisch-glas'] },
        { say: 'lieber Eiche', first: ['tisch-eiche'], not: ['couchtisch', 'tisch-glas'] },
      ],
    ],
    [
      'das günstigste von dem, was gesucht wird',
      [
        { say: 'Lampe', shows: ['lampe'] },
        { say: 'die günstigste', first: ['lampe'], not: ['vase', 'kekse-ei'] },
      ],
    ],
    ['höher als', [{ say: 'Vase höher als 28 cm', first: ['vase-keramik'], not: ['vase'] }]],
    ['ohne ein kurzes Wort', [{ say: 'Kekse ohne Ei', shows: ['kekse-hafer'], not: ['kekse-ei'] }]],
    ['Rückgabe in der Sprache des Shops', [{ say: 'Rückgabe', says: [/30 Tagen/i] }]],
    ['etwas zurückgeben', [{ say: 'Kann ich das Sofa zurückgeben?', says: [/30 Tagen/i] }]],
    ['Garantie', [{ say: 'Garantie?', says: [/fünf Jahre/i] }]],
    ['Kosten der Lieferung', [{ say: 'Was kostet die Lieferung?', says: [/29 €/i] }]],
    [
      'nur Wörter, die geschrieben wurden',
      [{ say: 'Sofa' }, { say: 'was kostet der günstigste Esstisch?', never: /much/i, shows: ['tisch-glas'] }],
    ],
    [
      'größer als das gezeigte',
      [{ say: 'Esstisch Eiche' }, { say: 'größer', option: ['200 x 100 cm'], shows: ['tisch-eiche'] }],
    ],
  ]);
});

describe('a shop of outdoor clothes in Norwegian', () => {
  const source = plainShop(
    [
      {
        kind: 'policy',
        handle: 'refund-policy',
        title: 'Retur og bytte',
        body: 'Du kan returnere ubrukte varer innen 60 dager.',
      },
      {
        kind: 'policy',
        handle: 'shipping-policy',
        title: 'Frakt',
        body: 'Frakt i Norge koster 6,90 €, til Sverige 12,90 €. 2 til 5 dager.',
      },
      { kind: 'page', handle: 'reklamasjon', title: 'Reklamasjon', body: 'Du kan reklamere på feil i fem år.' },
    ],
    'nb-NO',
  );
  const products = `
handle | title | type | vendor | price | was | options | stock | tags | details | description
skalljakke | Skalljakke Storm | Jakker | Fjellvant | 249 | | Størrelse=S,M,L; Farge=Svart,Blå,Rød | 4; M&Blå:0 | vanntett | Vekt: 420 g | Hette.
dunjakke | Dunjakke Rim | Jakker | Fjellvant | 199 | | Størrelse=S,M,L; Farge=Svart,Oransje | 3 | dun | Vekt: 480 g; Materiale: nylon, dun | Varm.
fleece | Fleecejakke Lun | Jakker | Varmt | 79 | | Størrelse=S,M; Farge=Grå,Svart | 6 | | Vekt: 300 g | Myk.
hals | Hals i ull | Tilbehør | Varmt | 19 | | Farge=Svart,Rød,Grå | 20 | ull | | Myk.
genser | Ullgenser Setesdal | Gensere | Varmt | 119 | | Størrelse=S,M,L,XL | 5; XL:0 | ull | Materiale: ull | Strikket.
telt-2 | Telt Vind 2 personer | Telt | Leir | 349 | | | 2 | telt | Vekt: 2,4 kg; Personer: 2 | Lett.
telt-3 | Telt Vind 3 personer | Telt | Leir | 429 | | | 1 | telt | Vekt: 2,9 kg; Personer: 3 | Stort.
sekk | Dagstursekk 25 l | Sekker | Bær | 89 | | Farge=Grå,Blå | 6; Blå:0 | | Volum: 25 l | Regntrekk følger med.
lykt | Hodelykt | Lykter | Lys | 49 | | | 9 | | Lysstyrke: 400 lumen; Vekt: 80 g | Oppladbar.
`.trim();

  checkExamples('nb', { source, products }, [
    [
      'farge og størrelse etter et søk',
      [{ say: 'skalljakke' }, { say: 'i blå M', shows: ['skalljakke'], says: [/utsolgt/i], never: /fant ingenting/i }],
    ],
    [
      'en annen farge etter et søk',
      [
        { say: 'sekk 25 l blå', shows: ['sekk'] },
        { say: 'grå', first: ['sekk'], not: ['fleece', 'hals'] },
      ],
    ],
    [
      'en størrelse alene',
      [
        { say: 'ullgenser xl', says: [/utsolgt/i] },
        { say: 'L', first: ['genser'], option: ['L'] },
      ],
    ],
    [
      'det letteste av det som ble vist',
      [
        { say: 'telt', all: ['telt-2', 'telt-3'] },
        { say: 'hvilket er lettest?', says: [/2,4 kg/i] },
      ],
    ],
    [
      'lettere enn det som ble vist',
      [{ say: 'Telt Vind 3 personer' }, { say: 'lettere', first: ['telt-2'], not: ['telt-3'] }],
    ],
    [
      'noe annet enn en farge',
      [
        { say: 'jakke', shows: ['skalljakke'] },
        { say: 'noe annet enn svart', shows: ['skalljakke'], not: ['hals', 'sekk'], never: /mener/i },
      ],
    ],
    ['retur på butikkens språk', [{ say: 'retur', says: [/60 dager/i] }]],
    ['reklamasjon', [{ say: 'reklamasjon', says: [/fem år/i] }]],
    ['frakt til et land', [{ say: 'hvor mye koster frakt til Sverige?', says: [/12,90/i] }]],
  ]);
});
