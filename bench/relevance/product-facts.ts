import type { RandomSource } from '../catalog/random.ts';
import type { ProductKind, ShopVocabulary } from './shop-vocabulary.ts';

/** The facts of a generated product, whatever its texts say. Results are judged by these alone. */
export interface ProductFacts {
  readonly kind: ProductKind;
  readonly color: string;
  readonly material: string;
  readonly style: string;
  readonly brand: string;
  readonly series: string;
  readonly size: number;
  readonly user: string | null;
  readonly feature: string | null;
  readonly model: string;
}

const brandWords = ['', '', ' Home', ' House', ' Lane', ' & Co', ' Garden', ' Works'] as const;

/** The facts of `count` products. Some kinds are much more frequent than others. */
export function generateFacts(
  random: RandomSource,
  vocabulary: ShopVocabulary,
  count: number,
): readonly ProductFacts[] {
  const brands = generateNames(random, vocabulary, 120).map((name) => name + random.pick([...brandWords]));
  const series = generateNames(random, vocabulary, 900);
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(vocabulary.kinds.length * (random.below(1000) / 1000) ** 1.6);
    return {
      kind: vocabulary.kinds[place] ?? vocabulary.kinds[0],
      color: random.pick(vocabulary.colors),
      material: random.pick(vocabulary.materials),
      style: random.pick(vocabulary.styles),
      brand: brands[random.below(brands.length)] ?? '',
      series: series[random.below(series.length)] ?? '',
      size: 12 + 6 * random.below(14),
      user: random.below(4) === 0 ? random.pick(vocabulary.users) : null,
      feature: random.below(4) === 0 ? random.pick(vocabulary.features) : null,
      model: `${random.pick(vocabulary.syllables).toUpperCase().slice(0, 3)}${1000 + index}${random.pick(['', '-BK', 'X'])}`,
    };
  });
}

function generateNames(random: RandomSource, { syllables }: ShopVocabulary, count: number): readonly string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const name = Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
    names.add(capitalize(name));
  }
  return [...names];
}

export function capitalize(text: string): string {
  return text.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
