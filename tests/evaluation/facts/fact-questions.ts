import type { factShops } from './fact-shops.ts';

/** What a right answer says. Every fragment must stand in it, and none of `lacks`. */
export interface ExpectedAnswer {
  /**
   * `yes`, `no`: the fragments, and no contrary verdict. `says`: the fragments, and neither yes nor no. `unknown`: that it is not
   * known. `some`: the fragments, and that it is not known of the others.
   */
  readonly kind: 'yes' | 'no' | 'says' | 'unknown' | 'some';
  readonly fragments: readonly string[];
  readonly lacks: readonly string[];
}

export interface FactQuestion {
  readonly shop: keyof typeof factShops;
  /** Said before: the title of a product, or a kind of which several are shown. */
  readonly before: string;
  readonly question: string;
  readonly expected: ExpectedAnswer;
}

const expect =
  (kind: ExpectedAnswer['kind']) =>
  (...fragments: readonly string[]): ExpectedAnswer => ({ kind, fragments, lacks: [] });
const yes = expect('yes');
const no = expect('no');
const says = expect('says');
const some = expect('some');
const unknown = (): ExpectedAnswer => ({ kind: 'unknown', fragments: [], lacks: [] });
const without = (answer: ExpectedAnswer, ...lacks: readonly string[]): ExpectedAnswer => ({ ...answer, lacks });

type Row = readonly [before: string, question: string, expected: ExpectedAnswer];

type Rows = Readonly<Partial<Record<keyof typeof factShops, readonly Row[]>>>;

