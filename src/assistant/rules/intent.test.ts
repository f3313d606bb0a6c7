import { expect, test } from 'vitest';
import { type Conversation, emptyConversation, type SearchCriteria } from '../conversation/conversation.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { type Intent, isUnsupportedLanguage, recognizeIntent } from './intent.ts';

const term = (kind: SearchCriteria['terms'][number]['readings'][number]['kind'], name = '') => ({
  ...noCriteria,
  terms: [{ label: 'x', negated: false, readings: [{ kind, name, values: ['x'] }] }],
});
const lamp: SearchCriteria = term('type');
const oak: SearchCriteria = term('tag');
const moss: SearchCriteria = term('option', 'colour');
const gifts: SearchCriteria = term('collection');
const words = (...list: string[]): SearchCriteria => ({ ...noCriteria, words: list });

const shown = { handle: 'lamp', variantId: 'lamp-1', productId: '1' };
const nothingShown = emptyConversation();
const afterList: Conversation = {
  ...nothingShown,
  lastProducts: [shown, { ...shown, handle: 'other' }],
  lastSearch: lamp,
};
const afterProduct: Conversation = { ...nothingShown, focus: shown, lastProducts: [shown] };
const afterQuestion: Conversation = { ...nothingShown, lastQuestion: 'do you ship to Norway' };

type IntentCase = readonly [message: string, criteria: SearchCriteria, conversation: Conversation, intent: Intent];

test.for<IntentCase>([
  ['lamps', lamp, nothingShown, 'search'],
  ['something in moss', moss, nothingShown, 'search'],
  ['gifts', gifts, nothingShown, 'search'],
  ['your newest', { ...noCriteria, sort: 'created-descending' }, nothingShown, 'search'],
  ['under €50', { ...noCriteria, priceMax: 4999 }, nothingShown, 'search'],
  ['over €50', { ...noCriteria, priceMin: 5001 }, nothingShown, 'search'],
  ['show me everything', noCriteria, nothingShown, 'search'],
  ['dark corner', words('dark', 'corner'), nothingShown, 'search'],
  ['could you recommend a zither', words('zither'), nothingShown, 'search'],
])('“%s” is a search', ([message, criteria, conversation, intent]) => {
  expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
});

test.for<IntentCase>([
  ['?', noCriteria, nothingShown, 'empty'],
  ['please', noCriteria, afterList, 'empty'],
  ['who wrote hamlet', words('hamlet'), nothingShown, 'question'],
  ['can i see a monk', words('monk'), nothingShown, 'question'],
  ['I wonder who wrote hamlet', words('hamlet'), nothingShown, 'search'],
])(
  '“%s” names nothing of the catalog: it is a question when it begins like one',
  ([message, criteria, conversation, intent]) => {
    expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
  },
);

test.for<IntentCase>([
  ['how do returns work', noCriteria, nothingShown, 'policy'],
  ['do you ship to Norway', words('norway'), nothingShown, 'policy'],
  ['do you repair things', noCriteria, afterProduct, 'policy'],
  ['can I pay by invoice', noCriteria, nothingShown, 'policy'],
  ['is it dishwasher safe', words('safe'), afterProduct, 'details'],
  ['what does a lamp weigh when shipped', lamp, nothingShown, 'details'],
  ['lamps with shipping', lamp, nothingShown, 'policy'],
])('“%s” is about a policy, unless it is about a product', ([message, criteria, conversation, intent]) => {
  expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
});

test.each([
  'refunds',
  'can I send something back',
  'deliveries',
  'is VAT included',
  'your phone number',
  'opening hours',
  'do you accept visa',
  'gift wrapping',
  'a voucher',
  'vouchers',
  'my bowl arrived broken',
  'the imprint',
])('“%s” is a topic of policies', (message) => {
  expect(recognizeIntent(message, noCriteria, nothingShown)).toBe('policy');
});

test.each([
  'how tall is the lamp',
  'dimensions of the lamp',
  'how many lamps do you have left, how many are there',
  'what is the lamp made of',
  'the weight of the lamp',
  'more about the lamp',
  'the description of the lamp',
  'the lamp comes in moss',
  'does the lamp come in moss',
  'which colour is for the lamp',
  'what other colors has the lamp',
  'what sizes has the lamp',
  'do the lamps dim',
  'who designed the lamp',
  'where was the lamp made',
  'wash it, the lamp',
  'is there a small version of the lamp',
])('“%s” asks about the lamp', (message) => {
  expect(recognizeIntent(message, lamp, nothingShown)).toBe('details');
});

