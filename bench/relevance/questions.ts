import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import type { Kind, World } from './kind.ts';
import { plural, slip } from './spoken.ts';

/** What somebody types, and what it is worth to be shown a product: 1 exactly it, 0.5 in part, 0 something else. */
export interface Question {
  readonly sort: string;
  readonly term: string;
  readonly grade: (facts: Facts) => number;
}

const eachSort = 25;

/** Questions of every sort, each of them about facts that some product has. */
export function makeQuestions(random: Random, world: World, products: readonly Facts[]): readonly Question[] {
  return Object.entries(sorts).flatMap(([sort, ask]) => {
    const asked = new Map<string, Question>();
    for (let turn = 0; turn < 20 * eachSort && asked.size < eachSort; turn += 1) {
      const about = products[random.below(products.length)];
      const made = about && ask({ random, world, about });
      if (made) asked.set(made.term, { sort, ...made });
    }
    return [...asked.values()];
  });
}

interface Asking {
  readonly random: Random;
  readonly world: World;
  readonly about: Facts;
}

type Asked = Omit<Question, 'sort'> | null;

type Fact = (facts: Facts) => boolean;

/** A thing of a kind with all of its qualities; without them it is a part of the answer. */
function thing(kind: Kind, ...qualities: readonly Fact[]): Question['grade'] {
  return (facts) => {
    if (facts.kind !== kind) return 0;
    return qualities.every((quality) => quality(facts)) ? 1 : 0.5;
  };
}

const same =
  (about: Facts, name: keyof Facts): Fact =>
  (facts) =>
    facts[name] === about[name];

const sorts: Readonly<Record<string, (asking: Asking) => Asked>> = {
  thing: ({ about: { kind } }) => ({ term: kind.name, grade: thing(kind) }),
  'other name': ({ random, about: { kind } }) => {
    const other = kind.names[1 + random.below(kind.names.length - 1)];
    return other === undefined ? null : { term: other, grade: thing(kind) };
  },
  plural: ({ about: { kind } }) => ({ term: plural(kind.name), grade: thing(kind) }),
  colour: ({ about }) => ({
    term: `${about.colour} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'colour')),
  }),
  material: ({ about }) => ({
    term: `${about.material} ${plural(about.kind.name)}`,
    grade: thing(about.kind, same(about, 'material')),
  }),
  'three qualities': ({ about }) => ({
    term: `${about.style} ${about.colour} ${about.material} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'style'), same(about, 'colour'), same(about, 'material')),
  }),
  brand: ({ about }) => ({ term: about.brand, grade: (facts) => (facts.brand === about.brand ? 1 : 0) }),
  'brand and thing': ({ about }) => ({
    term: `${about.brand} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'brand')),
  }),
  series: ({ about }) => ({
    term: `${about.series} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'series')),
  }),
  number: ({ about }) => ({ term: about.model.toLowerCase(), grade: (facts) => (facts.model === about.model ? 1 : 0) }),
  slip: ({ random, about }) => ({
    term: `${about.colour} ${slip(random, about.kind.name)}`,
    grade: thing(about.kind, same(about, 'colour')),
  }),
  'slip in a name': ({ random, about }) => ({
    term: `${slip(random, about.series)} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'series')),
  }),
  'written as one': ({ about: { kind } }) =>
    kind.name.includes(' ') ? { term: kind.name.replaceAll(/[ -]/g, ''), grade: thing(kind) } : null,
  'written as two': ({ random, about: { kind } }) => {
    const name = kind.names[random.below(kind.names.length)] ?? kind.name;
    const term = name.replace(
      /\b(arm|back|book|flash|foot|head|kettle|night|pad|rain|screw|side|snow|surf|tread|work)(?=[a-z]{4})/,
      '$1 ',
    );
    return term === name ? null : { term, grade: thing(kind) };
  },
  size: ({ random, world, about }) => ({
    term: `${about.size}${random.pick([` ${world.unit[0]}`, world.unit[1], ` ${world.unit[1]}`])} ${about.kind.name}`,
    grade: thing(about.kind, same(about, 'size')),
  }),
  use: ({ about }) =>
    about.user === null
      ? null
      : { term: `${about.kind.name} for ${about.user}`, grade: thing(about.kind, same(about, 'user')) },
  fittings: ({ about }) =>
    about.feature === null
      ? null
      : { term: `${plural(about.kind.name)} with ${about.feature}`, grade: thing(about.kind, same(about, 'feature')) },
  'last word': ({ about: { kind } }) => {
    const last = headWord(kind);
    return { term: last, grade: ({ kind: other }) => (headWord(other) === last ? 1 : 0) };
  },
  place: ({ about: { kind } }) => {
    const last = headWord(kind);
    return {
      term: `${kind.place} ${last}`,
      grade: ({ kind: other }) => (headWord(other) !== last ? 0 : other.place === kind.place ? 1 : 0.5),
    };
  },
  long: ({ about }) =>
    about.feature === null
      ? null
      : {
          term: `i need a ${about.style} ${about.kind.name} in ${about.colour} with ${about.feature} for the ${about.kind.place}`,
          grade: thing(about.kind, same(about, 'style'), same(about, 'colour'), same(about, 'feature')),
        },
};

function headWord({ name }: Kind): string {
  return name.split(' ').at(-1) ?? name;
}