const known: Rows = {
  camping: [
    ['Heron Two tent', 'how heavy is it and what size does it pack down to?', says('2.1 kg', '42 × 14')],
    ['Heron Two tent', 'is it waterproof?', says('3,000 mm')],
    ['Heron Two tent', 'does it have a window?', unknown()],
    ['Curlew Three tent', 'can I use it in winter?', no('Not for winter storms')],
    ['Curlew Three tent', 'does it come with a footprint?', no('Footprint sold separately')],
    ['Curlew Three tent', 'is it made of cotton?', unknown()],
    ['Ember gas stove', 'how many watts does it have?', says('2,800 W')],
    ['Ember gas stove', 'do I need matches for it?', says('piezo')],
    ['Ember gas stove', 'is there a guarantee on it?', says('two-year guarantee')],
    ['Ember gas stove', 'can I send it back once I have used it?', says('cannot be returned')],
    ['Fell mug', 'is it microwave safe?', no('keep it away from the microwave')],
    ['Fell mug', 'darf die Tasse in die Spülmaschine?', yes('dishwasher')],
    ['Lynx lantern', 'how many watts does it have?', unknown()],
    ['Lynx lantern', 'are batteries included?', no('buy yourself')],
    ['Lanterns', 'which one is brighter?', says('Mole lantern', '320 lumens')],
    ['Lanterns', 'how heavy are they?', some('210 g')],
  ],
  instruments: [
    ['Alder student violin', 'does it come with a shoulder rest?', no('not in the case')],
    ['Alder student violin', 'is a bow included?', yes('with a bow')],
    ['Alder student violin', 'is the top solid?', says('Spruce top')],
    ['Brook stage piano', 'how much does it weigh and does it have weighted keys?', says('11.6 kg', 'weighted keys')],
    ['Brook stage piano', 'can I practise silently?', says('Headphones')],
    ['Brook stage piano', 'does it have bluetooth?', unknown()],
    ['Reed beginner keyboard', 'are the keys touch sensitive?', no('do not respond to touch')],
    ['Reed beginner keyboard', 'kann man es auch mit Batterien betreiben?', yes('six AA batteries')],
    ['Oak cajon', 'how heavy is it?', unknown()],
    ['Oak cajon', 'where was it made?', says('Portugal')],
    ['Oak cajon', 'is the snare removable?', yes('taken out')],
    ['Amplifiers', 'which one is more powerful?', says('Raven amp', '60 watts')],
    ['Amplifiers', "what's the difference?", says('15 W', '60 watts')],
    ['Amplifiers', 'is the Raven amp louder?', says('15 W', '60 watts')],
    ['Thrush amp', 'any warranty?', says('three years of warranty')],
  ],
  kitchen: [
    ['Bratpfanne Korund', 'ist die ohne Beschichtung?', no('Keramikbeschichtung')],
    ['Bratpfanne Korund', 'kann die in die Spülmaschine?', no('von Hand spülen')],
    ['Bratpfanne Korund', 'hat die einen Deckel dabei?', unknown()],
    ['Eisenpfanne Rohling', 'hat die eine Beschichtung?', no('Unbeschichtet')],
    ['Eisenpfanne Rohling', 'ist der Griff ofenfest?', yes('auch für den Ofen')],
    ['Eisenpfanne Rohling', 'wie schwer ist die?', unknown()],
    ['Eisenpfanne Rohling', 'kann ich die gebraucht zurückgeben?', says('nehmen wir nicht zurück')],
    ['Wasserkocher Brise', 'wie viel Watt hat der?', says('2.200 W')],
    ['Wasserkocher Brise', 'geht der von selbst aus?', yes('Schaltet sich ab')],
    ['Wasserkocher Brise', 'wie lang ist das Kabel?', says('75 cm')],
    ['Wasserkocher Brise', 'wie viel Garantie gibt es darauf?', says('zwei Jahre Garantie')],
    ['Küchenwaage Gramm', 'muss ich Batterien dazu kaufen?', says('liegen bei')],
    ['Küchenwaage Gramm', 'wie genau ist die?', says('auf das Gramm genau')],
    ['Mixer', 'welcher hat mehr Watt?', says('900 Watt', '600 Watt')],
    ['Mixer', 'wie laut sind die?', some('78 dB')],
    ['Standmixer Orkan', 'is the jug made of glass?', yes('Krug aus Glas')],
  ],
  drugstore: [
    ['Handcreme Hafer', 'ist da Parfüm drin?', no('Verzichtet auf Duftstoffe')],
    ['Handcreme Hafer', 'ist die vegan?', unknown()],
    ['Handcreme Hafer', 'is it free of mineral oil?', yes('Mineralöl')],
    ['Duschgel Limette', 'ist das vegan?', yes('keine tierischen')],
    ['Duschgel Limette', 'ist die Flasche recycelt?', says('Altplastik')],
    ['Duschgel Limette', 'wird das an Tieren getestet?', says('Keines unserer Produkte')],
    ['Zahnpasta Minze', 'ist die ohne Fluorid?', no('1.450 ppm Fluorid')],
    ['Zahnpasta Minze', 'ab welchem Alter?', says('Ab sechs Jahren')],
    ['Kinderzahnpasta Erdbeere', 'ist da Zucker drin?', no('ohne Zucker')],
    ['Kinderzahnpasta Erdbeere', 'ist die fluoridfrei?', yes('ohne Fluorid')],
    ['Sonnenmilch Ufer', 'ist die wasserfest?', says('Hält auch beim Baden')],
    ['Sonnenmilch Ufer', 'ist da Alkohol drin?', unknown()],
    ['Waschmittel Wolke', 'wie viele Ladungen sind drin?', says('20 Wäschen')],
    ['Waschmittel Wolke', 'geht das auch für weiße Wäsche?', says('Für Buntes')],
    ['Waschmittel Wolke', 'hvor mange vasker rekker det til?', says('20 Wäschen')],
  ],
  sports: [
    ['Proteinpulver Fjell', 'er det melk i det?', no('Uten melk')],
    ['Proteinpulver Fjell', 'er det uten soya?', yes('soya')],
    ['Proteinpulver Fjell', 'er det gluten i?', unknown()],
    ['Tredemølle Løype', 'kan den foldes sammen?', yes('slås sammen')],
    ['Tredemølle Løype', 'hvor mye veier den og hvor mye tåler den?', says('62 kg', '130 kg')],
    ['Tredemølle Løype', 'hvor mange watt har den?', says('2,5 hk')],
    ['Treningsmatte Mose', 'er den lateksfri?', without(says('Lateksallergikere'), 'Ja.')],
    ['Treningsmatte Mose', 'hvor tykk er den?', says('6 mm')],
    ['Skijakke Skare', 'er den vanntett?', says('15 000 mm')],
    ['Skijakke Skare', 'har den hette?', yes('Hetta')],
    ['Skijakke Skare', 'is it down or synthetic?', says('resirkulert polyester')],
    ['Hodelykter', 'hvilken lyser sterkest?', says('300 lumen', 'Glimt')],
    ['Hodelykter', 'hva er forskjellen?', says('300 lumen', '120 lumen')],
    ['Hodelykt Glimt', 'følger ladekabel med?', yes('ligger i esken')],
    ['Hodelykt Blaff', 'hva med garanti?', says('to års garanti')],
  ],
  appliances: [
    ['Avfukter Tørr', 'hvor mange watt bruker den?', unknown()],
    ['Avfukter Tørr', 'hvor bråkete er den?', says('42 dB')],
    ['Avfukter Tørr', 'hvor stor er tanken?', says('2 liter')],
    ['Støvsugere', 'hvilken er lettest?', says('Virvel', '5,1 kg')],
    ['Støvsugere', 'er Støvsuger Sus tyngre?', says('6,2 kg', '5,1 kg')],
    ['Støvsuger Sus', 'trenger jeg poser til den?', says('Poseløs')],
    ['Støvsuger Virvel', 'er den bra for allergikere?', yes('folk med allergi')],
    ['Kaffekvern Kvist', 'trenger den strøm?', says('Males for hånd')],
    ['Kaffekvern Kvist', 'kan den vaskes i maskin?', no('Tåler ikke oppvaskmaskin')],
    ['Vifte Bris', 'følger det med batteri til fjernkontrollen?', no('må kjøpes')],
    ['Vaffeljern Hjerte', 'er det PFAS i belegget?', no('uten PFAS')],
    ['Vaffeljern Hjerte', 'kann man die Platten rausnehmen?', unknown()],
    ['Vifte Bris', 'hvor lang garanti har den?', says('to års garanti')],
  ],
  garden: [
    ['Gartenliege Siesta', 'wie schwer ist die und kann man sie zusammenklappen?', says('7,8 kg', 'zusammenlegen')],
    ['Gartenliege Siesta', 'kann man den Bezug waschen?', yes('waschbar')],
    ['Gartenliege Largo', 'kann man die zusammenklappen?', says('fest verschraubt')],
    ['Gartenliege Largo', 'muss man die aufbauen?', says('fertig montiert')],
    ['Liegen', 'welche hält mehr aus?', says('Largo', '150 kg')],
    ['Akku-Heckenschere Buchs', 'ist ein Akku dabei?', no('nicht zum Lieferumfang')],
    ['Akku-Heckenschere Buchs', 'wie laut ist die?', says('92 dB')],
    ['Gartenschlauch Ried', 'sind da Weichmacher drin?', no('Frei von Phthalaten')],
    ['Gartenschlauch Ried', 'ist der frostsicher?', says('Winter draußen')],
    ['Tomatendünger Rot', 'wie oft muss ich den geben?', says('Alle zwei Wochen')],
    ['Tomatendünger Rot', 'is it organic?', unknown()],
    ['Dünger', 'sind die rein pflanzlich?', some('Rein pflanzlich')],
    ['Rosendünger Fest', 'gibt es Garantie?', says('fünf Jahre Garantie')],
  ],
  toys: [
    ['Pine train set', 'is it painted?', no('unpainted')],
    ['Pine train set', 'my nephew is two, is it okay for him?', says('under three')],
    ['Bramble teddy', 'can I wash it?', yes('40 degrees')],
    ['Bramble teddy', 'what is the stuffing?', says('recycled bottles')],
    ['Splash bath boat', 'is there PVC in it?', no('no PVC')],
    ['Splash bath boat', 'does it contain phthalates?', unknown()],
    ['Scooters', 'which one takes more weight?', says('Meteor scooter', '100 kg')],
    ['Scooters', 'can they be folded?', some('Folds flat')],
    ['Comet scooter', 'is the handlebar adjustable and how heavy is it?', says('62 to 80 cm', '3.1 kg')],
    ['Puzzle Harbour', 'how big is it finished?', says('48 × 36')],
    ['Puzzle Harbour', 'hat es ein CE-Zeichen?', says('CE mark')],
    ['Puzzle Harbour', 'how many pieces?', says('500 pieces')],
  ],
};

