import type { Policy } from '#shop/content/content.ts';
import type { ProductDetail } from '#shop/product/product.ts';
import { type MemoryProduct, product, variant } from '../../fixtures/shops/memory-catalog.ts';
import { policy } from '../../fixtures/shops/memory-content.ts';

/** A small shop whose texts are uneven: what one product states, another one leaves out or says in other words. */
export interface FactShop {
  readonly locale: 'en-GB' | 'de-DE' | 'nb-NO';
  readonly products: readonly MemoryProduct[];
  readonly policies: readonly Policy[];
}

interface Goods {
  readonly title: string;
  readonly type: string;
  readonly summary: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly weightGrams?: number;
}

const goods = ({ title, type, summary, details = {}, options = {}, weightGrams }: Goods): MemoryProduct => {
  const handle = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const [values = []] = Object.values(options);
  const weighed = weightGrams === undefined ? {} : { weightGrams };
  const variants = values.map((value) => variant({ id: `${handle}-${value}`, values: [value], ...weighed }));
  return product({
    handle,
    title,
    type,
    summary,
    details: Object.entries(details).map(([name, value]): ProductDetail => ({ name, value })),
    options: Object.entries(options).map(([name, of]) => ({
      name,
      values: of.map((value) => ({ value, swatch: null })),
    })),
    variants: variants.length > 0 ? variants : [variant({ id: handle, ...weighed })],
  });
};

const camping: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Heron Two tent',
      type: 'Tents',
      summary:
        'Sleeps two, packs down to 42 × 14 cm and weighs 2.1 kg. Hydrostatic head 3,000 mm. Poles of aluminium. Pegs come in a pouch of their own.',
    }),
    goods({
      title: 'Curlew Three tent',
      type: 'Tents',
      summary: 'Room for three and their boots. 3.4 kg. Not for winter storms. Footprint sold separately.',
    }),
    goods({
      title: 'Ember gas stove',
      type: 'Stoves',
      summary:
        'Burns screw-on cartridges to EN 417. Boils a litre in four minutes. Lights by itself with a piezo button.',
      details: { Output: '2,800 W', Weight: '88 g' },
    }),
    goods({
      title: 'Fell mug',
      type: 'Mugs',
      summary: 'Enamel on steel, so keep it away from the microwave. Put it in the dishwasher as often as you like.',
      details: { Capacity: '350 ml' },
    }),
    goods({
      title: 'Lynx lantern',
      type: 'Lanterns',
      summary: 'Runs 40 hours on three AA cells, which you have to buy yourself. 180 lumens. Floats.',
    }),
    goods({
      title: 'Mole lantern',
      type: 'Lanterns',
      summary: 'Fills up at any USB-C socket in three hours. 320 lumens. Weighs 210 g.',
    }),
  ],
  policies: [
    policy('guarantee', 'Guarantee', '<p>Everything we sell carries a two-year guarantee.</p>'),
    policy('returns', 'Returns', '<p>Used stoves and lanterns cannot be returned. Unused goods within 30 days.</p>'),
  ],
};

const instruments: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Alder student violin',
      type: 'Violins',
      summary: 'Spruce top, maple back. Comes in a hard case with a bow and rosin. A shoulder rest is not in the case.',
      options: { Size: ['1/2', '3/4', '4/4'] },
    }),
    goods({
      title: 'Brook stage piano',
      type: 'Pianos',
      summary:
        '88 weighted keys. 11.6 kg without the stand. Headphones plug in at the front, so neighbours hear nothing.',
      details: { Polyphony: '128 voices', 'Power supply': 'adapter included' },
    }),
    goods({
      title: 'Reed beginner keyboard',
      type: 'Keyboards',
      summary: '61 keys that do not respond to touch. Runs on six AA batteries or the adapter. 4 kg.',
    }),
    goods({
      title: 'Oak cajon',
      type: 'Drums',
      summary: 'Built by hand in Portugal. Carries a player of up to 110 kg. The snare can be taken out.',
    }),
    goods({ title: 'Thrush amp', type: 'Amplifiers', summary: 'For practice. 15 W, 6.5 kg. With Bluetooth.' }),
    goods({ title: 'Raven amp', type: 'Amplifiers', summary: 'For the stage. 60 watts and a 12 inch speaker.' }),
  ],
  policies: [policy('warranty', 'Warranty', '<p>All instruments come with three years of warranty.</p>')],
};

