import type { Aspect } from './aspect.ts';

/**
 * What products contain or are free of, each with its names: beginnings of folded words in English, German and Norwegian.
 */
const substances: Readonly<Record<string, string>> = {
  fragrance: 'parfum|parfym|perfum|fragranc|duftstoff|uparfym|unparfum|unscented|scented',
  alcohol: 'alkohol|alcohol',
  latex: 'latex|lateks',
  gluten: 'gluten',
  lactose: 'laktose|lactose',
  milk: 'milcheiweiss|milchprotein|melkeprotein|dairy|kuhmilch|kumelk',
  sugar: 'zucker|sukker|sugar',
  sweetener: 'sussstoff|sussungsmittel|sotstoff|sotningsmid|sweetener|aspartam',
  salt: 'kochsalz|speisesalz|natrium|sodium chlorid',
  parabens: 'paraben',
  silicones: 'silikone|silicones',
  microplastics: 'mikroplast|microplast',
  bpa: 'bpa|bisphenol',
  pfas: 'pfas|pfc|fluorcarbon|fluorkarbon|fluor(?!i[dt])',
  fluoride: 'fluorid|fluoride',
  sulfates: 'sulfat|sulphat|sls',
  aluminium: 'aluminium|aluminum',
  soy: 'soja|soya|soy(?!a)',
  nuts: 'nuss|nusse|erdnuss|notter|peanott|nuts|peanut|hasselnott|haselnuss|mandel|almond',
  egg: 'huhnerei|eggs|eiern?\\b',
  yeast: 'hefe|gjaer|yeast',
  caffeine: 'koffein|caffein',
  gelatine: 'gelatin',
  honey: 'bienenhonig',
  palmOil: 'palmol|palmfett|palm oil',
  mineralOil: 'mineralol|mineralolj|mineral oil|paraffin',
  colorants: 'farbstoff|fargestoff|colorant|colourant|artificial colou?r',
  preservatives: 'konservierungs|konserveringsm|preservativ',
  nickel: 'nickel|nikkel',
  lead: 'blei(?:frei|halt)|blyfri|lead[- ]?free',
  phthalates: 'phthalat|ftalat|weichmacher|plasticizer|plasticiser',
  pvc: 'pvc|vinyl',
  chlorine: 'chlor|klor',
  formaldehyde: 'formaldehyd',
  bleach: 'bleichmittel|blekemid|bleach',
  mulesing: 'mulesing',
  nicotine: 'nikotin|nicotin',
  menthol: 'menthol|mentol',
  retinol: 'retinol',
  essentialOils: 'atherische ol|atheriske olj|eteriske olj|essential oil',
  lanolin: 'lanolin|wollwachs',
  zinc: 'zink|zinc',
  urea: 'urea|harnstoff',
  enzymes: 'enzym',
  phosphate: 'phosphat|fosfat',
};

const aside = String.raw`(?:ohne|uten|without|kein\p{L}*|ingen|frei von|fri for|free (?:of|from))`;

/** All but fragrance, of which one asks for the scent that it has, are only asked for by their names. */
export const substanceAspects: readonly Aspect[] = Object.entries(substances).map(([name, source]) => ({
  name,
  kind: 'substance',
  asks: new RegExp(
    String.raw`(?:(?<!\p{L})${aside} )?(?<!\p{L})(?:${source})\p{L}*(?:[- ](?:frei\p{L}*|fri|free)(?!\p{L}))?`,
    'u',
  ),
  states: new RegExp(String.raw`(?<!\p{L})(?:${source})\p{L}*`, 'u'),
}));