test.for<IntentCase>([
  ['what about the UK', words('uk'), afterQuestion, 'follow-up'],
  ['and to Sweden?', words('sweden'), afterQuestion, 'follow-up'],
  ['what about the UK', words('uk'), nothingShown, 'search'],
  ['what about lamps', lamp, afterQuestion, 'search'],
  ['what about gifts', gifts, afterQuestion, 'search'],
  ['the UK', words('uk'), afterQuestion, 'search'],
  ['Norway too?', words('norway'), afterQuestion, 'follow-up'],
  ['when exactly', words('exactly'), afterQuestion, 'follow-up'],
  ['can you keep it for me', words('keep'), afterQuestion, 'follow-up'],
  ['do you have shelves', words('shelf'), afterQuestion, 'search'],
])('“%s” continues a question only right after it', ([message, criteria, conversation, intent]) => {
  const isSearch = intent === 'search';
  const recognized = recognizeIntent(message, criteria, conversation);
  expect(isSearch ? recognized !== 'follow-up' : recognized === 'follow-up').toBe(true);
});

test.for<IntentCase>([
  ['how big is the lamp', lamp, nothingShown, 'details'],
  ['how big is the oak one', oak, nothingShown, 'details'],
  ['how tall is the rille', words('rille'), nothingShown, 'details'],
  ['how big is it', noCriteria, afterProduct, 'details'],
  ['what is it made of', noCriteria, afterList, 'details'],
  ['how big is it', noCriteria, nothingShown, 'empty'],
  ['which colours are there', noCriteria, afterProduct, 'details'],
  ['details please', noCriteria, afterProduct, 'empty'],
  ['how much is your cheapest lamp', { ...lamp, sort: 'price-ascending' }, nothingShown, 'search'],
])('“%s” asks about one product that is named or was shown', ([message, criteria, conversation, intent]) => {
  expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
});

test.each([
  'the second one',
  'the first',
  'number 3 please',
  'ok, the last one',
  'what about the third one?',
  'the cheaper one',
  'the most expensive of these',
])('“%s” is about a product of the list before', (message) => {
  expect(recognizeIntent(message, noCriteria, afterList)).toBe('details');
  expect(recognizeIntent(message, noCriteria, nothingShown)).not.toBe('details');
});

test.for<IntentCase>([
  ['in moss?', moss, afterProduct, 'details'],
  ['and in moss', moss, afterProduct, 'details'],
  ['in dark moss!', moss, afterProduct, 'details'],
  ['in moss', moss, nothingShown, 'search'],
  ['moss', moss, afterProduct, 'search'],
  ['in moss under €50', { ...moss, priceMax: 4999 }, afterProduct, 'search'],
  ['in mauve', words('mauve'), afterProduct, 'search'],
])(
  '“%s” asks for a value of the product before, when it is a value alone',
  ([message, criteria, conversation, intent]) => {
    expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
  },
);

test.for<IntentCase>([
  ['only oak', oak, afterList, 'refine'],
  ['just lamps', lamp, afterList, 'refine'],
  ['something cheaper', noCriteria, afterList, 'refine'],
  ['cheaper lamps', lamp, afterList, 'search'],
  ['without moss', moss, afterList, 'refine'],
  ['the moss ones', moss, afterList, 'refine'],
  ['under €50', { ...noCriteria, priceMax: 4999 }, afterList, 'refine'],
  ['moss', moss, afterList, 'refine'],
  ['moss mauve', { ...moss, words: ['mauve'] }, afterList, 'search'],
  ['moss', moss, { ...afterList, lastSearch: words('corner') }, 'search'],
  ['mugs', lamp, afterList, 'search'],
  ['something in moss', moss, afterList, 'search'],
  ['only something very small that fits in a corner', moss, afterList, 'search'],
  ['only oak', oak, nothingShown, 'search'],
])('“%s” after a search refines it or begins another one', ([message, criteria, conversation, intent]) => {
  expect(recognizeIntent(message, criteria, conversation)).toBe(intent);
});

test.each([
  ['hvor mye koster frakt?', false],
  ['haben Sie Lampen', false],
  ['combien ça coûte', true],
  ['ランプはありますか', true],
  ['это лампа', true],
  ['lamps for a dark corner', false],
  ['Fjære bowls', false],
  ['42', false],
  ['', false],
])('“%s” is in a language that is not understood: %s', (message, isUnsupported) => {
  expect(isUnsupportedLanguage(message)).toBe(isUnsupported);
});

test('a message in another language that names something of the catalog is answered', () => {
  expect(recognizeIntent('avez vous moss', words('avez'), nothingShown)).toBe('unsupported-language');
  expect(recognizeIntent('avez vous moss', moss, nothingShown)).toBe('search');
});