const kitchen: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Bratpfanne Korund',
      type: 'Pfannen',
      summary: 'Mit Keramikbeschichtung, für alle Herde einschließlich Induktion. Bitte nur von Hand spülen.',
      options: { Größe: ['24 cm', '28 cm'] },
      details: { 'Gewicht (28 cm)': '1,3 kg' },
    }),
    goods({
      title: 'Eisenpfanne Rohling',
      type: 'Pfannen',
      summary: 'Unbeschichtet, wird mit der Zeit immer besser. Griff ebenfalls aus Eisen, deshalb auch für den Ofen.',
    }),
    goods({
      title: 'Wasserkocher Brise',
      type: 'Wasserkocher',
      summary: 'Fasst 1,7 Liter. Schaltet sich ab, sobald das Wasser kocht. Das Kabel misst 75 cm.',
      details: { Leistung: '2.200 W' },
    }),
    goods({
      title: 'Küchenwaage Gramm',
      type: 'Küchenwaagen',
      summary: 'Wiegt bis 5 kg auf das Gramm genau. Batterien liegen bei.',
    }),
    goods({
      title: 'Standmixer Orkan',
      type: 'Mixer',
      summary: 'Zerkleinert auch Eis. 900 Watt, 1,5-Liter-Krug aus Glas. Krug und Deckel dürfen in die Spülmaschine.',
    }),
    goods({
      title: 'Stabmixer Zephir',
      type: 'Mixer',
      summary: 'Mit 600 Watt und abnehmbarem Fuß. 78 dB.',
    }),
  ],
  policies: [
    policy('garantie', 'Garantie', '<p>Auf alle Geräte geben wir zwei Jahre Garantie.</p>'),
    policy('rueckgabe', 'Rückgabe', '<p>Benutzte Pfannen nehmen wir nicht zurück.</p>'),
  ],
};

const drugstore: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Handcreme Hafer',
      type: 'Cremes',
      summary: 'Verzichtet auf Duftstoffe und Mineralöl. Zieht schnell ein. 75 ml.',
    }),
    goods({
      title: 'Duschgel Limette',
      type: 'Duschgel',
      summary: 'Frischer Duft nach Limette. Die Flasche besteht aus Altplastik. Enthält keine tierischen Bestandteile.',
      details: { Inhalt: '250 ml' },
    }),
    goods({
      title: 'Zahnpasta Minze',
      type: 'Zahnpasta',
      summary: 'Mit 1.450 ppm Fluorid und Xylit. Ab sechs Jahren.',
    }),
    goods({
      title: 'Kinderzahnpasta Erdbeere',
      type: 'Zahnpasta',
      summary: 'Für Milchzähne. Kommt ohne Fluorid und ohne Zucker aus.',
    }),
    goods({
      title: 'Sonnenmilch Ufer',
      type: 'Sonnenschutz',
      summary: 'Lichtschutzfaktor 50. Hält auch beim Baden. Ohne Nanopartikel.',
    }),
    goods({ title: 'Waschmittel Wolke', type: 'Waschmittel', summary: 'Reicht für 20 Wäschen. Für Buntes bis 60 °C.' }),
  ],
  policies: [
    policy('tierversuche', 'Tierversuche', '<p>Keines unserer Produkte wird an Tieren getestet.</p>'),
    policy('rueckgabe', 'Rückgabe', '<p>Geöffnete Kosmetik können wir nicht zurücknehmen.</p>'),
  ],
};

