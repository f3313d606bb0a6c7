import type { Random } from '../random.ts';
import type { Kind, World } from './kind.ts';

/** What is true of a made-up product, whatever its texts say. Queries are judged by this alone. */
export interface Facts {
  readonly kind: Kind;
  readonly colour: string;
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

/** The facts of so many products. Some kinds are far more usual than others. */
export function makeFacts(random: Random, world: World, count: number): readonly Facts[] {
  const brands = makeNames(random, world, 120).map((name) => name + random.pick([...brandWords]));
  const series = makeNames(random, world, 900);
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(world.kinds.length * (random.below(1000) / 1000) ** 1.6);
    return {
      kind: world.kinds[place] ?? world.kinds[0],
      colour: random.pick(world.colours),
      material: random.pick(world.materials),
      style: random.pick(world.styles),
      brand: brands[random.below(brands.length)] ?? '',
      series: series[random.below(series.length)] ?? '',
      size: 12 + 6 * random.below(14),
      user: random.below(4) === 0 ? random.pick(world.users) : null,
      feature: random.below(4) === 0 ? random.pick(world.features) : null,
      model: `${random.pick(world.syllables).toUpperCase().slice(0, 3)}${1000 + index}${random.pick(['', '-BK', 'X'])}`,
    };
  });
}

function makeNames(random: Random, { syllables }: World, count: number): readonly string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const said = Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
    names.add(capital(said));
  }
  return [...names];
}

export function capital(said: string): string {
  return said.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
