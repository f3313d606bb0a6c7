import { lexiconSynonyms, materialNames, materialWords } from '#shop/lexicon/lexicon.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import { searchTermOfCriteria } from './relax-criteria.ts';
import type { ProductMatch } from './variants/match-variant.ts';

/**
 * Without products that are stated to be made of something else than the material that is named: a cotton sweater `for those
 * who itch in wool`. All of them where nothing else is left.
 */
export function ofNamedMaterials(found: readonly ProductMatch[], criteria: SearchCriteria): readonly ProductMatch[] {
  const named = tokenize(searchTermOfCriteria(criteria)).filter(({ surface }) =>
    materialNames.has(foldAccents(surface)),
  );
  if (named.length === 0) return found;
  const materials = named.map(namesOf);
  const made = found.filter(({ product }) => {
    const terms = statedTerms(product);
    return !materials.some((names) => isMadeOtherwise(terms, names));
  });
  return made.length > 0 ? made : found;
}

function namesOf(material: Word): readonly string[] {
  return [material.term, ...lexiconSynonyms([material]).map(([first]) => first?.term ?? '')];
}

interface StatedTerms {
  /** Those of the details; empty where they name no material. */
  readonly madeOf: readonly string[];
  /** Those of the title, type and tags. */
  readonly called: readonly string[];
}

function statedTerms(product: Product): StatedTerms {
  return termsByProduct.get([product], '', () => {
    const values = termsOf(statedDetails(product).map(({ value }) => value));
    const { title, type, tags } = product;
    return {
      madeOf: values.some((term) => materialWords.has(term)) ? values : [],
      called: termsOf([title, type ?? '', ...tags]),
    };
  });
}

const termsByProduct = createIdentityCache<StatedTerms>();

/** Letters of the shortest name that is looked for in compounds: `lambswool`, but not the Norwegian `ull` in `pullover`. */
const minPart = 4;

function isMadeOtherwise({ madeOf, called }: StatedTerms, names: readonly string[]): boolean {
  if (madeOf.length === 0) return false;
  const stated = [...called, ...madeOf];
  return !names.some((name) => stated.some((term) => term === name || (name.length >= minPart && term.includes(name))));
}

function termsOf(texts: readonly string[]): readonly string[] {
  return tokenize(texts.join(' ')).map(({ term }) => term);
}