const sports: FactShop = {
  locale: 'nb-NO',
  products: [
    goods({
      title: 'Proteinpulver Fjell',
      type: 'Kosttilskudd',
      summary: 'Ertprotein med vanilje. Uten melk, soya og tilsatt sukker. 24 porsjoner.',
      details: { Allergener: 'ingen' },
    }),
    goods({
      title: 'Tredemølle Løype',
      type: 'Tredemøller',
      summary: 'Kan slås sammen og settes på høykant. Bærer brukere inntil 130 kg. Motor på 2,5 hk.',
      details: { Vekt: '62 kg' },
    }),
    goods({
      title: 'Treningsmatte Mose',
      type: 'Matter',
      summary: 'Av naturgummi, 6 mm tykk. Lateksallergikere bør velge en annen. Rulles sammen.',
    }),
    goods({
      title: 'Skijakke Skare',
      type: 'Jakker',
      summary: 'Vannsøyle 15 000 mm og tapede sømmer. Hetta passer over hjelm. Isolert med resirkulert polyester.',
      options: { Størrelse: ['S', 'M', 'L'] },
    }),
    goods({
      title: 'Hodelykt Glimt',
      type: 'Hodelykter',
      summary: 'Lyser i 12 timer på lav styrke. 300 lumen. Lades med USB-C-kabel som ligger i esken.',
    }),
    goods({
      title: 'Hodelykt Blaff',
      type: 'Hodelykter',
      summary: 'Går på tre AAA-batterier. 120 lumen. 75 g.',
    }),
  ],
  policies: [
    policy('garanti', 'Garanti', '<p>Vi gir to års garanti på alle varer.</p>'),
    policy('retur', 'Retur', '<p>Undertøy og åpnede kosttilskudd tas ikke i retur.</p>'),
  ],
};

const appliances: FactShop = {
  locale: 'nb-NO',
  products: [
    goods({
      title: 'Avfukter Tørr',
      type: 'Avfuktere',
      summary: 'Trekker 12 liter i døgnet ut av lufta. Tanken rommer 2 liter. Kan kobles til slange.',
      details: { Støynivå: '42 dB' },
    }),
    goods({
      title: 'Støvsuger Sus',
      type: 'Støvsugere',
      summary: 'Poseløs, 68 dB og 6,2 kg. Ledningen er 8 meter. HEPA-filter kan vaskes.',
    }),
    goods({
      title: 'Støvsuger Virvel',
      type: 'Støvsugere',
      summary: 'Med pose på 3 liter. 5,1 kg. Egner seg godt for folk med allergi.',
    }),
    goods({
      title: 'Kaffekvern Kvist',
      type: 'Kaffekverner',
      summary: 'Males for hånd. Kvern av keramikk. Tåler ikke oppvaskmaskin.',
    }),
    goods({
      title: 'Vifte Bris',
      type: 'Vifter',
      summary: 'Tre hastigheter, svinger 90 grader. 45 W. Fjernkontroll følger med, batteri til den må kjøpes.',
    }),
    goods({ title: 'Vaffeljern Hjerte', type: 'Vaffeljern', summary: '1000 watt. Platene har slippbelegg uten PFAS.' }),
  ],
  policies: [
    policy('garanti', 'Garanti', '<p>Alle produkter har fem års reklamasjonsrett og to års garanti.</p>'),
    policy('gave', 'Gaver', '<p>Vi pakker inn gaver gratis.</p>'),
  ],
};

const garden: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Gartenliege Siesta',
      type: 'Liegen',
      summary: 'Lässt sich flach zusammenlegen, wiegt 7,8 kg. Belastbar bis 120 kg. Der Bezug ist waschbar bei 30 °C.',
    }),
    goods({
      title: 'Gartenliege Largo',
      type: 'Liegen',
      summary: 'Gestell aus Teakholz, fest verschraubt. Wird fertig montiert geliefert. Trägt 150 kg.',
    }),
    goods({
      title: 'Akku-Heckenschere Buchs',
      type: 'Heckenscheren',
      summary: 'Schnittlänge 52 cm, 2,9 kg. Akku und Ladegerät gehören nicht zum Lieferumfang. 92 dB.',
    }),
    goods({
      title: 'Gartenschlauch Ried',
      type: 'Schläuche',
      summary: 'Frei von Phthalaten, damit auch für Trinkwasser. Kann im Winter draußen liegen bleiben.',
      options: { Länge: ['15 m', '30 m'] },
    }),
    goods({
      title: 'Tomatendünger Rot',
      type: 'Dünger',
      summary: 'Rein pflanzlich. Alle zwei Wochen geben. Reicht für 100 Liter Gießwasser.',
    }),
    goods({ title: 'Rosendünger Fest', type: 'Dünger', summary: 'Mit Guano. Einmal im Frühjahr einarbeiten. 2 kg.' }),
  ],
  policies: [
    policy('versand', 'Versand', '<p>Pflanzen verschicken wir nur innerhalb Deutschlands.</p>'),
    policy('garantie', 'Garantie', '<p>Auf jedes Produkt gewähren wir fünf Jahre Garantie.</p>'),
  ],
};

