import { expect, test } from 'vitest';
import { selfCorrection } from './self-correction.ts';

test.each([
  ['add two. no wait, just one', 'add two', 'just one'],
  ['add two of it, no, one', 'add two of it', 'one'],
  ['rust. or rather, black. in M', 'rust', 'black. in M'],
  ['add the saw, or rather the jigsaw', 'add the saw', 'the jigsaw'],
  ['i take one, actually two', 'i take one', 'two'],
  ['put it in red in my cart. sorry, blue', 'put it in red in my cart', 'blue'],
  ['add three, no sorry, two', 'add three', 'two'],
])('“%s” takes back “%s” and says “%s” instead', (message, before, instead) => {
  expect(selfCorrection(message)).toEqual({ before, instead, isSure: true });
});

test('what is not wanted after “no” is no sure correction', () => {
  expect(selfCorrection('add the muesli, no nuts')?.isSure).toBe(false);
  expect(selfCorrection('add the muesli, no the oats')?.isSure).toBe(true);
});

test.each([
  'add it',
  'no, two',
  'hmm, actually two',
  'oh, sorry, just two',
  "that's too many, sorry, only two",
  'add it, no problem',
  'add it. no rush',
  'add it, sorry for the late reply',
  'add it. actually how much is delivery?',
  'is it red or blue',
  `add it${' and the lamp'.repeat(20)}, no, the saw`,
])('“%s” corrects nothing', (message) => expect(selfCorrection(message)).toBeNull());

test.for(['no, ', ', no wait', 'or rather ', '. ', 'actually '])(
  'a message of repeated “%s” is read in bounded time',
  (piece) => {
    const message = `add it${piece.repeat(190 / piece.length)}`;
    const started = performance.now();
    for (let turn = 0; turn < 20; turn += 1) selfCorrection(message);
    expect(performance.now() - started).toBeLessThan(500);
  },
);
