import { slot } from './search-slots.ts';

/** A freely worded message about the demo shop, with the slots to recognize in it. */
export interface FreeWording {
  readonly text: string;
  readonly slots: readonly string[];
}

const { named, not, min, max, inStock, sort } = slot;
const below = (euros: number): string => max(euros - 0.01);
const above = (euros: number): string => min(euros + 0.01);
const cheapest = sort('price-ascending');
const dearest = sort('price-descending');
const newest = sort('created-descending');
const popular = sort('best-selling');

const about = (slots: readonly string[], ...texts: readonly string[]): readonly FreeWording[] =>
  texts.map((text) => ({ text, slots }));

/** Written by hand before the rules were tuned to them. */
export const freeWordings: readonly FreeWording[] = [
  ...about([named('mug')], 'got any mugs?', 'mugs pls', 'I could do with a new mug', 'whats there in the way of mugs'),
  ...about(
    [named('mug'), below(30)],
    'mugs, but they should cost less than thirty euros',
    'any mug cheaper than 30 euro',
    'a mug for under €30 maybe',
    'mug <30€',
  ),
  ...about(
    [named('lamp'), below(150)],
    "we're after a lamp that stays below 150",
    'lamps that do not cost more than 150 — under 150 I mean',
    'Lamp. Less than EUR 150.',
  ),
  ...about(
    [named('lamp'), max(150)],
    'lamp, 150 euros max',
    'I have a budget of 150 for a lamp',
    'a lamp, no more than 150 euros',
    'lamps up to 150',
    'my limit is €150 or less for lamps',
  ),
  ...about(
    [named('lamp'), above(200)],
    'lamps over 200',
    'show lamps above €200',
    'a lamp that costs more than 200 euros',
  ),
  ...about(
    [named('lamp'), min(100), max(200)],
    'lamps from 100 to 200 euros',
    'lamp between €100 and €200 please',
    'lamps 100-200€',
    'a lamp somewhere between 100 and 200',
  ),
  ...about(
    [named('vase'), named('moss')],
    'is there a vase in moss?',
    'moss coloured vases',
    'a moss vase would be lovely',
    'vases, moss ones',
  ),
  ...about(
    [named('vase'), named('blue')],
    'blue vases',
    'a vase, preferably blue',
    'I want my vase blue',
    'do any of your vases come blue?',
  ),
  ...about([named('vase'), named('glass')], 'vases made of glass', 'a glass vase', 'vase, has to be glass'),
  ...about([named('stool'), named('oak')], 'oak stool', 'a stool made from oak', 'stools in oak'),
  ...about([named('stool'), named('walnut or oak')], 'a stool in walnut or oak', 'stools, oak or walnut'),
  ...about(
    [named('tray'), not('walnut')],
    'a tray but not walnut',
    'trays, anything but walnut',
    'a tray that is not walnut',
    "tray, I don't like walnut",
    'trays except walnut',
    'trays other than walnut',
  ),
  ...about(
    [named('lamp'), not('black')],
    'no black lamps',
    'lamps without black ones',
    'a lamp, not a black one',
    'lamps, just not black',
  ),
  ...about([named('mug'), inStock], 'mugs that are in stock', 'which mugs are available now', 'mugs you have in stock'),
  ...about(
    [named('lamp'), cheapest],
    'the cheapest lamp you have',
    'cheap lamps',
    'lamps, lowest price first',
    'what is your least expensive lamp',
    'affordable lamps',
  ),
  ...about([named('lamp'), dearest], 'the most expensive lamp', 'lamps, dearest first', 'show me your priciest lamp'),
  ...about([named('vase'), newest], 'newest vases', 'what are the latest vases', 'vases, new arrivals first'),
  ...about([named('vase'), popular], 'most popular vase', 'best selling vases', 'which vase is the bestseller'),
  ...about(
    [named('Maja Berg')],
    'something by Maja Berg',
    'what does Maja Berg make',
    'things from Maja Berg',
    'Maja Berg stuff',
  ),
  ...about(
    [named('vase'), named('Koster Keramikk')],
    'vases from koster keramikk',
    'Koster Keramikk vases',
    'a vase made by Koster Keramikk',
  ),
  ...about(
    [named('gift'), max(60)],
    'a gift for up to 60 euros',
    'I can spend 60 on a gift, 60 max',
    'gift ideas, budget 60',
  ),
  ...about([named('gift'), below(50)], 'gifts under fifty', 'a gift for less than €50', 'gift for my sister under 50'),
  ...about(
    [named('cushion'), named('rust')],
    'rust cushion',
    'cushions in rust please',
    'that cushion in the rust colour',
  ),
  ...about([named('throw')], 'throws', 'I need a throw', 'got throws?'),
  ...about(
    [named('candle'), below(30)],
    'candles below 30',
    'a candle that costs under €30',
    'candles for less than 30 euros',
  ),
  ...about([named('glass'), 'words wine'], 'wine glasses', 'do you sell wine glasses'),
  ...about([named('bench'), named('walnut')], 'walnut bench', 'a bench in walnut', 'benches made of walnut'),
  ...about([named('planter'), named('size l')], 'planter in size L', 'a planter, size l', 'planters in L'),
  ...about([named('table lamp')], 'a table lamp', 'table lamps?', 'Table-lamp'),
  ...about([named('floor lamp'), named('black')], 'black floor lamp', 'a floor lamp in black'),
  ...about([named('lamp'), named('brass')], 'brass lamps', 'a lamp of brass', 'lamps in brass'),
  ...about([named('stool'), named('oaken')], 'an oaken stool'),
  ...about([named('woollen')], 'something woollen'),
  ...about([named('bowl vase')], 'bowls and vases', 'a bowl or a vase', 'vases, bowls'),
  ...about([named('wool')], 'things made of wool', 'wool items'),
  ...about(
    [named('linen'), below(40)],
    'linen things under 40',
    'anything linen for less than 40 euros',
    'stuff made of linen below €40',
  ),
  ...about([named('sale')], 'what is on sale', 'sale items', 'anything in the sale?'),
  ...about([named('vase'), named('clay')], 'clay vase', 'a vase in clay', 'vases the colour of clay'),
];