/** Of shops that were added later, and in words that were written without a look at the rules. */
const unseen: Rows = {
  bicycles: [
    ['Dale city bike', 'do I need batteries for the lights?', says('no batteries')],
    ['Dale city bike', 'does it have mudguards?', yes('Mudguards are fitted')],
    ['Dale city bike', 'is the frame aluminium?', unknown()],
    ['Moor gravel bike', 'are pedals included?', no('without pedals')],
    ['Moor gravel bike', 'I weigh 120 kg, will it hold me?', says('115 kg')],
    ['Moor gravel bike', 'how many gears has it got and does it come with lights?', some('Eleven gears')],
    ['Bikes', 'which is lighter?', says('Moor gravel bike', '10.2 kg')],
    ['Burr helmet', 'what is it made of?', says('fishing nets')],
    ['Burr helmet', 'kann man das Polster waschen?', yes('for washing')],
    ['Tarn bottle', 'can I put it in the dishwasher?', no('Hand wash only')],
    ['Tarn bottle', 'can it go in the freezer?', no('out of the freezer')],
    ['Tarn bottle', 'what about a guarantee?', says('three-year guarantee')],
  ],
  furniture: [
    ['Schreibtisch Linde', 'ist der höhenverstellbar?', says('mit der Kurbel')],
    ['Schreibtisch Linde', 'wie viel hält der aus?', says('80 kg')],
    ['Schreibtisch Linde', 'ist das Eiche massiv?', says('geölter Eiche')],
    ['Schreibtisch Linde', 'passt da eine Klemmlampe dran?', unknown()],
    ['Regal Birke', 'muss man das selbst aufbauen?', says('Einzelteilen')],
    ['Regal Birke', 'ist das lackiert?', says('unbehandelt')],
    ['Regal Birke', 'wie breit ist das?', unknown()],
    ['Sessel Moos', 'kann der Bezug in den Trockner?', no('Nicht für den Trockner')],
    ['Sessel Moos', 'is the cover removable?', says('abziehbar')],
    ['Sessel', 'wie schwer sind die?', some('14 kg')],
    ['Sessel Farn', 'ist das echtes Leder?', says('Kunstleder')],
  ],
  pets: [
    ['Hundefôr Rype', 'er det hvete i det?', no('Fri for hvete')],
    ['Hundefôr Rype', 'kan valpen min spise det?', says('ikke for valper')],
    ['Hundefôr Rype', 'er det kylling i?', yes('kylling')],
    ['Kattesand Snø', 'lukter den parfyme?', no('Uparfymert')],
    ['Kattesand Snø', 'kan jeg kaste den i do?', says('toalettet')],
    ['Hundeseng Lyng', 'kan trekket vaskes?', yes('40 grader')],
    ['Hundeseng Lyng', 'er den sklisikker?', yes('ikke sklir')],
    ['Hundeseng Lyng', 'hvor tung er den?', unknown()],
    ['Drikkefontene Bekk', 'følger strømadapter med?', no('selges separat')],
    ['Drikkefontene Bekk', 'hvor mye rommer den og er den stille?', says('2,5 liter', '30 dB')],
    ['Drikkefontene Bekk', 'how long is the warranty?', says('ett års garanti')],
  ],
  deli: [
    ['Forest honey', 'is it okay for my baby?', says('Not for babies')],
    ['Forest honey', 'where does it come from?', says('Wales')],
    ['Seed crackers', 'is there milk in them?', no('without wheat or dairy')],
    ['Seed crackers', 'are they nut free?', without(says('handles nuts'), 'Yes')],
    ['Seed crackers', 'how much do they weigh?', unknown()],
    ['Dark chocolate 80 %', 'is there sugar in it?', yes('cane sugar')],
    ['Dark chocolate 80 %', 'is it organic?', unknown()],
    ['Smoked salt', 'can I send it back after opening it?', says('cannot be returned')],
  ],
  jewelry: [
    ['Tern earrings', 'is there nickel in them?', no('free of nickel')],
    ['Tern earrings', 'are they gold?', unknown()],
    ['Tern earrings', 'how heavy are they and do they come with a box?', some('3 g')],
    ['Tern earrings', 'is there a guarantee?', says('lifetime guarantee')],
    ['Tide bracelet', 'can I shower with it?', says('before you shower')],
    ['Tide bracelet', 'how wide is it?', says('4 mm')],
    ['Tide bracelet', 'is it adjustable?', says('16 to 19 cm')],
    ['Dune watch', 'does it need a battery?', says('never needs a battery')],
    ['Dune watch', 'can I swim with it?', says('50 m')],
    ['Dune watch', 'hvor er den laget?', says('Italy')],
  ],
  sewing: [
    ['Nähmaschine Stich 30', 'ist ein Koffer dabei?', yes('Koffer')],
    ['Nähmaschine Stich 30', 'ist Garn dabei?', no('Garn nicht')],
    ['Nähmaschine Stich 30', 'schafft die auch Jeans?', says('Jeans')],
    ['Nähmaschine Stich 30', 'how many watts does it have?', says('70 W')],
    ['Nähmaschine Faden 12', 'kann man damit Leder nähen?', no('Nicht für Leder')],
    ['Nähmaschine Faden 12', 'wie viel Watt hat die?', unknown()],
    ['Nähmaschinen', 'welche ist leichter?', says('Faden 12', '4,1 kg')],
    ['Leinenstoff Natur', 'ist der gefärbt?', no('Ungefärbt')],
    ['Leinenstoff Natur', 'läuft der ein?', says('5 %')],
    ['Leinenstoff Natur', 'wie breit ist der?', says('140 cm')],
    ['Leinenstoff Natur', 'ist das reines Leinen?', yes('100 % Leinen')],
  ],
  aquarium: [
    ['Akvarium Vik 60', 'følger det med varmekolbe?', no('kjøpes i tillegg')],
    ['Akvarium Vik 60', 'er filter inkludert?', yes('Filter følger med')],
    ['Akvarium Vik 60', 'hvor mange liter er det?', says('54 liter')],
    ['Akvarium Vik 60', 'hvor tungt er det?', unknown()],
    ['Pumpe Strøm', 'bråker den?', says('lydløs')],
    ['Pumpe Strøm', 'kan jeg bruke den i saltvann?', no('ikke brukes i saltvann')],
    ['Pumpe Strøm', 'hvor mange lumen har den?', unknown()],
    ['Fiskefôr Flak', 'er det fargestoff i det?', no('Uten fargestoffer')],
    ['Fiskefôr Flak', 'hvor ofte skal jeg gi det?', says('to ganger om dagen')],
    ['Fiskefôr Flak', 'har dere garanti på den?', says('tre års garanti')],
  ],
  coffee: [
    ['Espresso Nacht', 'ist da Koffein drin?', no('Entkoffeiniert')],
    ['Espresso Nacht', 'ist der gemahlen?', says('Ganze Bohnen')],
    ['Espresso Nacht', 'ist der bio?', unknown()],
    ['Espresso Nacht', 'where do the beans come from?', says('Peru')],
    ['Mühlen', 'welche ist leiser?', some('75 dB')],
    ['Mühle Korn', 'woraus ist das Mahlwerk?', says('Keramik')],
    ['Mühle Korn', 'ist die spülmaschinenfest?', unknown()],
    ['Handmühle Dreh', 'braucht die Strom?', says('ohne Strom')],
    ['Handmühle Dreh', 'kann man die Kurbel abnehmen?', says('abnehmbar')],
    ['Handmühle Dreh', 'wie schwer ist die und wie laut?', says('480 g')],
  ],
};

const questionsOf = (rows: Rows): readonly FactQuestion[] => {
  const isShop = (name: string): name is keyof typeof factShops => name in rows;
  return Object.keys(rows)
    .filter(isShop)
    .flatMap((shop) =>
      (rows[shop] ?? []).map(([before, question, expected]) => ({ shop, before, question, expected })),
    );
};

export const factQuestions = questionsOf(known);
export const unseenFactQuestions = questionsOf(unseen);
