import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Dialogue,
  type DialogueTurn,
  type EvaluationSet,
  evaluationSets,
  isReadable,
  readDialogues,
  shopsOfSet,
} from './dialogue.ts';
import { evaluate } from './evaluation.ts';
import { type EvaluationShop, evaluationShops, openEvaluationShop } from './evaluation-shop.ts';
import type { JudgedDialogue } from './judge/judge-dialogue.ts';
import { type Fault, faults, isPossible } from './judge/judge-turn.ts';
import { resolveTurn } from './resolve-turn.ts';
import { describeFindings } from './summary.ts';

/**
 * The most dialogues with a fault, by set, shop and kind; in every other kind there is none.
 * `npm run bench -- assistant-evaluation --findings` prints each of them.
 */
const knownFaults: Readonly<Record<Fault, Readonly<Record<string, number>>>> = {
  'wrong write': { 'strangers, nursery, follow-up': 1 },
  'false statement': {
    'strangers, garden, search': 1,
  },
  'broken constraint': {
    'tuning, garden, recommendation': 1,
    'strangers, nursery, search': 2,
  },
};

const dialogues = evaluationSets.flatMap((set) => evaluationShops.flatMap((shop) => readDialogues(set, shop)));
const textOf = ({ turns, shop }: Dialogue): string => `${shop}: ${turns.map(({ say }) => say).join(' / ')}`;

test('there are more than 600 dialogues, each once', () => {
  const texts = dialogues.map(textOf);
  expect(texts.length).toBeGreaterThan(600);
  expect(texts.length - new Set(texts).size).toBe(0);
});

test.each(evaluationSets)('every file of %s is read', (set) => {
  const files = readdirSync(join(import.meta.dirname, set)).toSorted();
  expect(files).toEqual(shopsOfSet[set].map((shop) => `${shop}.yaml`));
});

test.each(['test', 'strangers'] as const)(
  'the tuning half and that of %s have as many dialogues of every kind',
  (half) => {
    const ofShops = dialogues.filter(({ shop }) => shopsOfSet[half].some((each) => each === shop));
    const count = (set: EvaluationSet, kind: string): number =>
      ofShops.filter((each) => each.set === set && each.kind === kind).length;
    const kinds = [...new Set(ofShops.filter(({ set }) => set === 'tuning' || set === half).map(({ kind }) => kind))];
    const uneven = kinds.filter((kind) => Math.abs(count('tuning', kind) - count(half, kind)) > 3);
    expect(kinds.length).toBeGreaterThan(5);
    expect(uneven).toEqual([]);
  },
);

test('a tenth of the dialogues is in German and another in Norwegian', () => {
  for (const language of ['de', 'nb']) {
    const share = dialogues.filter((each) => each.language === language).length / dialogues.length;
    expect(share).toBeGreaterThan(0.1);
  }
});

describe.each(evaluationShops)('the shop of %s', (name) => {
  let shop: EvaluationShop;

  beforeAll(async () => {
    shop = await openEvaluationShop(name);
    return () => shop.close();
  });

  const turns = dialogues.filter((each) => each.shop === name).flatMap((each) => each.turns);
  /** What was shown before is not known here. */
  const isAbsolute = (turn: DialogueTurn): boolean => !JSON.stringify(turn).includes('"#') && !turn.fresh;

  test('has between 80 and 300 products', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(80);
    expect(shop.products.length).toBeLessThanOrEqual(300);
  });

  test('has the products that dialogues expect, within their constraints', () => {
    const expected = turns.filter((turn) => isAbsolute(turn) && (turn.shows ?? turn.all ?? turn.first ?? turn.each));
    const impossible = expected.filter(
      (turn) => !turn.none && !isPossible(resolveTurn(turn, [], shop.products), shop.products),
    );
    expect(expected.length).toBeGreaterThan(100);
    expect(impossible.map(({ say }) => say)).toEqual([]);
  });

  test('can sell what dialogues expect in the cart', () => {
    const lines = turns.flatMap((turn) => [...(turn.cart ?? []), ...(turn.has ?? [])]);
    const named = lines.filter(({ handle }) => !handle.startsWith('#'));
    const missing = named.filter(({ handle, quantity, values }) => {
      const variants = shop.products.find((product) => product.handle === handle)?.variants ?? [];
      return !variants.some(
        (variant) =>
          variant.available &&
          (variant.stock ?? quantity) >= quantity &&
          values.every((v) => variant.values.includes(v)),
      );
    });
    expect(named.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe('the built-in assistant in the dialogues', () => {
  let judged: readonly JudgedDialogue[];

  beforeAll(async () => {
    judged = await evaluate();
  }, 240_000);

  test.each(faults)('has no %s but the known ones', (fault) => {
    const offending = judged.filter(({ findings }) => findings.some(({ check }) => check.fault === fault));
    const kinds = [...new Set(offending.map(placeOf))];
    const unknown = kinds.flatMap((kind) => {
      const ofKind = offending.filter((each) => placeOf(each) === kind);
      const most = knownFaults[fault][kind] ?? 0;
      return ofKind.length > most ? [`${kind}: ${ofKind.length} instead of ${most}`, ...describeRead(ofKind)] : [];
    });
    expect(unknown).toEqual([]);
  });

  test('quotes nothing that nobody wrote', () => {
    const misquoted = judged.filter(({ findings }) => findings.some(({ check }) => check.name === 'quotes'));
    expect(describeRead(misquoted)).toEqual([]);
    expect(misquoted.length).toBe(0);
  });
});

function placeOf({ dialogue: { set, shop, kind } }: JudgedDialogue): string {
  return `${set}, ${shop}, ${kind}`;
}

/** Of newcomers and strangers nobody who writes rules reads more than how many. */
function describeRead(judged: readonly JudgedDialogue[]): readonly string[] {
  return describeFindings(judged.filter(({ dialogue }) => isReadable(dialogue)));
}
