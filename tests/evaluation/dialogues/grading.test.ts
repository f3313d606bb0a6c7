import { describe, expect, test } from 'vitest';
import { parseDialogues } from './dialogue.ts';
import { judgeDialogue } from './judge/judge-dialogue.ts';
import { resolveTurn } from './resolve-turn.ts';
import type { Exchange } from './run-dialogue.ts';
import {
  sampleCard,
  sampleDialogue,
  sampleExchange,
  sampleLine,
  sampleSources,
  sampleTurn,
} from './judge/sample-exchange.ts';
import { describeFindings, summarizeBy } from './summary.ts';

const shirts = '{ say: shirts, shows: shirt }';
const long = '{ say: how long, says: "30 days" }';

const judge = (dialogue: string, ...exchanges: readonly Exchange[]) =>
  judgeDialogue(sampleDialogue(dialogue), exchanges, sampleSources);

const gradeOf = (dialogue: string, ...exchanges: readonly Exchange[]): string => judge(dialogue, ...exchanges).grade;

describe('grades', () => {
  const cards = [sampleCard('shirt')];

  test('a dialogue is right when every turn is, and partly right when one is', () => {
    const both = `[${shirts}, ${long}]`;
    const shown = sampleExchange(shirts, { cards });
    expect(gradeOf(both, shown, sampleExchange(long, { text: 'Within 30 days.' }))).toBe('right');
    expect(gradeOf(both, shown, sampleExchange(long, { text: 'No idea.' }))).toBe('partly');
    expect(gradeOf(both, sampleExchange(shirts), sampleExchange(long))).toBe('wrong');
  });

  test('any fault makes a dialogue wrong', () => {
    const written = { cards, cartAfter: [sampleLine('mug')] };
    expect(gradeOf(shirts, sampleExchange(shirts, { cards }))).toBe('right');
    expect(gradeOf(shirts, sampleExchange(shirts, written))).toBe('wrong');
    expect(gradeOf(shirts, sampleExchange(shirts, { cards, text: 'Linen shirt costs €1.' }))).toBe('wrong');
  });

  test('a right answer in another language than the question is partly right', () => {
    const german = '{ say: Hemden, lang: de, shows: shirt }';
    expect(gradeOf(german, sampleExchange(german, { cards, text: 'Das ist ein Hemd für dich.' }))).toBe('right');
    expect(gradeOf(german, sampleExchange(german, { cards, text: 'This is the shirt for you.' }))).toBe('partly');
  });

  test('rows count grades and faults, and findings say which turn has which', () => {
    const right = judge(shirts, sampleExchange(shirts, { cards }));
    const wrong = judge(shirts, sampleExchange(shirts, { cards, cartAfter: [sampleLine('mug')] }));
    const [row, all] = summarizeBy([right, wrong], ({ dialogue }) => dialogue.kind);
    expect(row).toMatchObject({
      of: 'sample',
      dialogues: 2,
      right: 1,
      wrong: 1,
      'wrong write': 1,
      'false statement': 0,
    });
    expect(all).toMatchObject({ of: 'all', 'right %': 50 });
    expect(describeFindings([right, wrong])).toEqual([expect.stringContaining('cart unchanged [wrong write]')]);
  });
});

describe('dialogue files', () => {
  const parse = (yaml: string) => parseDialogues(yaml, { set: 'tuning', shop: 'food' });

  test('a dialogue has the kind under which it is listed, and one or more turns', () => {
    const dialogues = parse(`search:\n  - ${shirts}\n  - - ${shirts}\n    - ${long}\n`);
    expect(dialogues.map(({ kind, turns }) => [kind, turns.length])).toEqual([
      ['search', 1],
      ['search', 2],
    ]);
  });

  test.each([
    ['nothing is expected', '{ say: hello }'],
    ['only what an empty answer satisfies is expected', '{ say: cheap shirts, max: 20 }'],
    ['an expectation is misspelled', '{ say: shirts, show: shirt }'],
    ['a pattern is invalid', '{ say: shirts, each: "(" }'],
  ])('a dialogue in which %s is refused', (_, turn) => {
    expect(() => parse(`search:\n  - ${turn}\n`)).toThrow();
  });
});

describe('references to what was shown', () => {
  const { products } = sampleSources;
  const shown = products.filter(({ handle }) => handle !== 'scarf');
  const resolve = (turn: string) => resolveTurn(sampleTurn(turn), shown, products);

  test('a position is the handle of that card', () => {
    expect(resolve('{ say: the second, first: "#2", cart: ["2 x #2"] }')).toMatchObject({
      first: ['mug'],
      cart: [{ handle: 'mug', quantity: 2 }],
    });
  });

  test('a position without a card is the handle of no product', () => {
    const [first = ''] = resolve('{ say: the ninth, first: "#9" }').first ?? [];
    expect(products.map(({ handle }) => handle)).not.toContain(first);
  });

  test('prices below and above a card become bounds', () => {
    expect(resolve('{ say: cheaper, each: ".", below: "#1" }').max).toBeCloseTo(59.99);
    expect(resolve('{ say: better, each: ".", above: mug }').min).toBeCloseTo(12.01);
  });

  test('more products are others than those shown', () => {
    expect(resolve('{ say: more, each: ".", fresh: true }').not).toEqual(['shirt', 'mug']);
  });

  test('facts become the words of the catalog', () => {
    const [price, weight] = resolve('{ say: facts, facts: ["#1 price", "shirt Weight"] }').says ?? [];
    expect(['€60.00', '65 €', '60,00'].every((text) => price?.test(text))).toBe(true);
    expect(['€600', '€60.50', '€160'].some((text) => price?.test(text))).toBe(false);
    expect(weight?.test('It weighs 210 g.')).toBe(true);
    expect(weight?.test('It weighs 310 g.')).toBe(false);
  });

  test('a product or detail that the shop does not have is an error of the dialogue', () => {
    expect(() => resolve('{ say: hat, shows: hat }')).toThrow('no product hat');
    expect(() => resolve('{ say: color, facts: "shirt Color" }')).toThrow('no detail Color');
  });
});