const toys: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Pine train set',
      type: 'Trains',
      summary: 'Thirty pieces of unpainted pine. Has small parts, so not for children under three.',
    }),
    goods({
      title: 'Bramble teddy',
      type: 'Soft toys',
      summary: 'Stuffed with recycled bottles. Goes in the wash at 40 degrees. Suitable from birth.',
    }),
    goods({
      title: 'Splash bath boat',
      type: 'Bath toys',
      summary: 'Natural rubber, no PVC or BPA. Fills with water unless you dry it.',
    }),
    goods({
      title: 'Comet scooter',
      type: 'Scooters',
      summary: 'Takes riders of up to 50 kg. The handlebar goes from 62 to 80 cm. Folds flat in two seconds. 3.1 kg.',
    }),
    goods({
      title: 'Meteor scooter',
      type: 'Scooters',
      summary: 'For riders up to 100 kg. Big wheels and a brake. 5 kg.',
    }),
    goods({
      title: 'Puzzle Harbour',
      type: 'Puzzles',
      summary: '500 pieces, 48 × 36 cm when done. Printed with plant-based inks.',
    }),
  ],
  policies: [
    policy('guarantee', 'Guarantee', '<p>Every toy is guaranteed for two years.</p>'),
    policy('safety', 'Safety', '<p>All our toys carry the CE mark.</p>'),
  ],
};

const bicycles: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Dale city bike',
      type: 'Bikes',
      summary: 'Eight gears and a chain guard. 16.5 kg. Lights run off the hub, so no batteries. Mudguards are fitted.',
      options: { Frame: ['S', 'M', 'L'] },
    }),
    goods({
      title: 'Moor gravel bike',
      type: 'Bikes',
      summary: 'Eleven gears. 10.2 kg without pedals, which you choose yourself. Not for riders above 115 kg.',
    }),
    goods({
      title: 'Burr helmet',
      type: 'Helmets',
      summary: 'Shell made from old fishing nets. The padding comes out for washing. 310 g.',
    }),
    goods({
      title: 'Tarn bottle',
      type: 'Bottles',
      summary: 'Holds 600 ml. BPA-free. Hand wash only, and keep it out of the freezer.',
    }),
  ],
  policies: [policy('guarantee', 'Guarantee', '<p>Every product comes with a three-year guarantee.</p>')],
};

const furniture: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Schreibtisch Linde',
      type: 'Schreibtische',
      summary: 'Platte aus geölter Eiche, 140 × 70 cm. Die Höhe lässt sich mit der Kurbel ändern. Trägt 80 kg.',
    }),
    goods({
      title: 'Regal Birke',
      type: 'Regale',
      summary: 'Kommt in Einzelteilen, Werkzeug liegt im Karton. Aus FSC-Holz, unbehandelt.',
    }),
    goods({
      title: 'Sessel Moos',
      type: 'Sessel',
      summary: 'Bezug aus Schurwolle, abziehbar. Nicht für den Trockner. Füße aus Buche.',
    }),
    goods({ title: 'Sessel Farn', type: 'Sessel', summary: 'Mit Kunstleder bezogen. 14 kg. Dreht sich.' }),
  ],
  policies: [policy('lieferung', 'Lieferung', '<p>Altmöbel nehmen wir nicht mit.</p>')],
};

const pets: FactShop = {
  locale: 'nb-NO',
  products: [
    goods({
      title: 'Hundefôr Rype',
      type: 'Hundefôr',
      summary: 'Med kylling og ris. Fri for hvete. 12 kg. Passer ikke for valper.',
    }),
    goods({
      title: 'Kattesand Snø',
      type: 'Kattesand',
      summary: 'Klumper seg godt. Uparfymert. Kan ikke skylles ned i toalettet.',
    }),
    goods({
      title: 'Hundeseng Lyng',
      type: 'Hundesenger',
      summary: 'Trekket tas av og vaskes på 40 grader. 90 × 70 cm. Bunn som ikke sklir.',
    }),
    goods({
      title: 'Drikkefontene Bekk',
      type: 'Fontener',
      summary: 'Rommer 2,5 liter. Lydnivå under 30 dB. Strømadapter selges separat.',
    }),
  ],
  policies: [policy('garanti', 'Garanti', '<p>Alle varer har ett års garanti.</p>')],
};

