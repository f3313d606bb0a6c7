import { expect, test } from 'vitest';
import { type Conversation, emptyConversation, type SearchCriteria } from '../conversation/conversation.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { type Intent, mayNarrow, recognizeIntent } from './intent.ts';

type Kind = SearchCriteria['terms'][number]['readings'][number]['kind'];
const named = (label: string, kind: Kind, negated = false): SearchCriteria => ({
  ...noCriteria,
  terms: [{ label, negated, readings: [{ kind, name: '', values: [label] }] }],
});
const words = (...list: string[]): SearchCriteria => ({ ...noCriteria, words: list });
const lamp = named('lamp', 'type');
const oak = named('oak', 'tag');
const moss = named('moss', 'option');
const gifts = named('gifts', 'collection');

const shown = { handle: 'lamp', variantId: 'lamp-1', productId: '1' };
const nothing = emptyConversation();
const afterOne: Conversation = { ...nothing, focus: shown, lastProducts: [shown] };
const afterTwo: Conversation = { ...nothing, lastProducts: [shown, { ...shown, handle: 'other' }] };
const afterLamps: Conversation = { ...afterTwo, lastSearch: lamp };
const afterQuestion: Conversation = { ...nothing, lastQuestion: 'do you ship to Norway' };
const afterQuestionOnOne: Conversation = { ...afterQuestion, focus: shown };

test.each([
  ['wash bag', 'bag'],
  ['washing bag', 'bag'],
  ['clean kit', 'kit'],
  ['cleaning kit', 'kit'],
  ['repair kit', 'kit'],
  ['return label', 'label'],
  ['giftwrap paper', 'paper'],
  ['gift wrap paper', 'paper'],
  ['gift wrapping paper', 'paper'],
])('“%s” are goods, not a service', (message, type) => {
  expect(recognizeIntent(message, named(type, 'type'), nothing)).toBe('search');
  expect(recognizeIntent(`can i ${message}`, named(type, 'type'), nothing)).toBe('policy');
  expect(recognizeIntent(message, named(type, 'collection'), nothing)).toBe('policy');
});

test.each([
  'how much is the delivery of it',
  'how long is the warranty on it',
  'whats the postage for it',
  'what is the shipping for this one',
  'what would the delivery cost for it',
])('“%s” is about the service, although it points at a product', (message) => {
  expect(recognizeIntent(message, noCriteria, afterOne)).toBe('policy');
});

test.each(['how much is it and the delivery', 'how much is the delivery bag, is it big'])(
  '“%s” is no question about a service alone',
  (message) => {
    expect(recognizeIntent(message, noCriteria, afterOne)).toBe('details');
  },
);

test.each([
  'what does a lamp weigh when shipped',
  'what is the weight of a lamp when shipped',
  'what is the dimension of a lamp when shipped',
  'what are the dimensions of a lamp when shipped',
  'how big is a lamp when shipped',
  'how heavy is a lamp when shipped',
  'what is a lamp made of when shipped',
])('“%s” asks for a measure and not for a service', (message) => {
  expect(recognizeIntent(message, lamp, nothing)).toBe('details');
});

test.each([
  ['the lamp was torn', 'policy'],
  ['the lamp arrived torn', 'policy'],
  ['the lamp is really very badly scratched', 'policy'],
  ['lamps with torn leather', 'search'],
  ['a lamp that has torn leather', 'search'],
  ['a lamp that has torn-leather shades', 'search'],
  ['a lamp that has tornleather shades', 'search'],
  ['torn lamp', 'search'],
] as const)('“%s” is a complaint only where something is said to be damaged: %s', (message, intent) => {
  expect(recognizeIntent(message, lamp, nothing)).toBe(intent);
});

test.each([
  'the taller one',
  'ok, then the taller one',
  'show me the tallest one',
  'the most expensive one',
  'the more dear one',
  'the taller of the two',
  'the taller one, then please!!',
  'the taller one please',
])('“%s” is one of two that were shown', (message) => {
  expect(recognizeIntent(message, noCriteria, afterTwo)).toBe('details');
});

