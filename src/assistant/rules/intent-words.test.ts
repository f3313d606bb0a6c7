import { expect, test } from 'vitest';
import {
  asksForAnswer,
  asksHow,
  isUnsupportedLanguage,
  policyTopics,
  productQuestion,
  refinementWords,
} from './intent.ts';

const sentences = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

test.each(
  sentences(`
    a return
    returns
    is it returnable
    a refund
    is it refunded
    can i exchange it
    i send back a lamp
    send something back
    they deliver
    on delivery
    you ship lamps
    shipped lamps
    the shipment
    postage
    with customs
    a tax
    taxes
    a guarantee
    you repair lamps
    repairs
    mend it
    a cookie
    personal data
    a phone number
    phone you
    by phone
    your phone
    your telephone
    telephone number
    call you
    an email
    an e-mail
    opening times
    open on monday
    i pay
    a payment
    payments
    an invoice
    a credit card
    i withdraw
    a withdrawal
    your terms
    i complain
    complaints
    in dishwasher
    for the microwave
    dishwasher-safe
    microwave proof
    wash lamps
    for washing
    clean it
    cleaning
    pickup
    pick up
    collect it
    giftwrap
    gift wrapping
    gift-wrapped
    you accept amex
    american express
    bank transfer
    cash on delivery
    an instalment
    installments
    price match
    price-matching
    a gift receipt
    gift receipts
    paypal
    apple pay
    google pay
    a discount
    discounts
    a voucher
    it will arrive
    it arrived
    it broke
    it is broken
    collect my order
    collect an order
    legal notes
    the imprint
  `),
)('“%s” has a topic of policies', (text) => {
  expect(policyTopics.test(text)).toBe(true);
});

test.each([
  'a shipyard',
  'the backrest',
  'send it',
  'my phone',
  'open shelves',
  'a credit',
  'in the oven',
  'dishwasher tablets',
  'gift ideas',
  'apple juice',
  'collect stamps',
  'price list',
])('“%s” has none', (text) => {
  expect(policyTopics.test(text)).toBe(false);
});

test.each(
  sentences(`
    what would two of those then cost
    what does the lamp cost
    what will the costs be
    how tall is the lamp
    how noisy is the lamp
    a dimension
    the measurements
    a measurement
    it measures how much
    how many are there
    how many do you have
    what is the lamp made of
    what is made from oak
    the lamp is made of
    made from ?
    made of?
    its weight
    what's in it
    what are in these
    what is in this
    a discount on it
    is there an offer on the lamp
    more about the lamp
    tell me about the lamp
    the details
    describe the lamp
    the description
    it comes in moss
    does the lamp come in moss
    which color
    what other colours
    which sizes
    what size
    which finishes
    what finish
    which wood
    which woods
    is it new
    are they new
    do they dim
    does it dim
    other colors
    and different sizes
    any more colour
    what about other size
    when will you have lamps again
    when are you getting more
    do you have this in moss
    who made it
    who designs it
    who has really made it
    where is it made
    where were they made
    where was the lamp made
    where are they from
    where are made
    where do they come from
    where did the lamp come from
    made in norway
    how do i wash it
    care for these
    is there a small version
    is there an oak version
    can it get wet
    would these get wet
    can i freeze them
    store it
  `),
)('“%s” is a question about one product', (text) => {
  expect(productQuestion.test(text)).toBe(true);
});

test.each([
  'what a lamp',
  'how many people',
  'made of oak',
  'what is in stock',
  'a discount on lamps',
  'come over',
  'the color',
  'which lamp',
  'is oak strong',
  'some other color',
  'when will lamps be cheaper',
  'do you have lamps in moss',
  'where are you',
  'made in 2020',
  'wash wool',
  'can it be sent back',
  'would they be delivered tomorrow',
  'use oak',
])('“%s” is none', (text) => {
  expect(productQuestion.test(text)).toBe(false);
});

test.each([
  'and oak',
  'what about oak',
  'how about oak',
  'under €50',
  'without glass',
  'make it oak',
  'the oak one',
  'the oak ones',
  'oak instead',
  'a cheaper lamp',
  'too expensive',
  'less expensive lamps',
  'oak as well',
])('“%s” may go on with a search', (text) => {
  expect(refinementWords.test(text)).toBe(true);
});

test.each(['oak and glass', 'lamps under €50', 'onerous', 'android', 'an expensive lamp', 'i make it'])(
  '“%s” may not',
  (text) => {
    expect(refinementWords.test(text)).toBe(false);
  },
);

test.each([
  ['how do lamps work', true],
  ['is oak strong', true],
  ['when are you open', true],
  ['can lamps get wet', true],
  ['which lamp fits', false],
  ['what lamp fits', false],
  ['whichever lamp', false],
  ['do you have lamps', false],
  ['do you also sell lamps', false],
  ['can i get lamps', false],
  ['and do you have lamps', false],
  ['have you got lamps', false],
  ['got any lamps', false],
  ['lamps, how do they work', false],
  ['  How do lamps work', true],
])('“%s” asks for an answer and not for goods: %s', (message, isAnswer) => {
  expect(asksForAnswer(message)).toBe(isAnswer);
});

test.each([
  ['how do I clean wool', true],
  ['How to clean wool', true],
  ['where are your shirts from', true],
  ['why is wool warm', true],
  ['who knits socks', true],
  ['should wool be hot', true],
  ['must wool be dry', true],
  ['tips for wool', true],
  ['can someone help me', true],
  ['can you help me', true],
  ['may I bring a dog', true],
  ['how much is wool', false],
  ['how many socks', false],
  ['how much-loved wool', false],
  ['can I buy wool', false],
  ['can wool get wet', false],
  ['how big is wool', false],
  ['wool, how do I clean that', false],
  ['however', false],
])('“%s” asks how something is done and not for goods: %s', (message, isHow) => {
  expect(asksHow(message)).toBe(isHow);
});

test.each([
  ['je cherche', true],
  ['una vela', true],
  ['vorrei', true],
  ['hoeveel', true],
  ['ΛΑΜΠΑ', true],
  ['lampa Λ', false],
  ['¿12?', false],
  ['jet lamps', false],
])('“%s” is in a language that nobody here understands: %s', (message, isUnsupported) => {
  expect(isUnsupportedLanguage(message)).toBe(isUnsupported);
});
