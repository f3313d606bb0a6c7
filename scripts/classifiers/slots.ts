import type { Language } from '#messages/messages.ts';
import { type LexiconConcept, lexiconConcepts } from '#shop/lexicon/lexicon.ts';
import { colors } from '#shop/lexicon/words/colors.ts';
import { materials } from '#shop/lexicon/words/materials.ts';
import { oneOf } from './expand-pattern.ts';

/** What a slot of a pattern is filled with. */
export function fillSlot(name: string, language: Language, random: () => number): string {
  if (name === 'n') return random() < 0.6 ? String(1 + Math.floor(random() * 12)) : oneOf(numbers[language], random);
  if (name === 'price') return `${5 * (1 + Math.floor(random() * 80))}${oneOf(currencies[language], random)}`;
  if (name === 'brand') return brand(random);
  const choices = slots[language][name];
  if (!choices) throw new Error(`Unknown slot: ${name}`);
  return oneOf(choices, random);
}

/** A name that no shop has, as shops have them. */
function brand(random: () => number): string {
  const name = oneOf(beginnings, random) + oneOf(endings, random);
  const shown = random() < 0.5 ? name : name.toLowerCase();
  return random() < 0.2 ? `${shown} ${oneOf(models, random)}` : shown;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const choices = (text: string): readonly string[] => text.split('|');

const beginnings = words(
  'Bra Nor Tor Fla Kli Zen Mo Ka Pul Vel Ster Lu Ari Hol Gri Sku Ber Tin Os Fen Dra Mil Qui Ro Sol',
);
const endings = words('dal vik ax o ina mark sen li pro tec ette um ling ra ow ex berg ia quist ner zo');
const models = words('2 3 5 X1 Pro Mini Max 300 T40 Plus One XL Lite S20 Duo');
const sizes = words('S M L XL XS 36 37 38 39 40 41 42 44 98 104 116 128 140x200 90x200 160 0,5l 1l 500ml 2kg');

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: words('one two three four five six ten'),
  de: words('ein eine zwei drei vier fünf sechs zehn'),
  nb: words('en ett to tre fire fem seks ti'),
};

const currencies: Readonly<Record<Language, readonly string[]>> = {
  en: [' euros', '€', ' pounds', '', ' bucks'],
  de: [' euro', '€', ' €', '', ' Euro'],
  nb: [' kr', ' kroner', 'kr', ',-', ''],
};

function namesOf(concepts: readonly LexiconConcept[], language: Language): readonly string[] {
  return concepts.flatMap(({ names }) => names[language].slice(0, 2)).filter((name) => /^[\p{L} -]{3,24}$/u.test(name));
}

