import { lexiconSynonyms, materialWords } from '#shop/lexicon/lexicon.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import { searchTermOfCriteria } from './relax-criteria.ts';
import type { ProductMatch } from './variants/match-variant.ts';

/**
 * Without products that are stated to be made of something else than the material that is named: a cotton sweater `for those
 * who itch in wool`. All of them where nothing else is left.
 */
export function ofNamedMaterials(found: readonly ProductMatch[], criteria: SearchCriteria): readonly ProductMatch[] {
  const named = tokenize(searchTermOfCriteria(criteria)).filter(({ term }) => materialWords.has(term));
  const made = found.filter(({ product }) => !named.some((material) => isMadeOtherwise(product, material)));
  return made.length > 0 ? made : found;
}

/** Letters of the shortest name that is looked for in compounds: `lambswool`, but not the Norwegian `ull` in `pullover`. */
const minPart = 4;

function isMadeOtherwise(product: Product, material: Word): boolean {
  const { title, type, tags } = product;
  const values = termsOf(statedDetails(product).map(({ value }) => value));
  if (!values.some((term) => materialWords.has(term))) return false;
  const stated = [...termsOf([title, type ?? '', ...tags]), ...values];
  const names = [material.term, ...lexiconSynonyms([material]).map(([first]) => first?.term ?? '')];
  return !names.some((name) => stated.some((term) => term === name || (name.length >= minPart && term.includes(name))));
}

function termsOf(texts: readonly string[]): readonly string[] {
  return tokenize(texts.join(' ')).map(({ term }) => term);
}
