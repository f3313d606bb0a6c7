import { foldAccents } from '#shop/text/normalize.ts';
import { type Aspect, foundIn } from './aspect.ts';

/**
 * What products contain or are free of, each with its names: beginnings of folded words in English, German and Norwegian.
 */
const namesOfSubstances: Readonly<Record<string, string>> = {
  fragrance: 'parfum|parfym|perfum|fragranc|duftstoff|uparfym|unparfum|unscented|scented',
  alcohol: 'alkohol|alcohol',
  latex: 'latex|lateks',
  gluten: 'gluten',
  lactose: 'laktose|lactose',
  milk: '(?<!(?:oat|soya?|almond|rice|coconut|nut|body|sun|cleansing) )milk(?!\\p{L})|milch(?!\\p{L})|melk(?!\\p{L})|milcheiweiss|milchprotein|melkeprotein|dairy|kuhmilch|kumelk',
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
  caffeine: 'koffein|caffein|entkoffein|decaf',
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
  coating: '(?:un)?beschicht|\\p{L}*beschicht|\\p{L}*belegg|ubelagt|(?:un)?coat(?:ed|ing)|non-?stick',
};

const aside = String.raw`(?:ohne|uten|without|kein\p{L}*|ingen|frei von|fri for|free (?:of|from))`;

const substance = (name: string, source: string): Aspect => ({
  name,
  kind: 'substance',
  asks: new RegExp(
    String.raw`(?:(?<!\p{L})${aside} )?(?<!\p{L})(?:${source})\p{L}*(?:[- ](?:frei\p{L}*|fri|free)(?!\p{L}))?`,
    'u',
  ),
  states: new RegExp(String.raw`(?<!\p{L})(?:${source})\p{L}*`, 'u'),
});

/** All but fragrance, of which one asks for the scent that it has, are only asked for by their names. */
export const substances: readonly Aspect[] = Object.entries(namesOfSubstances).map(([name, source]) =>
  substance(name, source),
);

/** A substance that is on no list, in a question that is about what is contained: `ist da Keratin drin`. null: none is. */
export function substanceNamed(texts: readonly string[]): { readonly aspect: Aspect; readonly text: string } | null {
  for (const text of texts) {
    const { name } = containment.exec(foldAccents(text).trim())?.groups ?? {};
    if (name !== undefined) {
      const aspect = substance(name, RegExp.escape(name.slice(0, Math.max(minName, name.length - 2))));
      return { aspect, text: foundIn(aspect.asks, text) ?? name };
    }
  }
  return null;
}

const minName = 5;

/** `ist da Keratin drin`, `er det keratin i`, `is there keratin in it`, `is it free of keratin` */
const containment =
  /^(?:(?:und|og|and)[\s,]+)*(?:(?:ist|sind) (?:da |darin |auch )*(?<name>\p{L}{5,}) (?:drin|enthalten|drinnen)|er det (?<name>\p{L}{5,}) i (?:den|det|dem)?|(?:is|are) there (?:any )?(?<name>\p{L}{5,}) in (?:it|them|this)|(?:is|are) (?:it|they) free (?:of|from) (?<name>\p{L}{5,}))[\s?!.]*$/u;
