import { materialWords } from '#shop/lexicon/lexicon.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { isCompoundOf, otherNamesOf, stemsOf } from '../../../retrieval/words/words.ts';
import { type Aspect, type AspectText, nothing, type Verdict } from './aspect.ts';

const pure =
  /(?<!\p{L})(?:ren[et]?|rein\p{L}{0,2}|pure|100 ?%|all|bare|nur|only|hundert prozent|hundre prosent) (?:aus |av |of )?(?<material>\p{L}{3,})/u;

/** The material of which a product is asked to be alone: `ist das reine Wolle`, `er det ren ull`; null: none is. */
export function pureMaterialAskedFor(texts: readonly string[]): string | null {
  for (const text of texts) {
    const material = pure.exec(foldAccents(text))?.groups?.['material'];
    if (material !== undefined && isMaterial(material)) return material;
  }
  return null;
}

function isMaterial(word: string): boolean {
  return tokenize(word).some(({ term }) => materialWords.has(term) || materialWords.has(word));
}

const share = /(?<percent>\d{1,3})(?:[.,]\d+)? ?(?:%|prozent|prosent|percent) (?<words>\p{L}+(?: \p{L}+)?)/gu;

/** That a product is of a material alone. */
export function pureMaterial(material: string): Aspect {
  const verdict = (text: AspectText): Verdict => shareVerdict(material, text);
  return { name: 'pureMaterial', kind: 'claim', states: nothing, says: statesShares, verdict, isWhole: true };
}

/** Whether a text states shares of materials, as `85 % merino, 15 % polyamide`. */
function statesShares({ text }: AspectText): boolean {
  return sharesIn(text).some(({ words }) => words.some((word) => isMaterial(word) || isKindOfMaterial(word)));
}

/** Whether a product is of one material alone; null where the shares of several parts are stated, or none of it. */
function shareVerdict(material: string, { text }: AspectText): Verdict {
  const shares = sharesIn(text);
  const [only, other] = shares;
  const names = [material, ...stemsOf(material), ...otherNamesOf(tokenize(material))];
  const isNamed = only?.words.some((word) =>
    names.some((name) => word === name || isCompoundOf(word, name) || word.endsWith(name)),
  );
  if (only && !other) return only.percent === 100 && isNamed ? true : only.percent < 100 && isNamed ? false : null;
  return shares.length > 1 && shares.every(({ percent }) => percent < 100) && sum(shares) < 101 ? false : null;
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { percent }) => total + percent, 0);

interface Share {
  readonly percent: number;
  readonly words: readonly string[];
}

function sharesIn(text: string): readonly Share[] {
  return [...foldAccents(text).matchAll(share)].map(({ groups = {} }) => ({
    percent: Number(groups['percent']),
    words: (groups['words'] ?? '').split(' '),
  }));
}

function isKindOfMaterial(word: string): boolean {
  return [...materialWords].some(
    (material) => isCompoundOf(word, material) || (material.length > 2 && word.endsWith(material)),
  );
}