function column(text: string, language: Language): readonly string[] {
  const index = { en: 0, de: 1, nb: 2 }[language];
  return text
    .split('\n')
    .flatMap((line) => (line.split('|')[index] ?? '').split(',').slice(0, 2))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const things = lexiconConcepts().filter(({ isProperty }) => !isProperty);
const thingsOf = (language: Language): readonly string[] => namesOf(things, language);

function plurals(names: readonly string[], language: Language): readonly string[] {
  const ending = { en: 's', de: 'n', nb: 'er' }[language];
  return names.map((name, index) => {
    if (index % 4 === 0) return name;
    if (language === 'de' && !name.endsWith('e')) return `${name}${index % 2 === 0 ? 'e' : ''}`;
    return name.endsWith(ending) ? name : name.replace(language === 'nb' ? /e$/ : /(?!)/, '') + ending;
  });
}

const slots: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    thing: thingsOf('en'),
    things: plurals(thingsOf('en'), 'en'),
    color: column(colors, 'en'),
    material: column(materials, 'en'),
    size: sizes,
    named: choices(
      'the {brand}|{brand}|the {thing}|the {brand} {thing}|{brand} {thing}|a {thing}|{thing}|my {thing}|the {color} {thing}|this {thing}|the {thing}s',
    ),
    it: choices('it|them|that|this|that one|this one|those|these|the {thing}|the {brand}|{named}|the {brand} {thing}'),
    prop: choices(
      'waterproof|dishwasher safe|vegan|organic|washable|adjustable|foldable|quiet|noisy|soft|hard|sturdy|heavy|light|breathable|scratch-proof|fragrance free|sugar free|handmade|recyclable|dimmable|rechargeable|child safe|compatible|heat resistant|sharp|warm|thick|thin|transparent|magnetic|rustproof|stackable|windproof|biodegradable|fireproof|used|new|real leather|fair trade|BPA free|lactose free|elastic|padded|wireless',
    ),
    part: choices(
      'battery|lid|handle|hood|strap|pocket|charger|zip|cable|filter|cover|case|remote|pump|light|wheel|bag|lining|screen|plug|adapter|stand|blade|hook|button|sleeve|sole|belt|mirror|bottle|timer|camera|bluetooth|manual|warranty|lock',
    ),
    use: choices(
      'camping|running|the car|winter|travelling|the garden|children|rain|the kitchen|swimming|sensitive skin|dogs|beginners|baking bread|the office|hiking|allergies|dry hair|small rooms|parquet|a wedding|sleeping|mosquitoes|back pain|cold hands|the beach',
    ),
    place: words('Norway Germany Oslo Berlin Sweden Austria London Switzerland Denmark Spain'),
    country: words('Norway Germany Sweden Austria Switzerland Denmark Spain France Italy Ireland Poland Canada'),
    city: words('London Dublin Leeds Oslo Berlin Vienna Cork Bristol Glasgow Paris'),
    day: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    ok: choices(
      '||||ok |ok, |okay |great, |good, |hm, |alright, |perfect |cool |super, |ah ok, |well |so |nice, |fine, |lovely, ',
    ),
    pls: choices('||||| please| pls| please!| thanks| thx| :)| then|, please|, thanks|!|.'),
    hi: choices('|||hi |hi, |hello, |hey |good morning, |hi there! '),
  },
  de: {
    thing: thingsOf('de'),
    things: plurals(thingsOf('de'), 'de'),
    color: column(colors, 'de'),
    material: column(materials, 'de'),
    size: sizes,
    named: choices(
      'den {brand}|die {brand}|das {brand}|{brand}|den {thing}|die {thing}|das {thing}|{brand} {thing}|ein {thing}|eine {thing}|einen {thing}|{thing}|die {things}|den {color}en {thing}|{things}|das {color}e {thing}',
    ),
    it: choices(
      'den|die|das|es|ihn|sie|das da|den da|den {brand}|das {brand}|die {brand}|die {things}|das {thing}|den {thing}|{named}|diese|diesen',
    ),
    prop: choices(
      'wasserdicht|spülmaschinenfest|vegan|bio|waschbar|verstellbar|faltbar|leise|laut|weich|hart|stabil|schwer|leicht|atmungsaktiv|kratzfest|parfümfrei|zuckerfrei|handgemacht|recycelbar|dimmbar|aufladbar|kindersicher|kompatibel|hitzebeständig|scharf|warm|dick|dünn|durchsichtig|magnetisch|rostfrei|stapelbar|winddicht|kompostierbar|feuerfest|gebraucht|neu|rutschfest|fair|BPA-frei|laktosefrei|elastisch|gepolstert|kabellos|glutenfrei|mineralisch|klappbar|umweltfreundlich',
    ),
    part: choices(
      'akku|deckel|griff|kapuze|gurt|tasche|ladegerät|reißverschluss|kabel|filter|bezug|hülle|fernbedienung|pumpe|licht|rad|beutel|futter|display|stecker|adapter|ständer|klinge|haken|knopf|ärmel|sohle|gürtel|spiegel|flasche|timer|kamera|bluetooth|anleitung|aufsatz|schloss|etui|henkel|batterie',
    ),
    use: choices(
      'camping|zum laufen|auto|winter|reisen|garten|kinder|regen|küche|schwimmen|empfindliche haut|hunde|anfänger|brot backen|büro|wandern|allergiker|trockenes haar|kleine räume|parkett|hochzeit|schlafen|mücken|rückenschmerzen|kalte hände|strand|weiße wäsche|babys|fenster',
    ),
    place: words('Österreich Deutschland Oslo Berlin Schweden Schweiz Wien Hamburg Italien Polen'),
    country: words(
      'Österreich Deutschland Schweden Norwegen Italien Polen Frankreich Spanien Dänemark Belgien Luxemburg',
    ),
    city: words('Wien Hamburg Berlin München Graz Köln Linz Zürich Leipzig Salzburg'),
    day: words('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
    ok: choices(
      '||||ok |ok, |okay, |gut, |super, |hm, |alles klar, |perfekt, |ja |na gut |also |ah ok |toll, |prima, |jo |schön, ',
    ),
    pls: choices('||||| bitte| bitte!| danke| dann| dann bitte| :)|, bitte|!|.| bidde'),
    hi: choices('|||hallo, |hallo |hi |guten tag, |moin |servus, |hey '),
  },
  nb: {
    thing: thingsOf('nb'),
    things: plurals(thingsOf('nb'), 'nb'),
    color: column(colors, 'nb'),
    material: column(materials, 'nb'),
    size: sizes,
    named: choices(
      "{brand}|{brand}en|{brand}'en|{brand} {thing}|{thing}|{thing}en|{thing}et|{thing}a|en {thing}|et {thing}|den {color}e {thing}en|{things}|den {brand}|{things}ne",
    ),
    it: choices("den|det|dem|de|disse|den der|{brand}|{brand}'en|{brand}en|{thing}en|{thing}et|{named}|{things}ne"),
    prop: choices(
      'vanntett|vegansk|økologisk|vaskbar|justerbar|sammenleggbar|stillegående|bråkete|myk|hard|solid|tung|lett|pustende|ripefast|parfymefri|sukkerfri|håndlaget|resirkulerbar|dimbar|oppladbar|barnesikker|kompatibel|varmebestandig|skarp|varm|tykk|tynn|gjennomsiktig|magnetisk|rustfri|stablebar|vindtett|komposterbar|brannsikker|brukt|ny|sklisikker|BPA-fri|laktosefri|elastisk|polstret|trådløs|glutenfri|miljøvennlig|uten fluor|vattert',
    ),
    part: choices(
      'batteri|lokk|håndtak|hette|stropp|lomme|lader|glidelås|kabel|filter|trekk|etui|fjernkontroll|pumpe|lys|hjul|pose|fôr|skjerm|støpsel|adapter|stativ|blad|krok|knapp|ermer|såle|belte|speil|flaske|timer|kamera|bluetooth|bruksanvisning|innlegg|lås|refleks',
    ),
    use: choices(
      'camping|løping|bilen|vinteren|reise|hagen|barn|regn|kjøkkenet|svømming|sensitiv hud|hund|nybegynnere|å bake brød|kontoret|fjelltur|allergikere|tørt hår|små rom|parkett|bryllup|å sove|mygg|ryggvondt|kalde hender|stranda|trening hjemme|hytta|isen',
    ),
    place: words('Norge Tyskland Oslo Bergen Sverige Danmark Tromsø Svalbard Finland Spania'),
    country: words('Tyskland Sverige Danmark Finland Spania Frankrike Island England Polen Italia'),
    city: words('Oslo Bergen Trondheim Stavanger Tromsø Bodø Drammen Kristiansand Hamar Molde'),
    day: words('mandag tirsdag onsdag torsdag fredag lørdag søndag'),
    ok: choices('||||ok |ok, |okei |greit, |fint, |supert, |hm, |bra, |perfekt, |ja |da |så |ah ok |flott, |jo |åja, '),
    pls: choices('||||| takk| takk!| er du snill| da| vær så snill| :)|, takk|!|.| tusen takk'),
    hi: choices('|||hei, |hei |hei! |god dag, |hallo, |heisann |hei dere '),
  },
};