const deli: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Forest honey',
      type: 'Honey',
      summary: 'Raw, from one meadow in Wales. Not for babies under one year. 340 g.',
    }),
    goods({
      title: 'Seed crackers',
      type: 'Crackers',
      summary: 'Baked without wheat or dairy. Made in a kitchen that handles nuts. 12 crackers.',
    }),
    goods({
      title: 'Dark chocolate 80 %',
      type: 'Chocolate',
      summary: 'Cocoa, cocoa butter and cane sugar, nothing else. Keep it below 20 degrees.',
    }),
    goods({
      title: 'Smoked salt',
      type: 'Salt',
      summary: 'Smoked over oak. Lasts for years if kept dry. Refills cost less.',
    }),
  ],
  policies: [policy('food', 'Food', '<p>Opened food cannot be returned.</p>')],
};

const jewelry: FactShop = {
  locale: 'en-GB',
  products: [
    goods({
      title: 'Tern earrings',
      type: 'Earrings',
      summary: 'Sterling silver hooks, free of nickel. 3 g the pair. They come in a cotton pouch.',
    }),
    goods({
      title: 'Tide bracelet',
      type: 'Bracelets',
      summary: 'Gold-plated brass, so take it off before you shower. Closes from 16 to 19 cm.',
      details: { Width: '4 mm' },
    }),
    goods({
      title: 'Dune watch',
      type: 'Watches',
      summary: 'Automatic, so it never needs a battery. Water resistant to 50 m. Leather strap, made in Italy. 62 g.',
    }),
  ],
  policies: [policy('guarantee', 'Guarantee', '<p>Everything we make has a lifetime guarantee.</p>')],
};

const sewing: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Nähmaschine Stich 30',
      type: 'Nähmaschinen',
      summary: '30 Stiche, näht auch Jeans. 5,4 kg. Koffer und Fußpedal gehören dazu, Garn nicht. 70 W.',
    }),
    goods({
      title: 'Nähmaschine Faden 12',
      type: 'Nähmaschinen',
      summary: 'Zwölf Stiche. Wiegt 4,1 kg. Nicht für Leder.',
    }),
    goods({
      title: 'Leinenstoff Natur',
      type: 'Stoffe',
      summary: 'Ungefärbt und ungebleicht. 140 cm breit. Läuft beim ersten Waschen etwa 5 % ein.',
      details: { Material: '100 % Leinen' },
    }),
  ],
  policies: [policy('zuschnitt', 'Zuschnitt', '<p>Zugeschnittene Stoffe nehmen wir nicht zurück.</p>')],
};

const aquarium: FactShop = {
  locale: 'nb-NO',
  products: [
    goods({
      title: 'Akvarium Vik 60',
      type: 'Akvarier',
      summary: 'Glass, 54 liter. LED-lys i lokket. Filter følger med, varmekolbe kjøpes i tillegg.',
    }),
    goods({
      title: 'Pumpe Strøm',
      type: 'Pumper',
      summary: 'For akvarier inntil 100 liter. 5 W. Nesten lydløs. Kan ikke brukes i saltvann.',
    }),
    goods({ title: 'Fiskefôr Flak', type: 'Fôr', summary: 'Uten fargestoffer. 100 ml. Gis to ganger om dagen.' }),
  ],
  policies: [policy('garanti', 'Garanti', '<p>Alle varer har tre års garanti.</p>')],
};

const coffee: FactShop = {
  locale: 'de-DE',
  products: [
    goods({
      title: 'Espresso Nacht',
      type: 'Kaffee',
      summary: 'Ganze Bohnen aus Peru. Entkoffeiniert mit Wasser. Schmeckt nach Kakao. 500 g.',
    }),
    goods({
      title: 'Mühle Korn',
      type: 'Mühlen',
      summary: 'Elektrisch, 38 Mahlstufen. Läuft mit 75 dB. Das Mahlwerk ist aus Keramik.',
    }),
    goods({
      title: 'Handmühle Dreh',
      type: 'Mühlen',
      summary: 'Ganz ohne Strom. Passt in den Rucksack, 480 g. Kurbel abnehmbar.',
    }),
  ],
  policies: [policy('rueckgabe', 'Rückgabe', '<p>Geöffneten Kaffee nehmen wir nicht zurück.</p>')],
};

export const factShops = {
  camping,
  instruments,
  kitchen,
  drugstore,
  sports,
  appliances,
  garden,
  toys,
  bicycles,
  furniture,
  pets,
  deli,
  jewelry,
  sewing,
  aquarium,
  coffee,
};