test.each(['lamps like the taller one', 'the taller one in oak', 'the tall one', 'the taller lamp'])(
  '“%s” says more than which of two is meant',
  (message) => {
    expect(recognizeIntent(message, words('tall'), afterTwo)).not.toBe('details');
  },
);

test.each([
  'first',
  'the first',
  'ok, please the second one',
  'the third product please.',
  'last of them',
  'i like the 2nd',
  'i mean the 4th option',
  'number 3',
  'number two',
  '# 2',
  '#2',
  'the cheaper one',
  'the dearest of the two!',
  'the least expensive of these ?',
])('“%s” is nothing but a product of the last list', (message) => {
  expect(recognizeIntent(message, words('x'), afterTwo)).toBe('details');
  expect(recognizeIntent(message, words('x'), nothing)).not.toBe('details');
});

test.each(['a first lamp', 'the first one in oak', 'my second', 'number seven', 'the cheaper lamp'])(
  '“%s” says more than which one is meant',
  (message) => {
    expect(recognizeIntent(message, words('x'), afterTwo)).not.toBe('details');
  },
);

test.each([
  'which colours are there',
  'what other color',
  'other colors',
  'other color',
  'and other sizes',
  'any different size',
  'in more colours',
])('“%s” asks for values of what was shown', (message) => {
  expect(recognizeIntent(message, noCriteria, afterOne)).toBe('details');
  expect(recognizeIntent(message, noCriteria, nothing)).toBe('empty');
});

test.each([
  ['in moss', 'details'],
  ['in dark moss.', 'details'],
  ['or in moss', 'details'],
  ['what about in moss', 'details'],
  ['how about in moss?', 'details'],
  ['something in moss', 'search'],
  ['in moss for me and you', 'search'],
  ['in', 'search'],
] as const)('“%s” asks for a value of the product spoken of: %s', (message, intent) => {
  expect(recognizeIntent(message, moss, afterOne)).toBe(intent);
});

type Follow = readonly [message: string, criteria: SearchCriteria, conversation: Conversation, goesOn: boolean];
test.for<Follow>([
  ['and to Sweden', words('sweden'), afterQuestion, true],
  ['or to Sweden', words('sweden'), afterQuestion, true],
  ['but to Sweden', words('sweden'), afterQuestion, true],
  ['what if I am in Sweden', words('sweden'), afterQuestion, true],
  ['how about Sweden', words('sweden'), afterQuestion, true],
  ['how about lamps', lamp, afterQuestion, false],
  ['how about oak', oak, afterQuestion, false],
  ['how about no lamps', named('lamp', 'type', true), afterQuestion, true],
  ['android', words('android'), afterQuestion, false],
  ['Norway?', noCriteria, afterQuestion, true],
  ['Norway', noCriteria, afterQuestion, false],
  ['how much', noCriteria, afterQuestion, true],
  ['the cost', noCriteria, afterQuestion, true],
  ['how much is a lamp', words('lamp'), afterQuestion, false],
  ['how long?', noCriteria, afterQuestionOnOne, true],
  ['how much is it', noCriteria, afterQuestionOnOne, false],
  ['how much is it to Norway', noCriteria, afterQuestionOnOne, true],
  ['can you wrap it', noCriteria, afterQuestion, true],
  ['can you wrap them', words('wrap'), afterQuestion, true],
  ['can you wrap it', noCriteria, afterQuestionOnOne, false],
  ['can you wrap', noCriteria, afterQuestion, false],
  ['can you wrap this lamp', lamp, afterQuestion, false],
])('“%s” goes on with the question before: %s', ([message, criteria, conversation, goesOn]) => {
  expect(recognizeIntent(message, criteria, conversation) === 'follow-up').toBe(goesOn);
});

test.each([
  ['i need a keyboard for a broken lamp', 'search'],
  ['we need new lamps, mine broke', 'search'],
  ['looking for a lamp with cleaning kit', 'search'],
  ['searching for lamps to clean', 'policy'],
  ['lamps you can ship', 'search'],
  ['small lamps that you can deliver', 'search'],
  ['big lamps which you can send', 'search'],
  ['lamps to clean', 'policy'],
] as const)('“%s” mentions a service: %s', (message, intent) => {
  expect(recognizeIntent(message, lamp, nothing)).toBe(intent);
});

type Refining = readonly [message: string, criteria: SearchCriteria, intent: Intent];
test.for<Refining>([
  ['for oak', oak, 'refine'],
  ['with oak', oak, 'refine'],
  ['and with oak', oak, 'refine'],
  ['but in oak', oak, 'refine'],
  ['made of oak', oak, 'refine'],
  ['made from oak', oak, 'refine'],
  ['but not oak', oak, 'refine'],
  ['except oak', oak, 'refine'],
  ['rather oak', oak, 'refine'],
  ['rather made of oak', oak, 'refine'],
  ['with gifts', gifts, 'search'],
  ['with lamps', lamp, 'search'],
  ['not lamps', named('lamp', 'type', true), 'refine'],
  ['oak for me', oak, 'search'],
  ['and what oak', oak, 'search'],
  ['with thanks', oak, 'search'],
  ['no ideas', oak, 'refine'],
  ['for dogs', words('dog'), 'refine'],
  ['in canvas', words('canvas'), 'refine'],
  ['with islands', words('island'), 'refine'],
  ['something made of oak instead', oak, 'refine'],
  ['something else in oak then', oak, 'refine'],
  ['anything with oak rather', oak, 'refine'],
  ['maybe something in oak', oak, 'search'],
  ['something in lamps instead', lamp, 'search'],
  ['oak', oak, 'search'],
  ['moss things', moss, 'search'],
  ['moss thing', moss, 'search'],
  ['moss product', moss, 'search'],
  ['anything in moss', moss, 'search'],
  ['only oak that I have seen here today again', oak, 'search'],
  ['only oak that I have seen today', oak, 'refine'],
  ['cheaper', noCriteria, 'refine'],
  ['cheaper oak', oak, 'search'],
  ['tiny ones', words('tiny'), 'refine'],
  ['tiny as well', words('tiny'), 'refine'],
  ['tiny', words('tiny'), 'search'],
])('after lamps “%s” is understood as: %s', ([message, criteria, intent]) => {
  expect(recognizeIntent(message, criteria, afterLamps)).toBe(intent);
});

test('after a search for words alone, only bounds and exclusions refine it', () => {
  const afterWords = { ...afterLamps, lastSearch: words('corner') };
  expect(recognizeIntent('moss', moss, afterWords)).toBe('search');
  expect(recognizeIntent('less than €50', { ...noCriteria, priceMax: 5000 }, afterWords)).toBe('refine');
  expect(recognizeIntent('moss', named('moss', 'option', true), afterWords)).toBe('refine');
  expect(recognizeIntent('moss', moss, afterLamps)).toBe('refine');
});

test.each(['show me all', 'your products', 'everything'])('“%s” names nothing and is a search', (message) => {
  expect(recognizeIntent(message, noCriteria, nothing)).toBe('search');
});

test.each([
  { priceMin: 1 },
  { priceMax: 1 },
  { reduced: true as const },
  { sort: 'best-selling' as const },
  { excluded: ['oak'] },
  { measures: ['over 5 cm'] },
])('%j alone is something to search by', (stated) => {
  expect(recognizeIntent('please', { ...noCriteria, ...stated }, nothing)).toBe('search');
});

test.each([
  ['waterproof', words('waterproof'), true],
  ['dark green cotton', words('dark', 'green', 'cotton'), true],
  ['very dark green cotton', words('very', 'dark', 'green', 'cotton'), false],
  ['please', noCriteria, false],
  ['lamps', lamp, false],
  ['gifts', gifts, false],
  ['oak', oak, true],
  ['is it oak', oak, false],
  ['which ones in moss', moss, true],
  ['which are waterproof', words('waterproof'), false],
  ['something waterproof', words('waterproof'), false],
  ['waterproof thing', words('waterproof'), false],
  ['waterproof products', words('waterproof'), false],
  ['i need waterproof', words('waterproof'), false],
] as const)('“%s” may narrow what was looked for: %s', (message, criteria, may) => {
  expect(mayNarrow(message, criteria)).toBe(may);
});
