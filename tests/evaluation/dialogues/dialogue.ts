import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { EvaluationShopName } from './evaluation-shop.ts';

export const evaluationSets = ['tuning', 'test', 'newcomers', 'strangers'] as const;

export type EvaluationSet = (typeof evaluationSets)[number];

/** The shops that the dialogues of a set are with. */
export const shopsOfSet: Readonly<Record<EvaluationSet, readonly EvaluationShopName[]>> = {
  tuning: ['electronics', 'fashion', 'food', 'garden', 'nursery'],
  test: ['electronics', 'fashion', 'food'],
  newcomers: ['electronics', 'fashion', 'food'],
  strangers: ['garden', 'nursery'],
};

/** Sets that tell how the assistant answers strangers only as long as nobody who writes rules reads their dialogues. */
const unreadSets: ReadonlySet<EvaluationSet> = new Set(['newcomers', 'strangers']);

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);

const pattern = z.string().transform((source) => new RegExp(source, 'iu'));

const patterns = z.union([pattern.transform((one) => [one]), z.array(pattern).min(1)]);

/** `2 x harbor-shirt / M / White`: the quantity, the handle, and option values that the line must have. */
const cartLine = z.string().transform((text) => {
  const [, quantity = '1', rest = ''] = /^(?:(\d+) x )?(.*)$/u.exec(text) ?? [];
  const [handle = '', ...values] = rest.split(' / ').map((part) => part.trim());
  return { quantity: Number(quantity), handle, values };
});

export type ExpectedCartLine = z.infer<typeof cartLine>;

/** The product of a turn's card, counted from 1, or of a handle: `#2`, `harbor-shirt`. */
const reference = z.string().min(1);

/**
 * A message of a shopper and what a right answer to it does. A turn without `cart` expects the cart unchanged.
 * Patterns are regular expressions without regard to case. Where a handle is expected, `#2` is the second product of the
 * cards shown last.
 */
const turnSchema = z.strictObject({
  say: z.string(),
  /** Language of the answer; of the first turn for the whole dialogue. */
  lang: z.enum(['en', 'de', 'nb']).optional(),
  /** Lines in the cart before the first turn. */
  has: z.array(cartLine).optional(),
  /** One of these products is among the first three cards. */
  shows: oneOrMore.optional(),
  /** All these products are shown. */
  all: oneOrMore.optional(),
  /** The first card is one of these. */
  first: oneOrMore.optional(),
  /** Every product shown has this in its title, type, vendor, tags, option values, details or description. */
  each: pattern.optional(),
  /** So many cards. */
  count: z.number().int().optional(),
  order: z.enum(['price-ascending', 'price-descending']).optional(),
  /** Constraints, for the variant of each card. `max`, `min`: euros. */
  max: z.number().optional(),
  min: z.number().optional(),
  stock: z.literal(true).optional(),
  /** Option values that the variant shown has. */
  option: oneOrMore.optional(),
  /** What title, type, tags, details and the variant's values must not say. */
  without: pattern.optional(),
  /** Products that must not be shown. */
  not: oneOrMore.optional(),
  /** Only products that cost less or more than this one. */
  below: reference.optional(),
  above: reference.optional(),
  /** Only products that the answer before did not show. */
  fresh: z.literal(true).optional(),
  /** Nothing in the shop fits: the answer says so. */
  none: z.literal(true).optional(),
  noCards: z.literal(true).optional(),
  /** Exactly these lines are in the cart afterwards. */
  cart: z.array(cartLine).optional(),
  /** The answer is a question, and nothing is written. */
  asks: z.literal(true).optional(),
  /** What the answer says, cards and links included: every one of these. */
  says: patterns.optional(),
  /** Facts of the catalog that the answer says: `#2 price`, `harbor-shirt Material`. */
  facts: oneOrMore.optional(),
  /** What is false: the answer's text must not say it. */
  never: pattern.optional(),
});

export type DialogueTurn = z.infer<typeof turnSchema>;

/** Expectations that an empty answer does not meet. */
const goals = [
  ...(['shows', 'all', 'first', 'each', 'count', 'none', 'noCards', 'cart', 'asks', 'says', 'facts'] as const),
] as const;

const hasGoal = (turn: DialogueTurn): boolean => goals.some((name) => turn[name] !== undefined);

const setUp: ReadonlySet<string> = new Set(['say', 'lang', 'has', 'order']);

/** Constraints alone would be met by an answer that shows nothing. */
const checkedTurn = turnSchema.refine(
  (turn) => hasGoal(turn) || Object.keys(turn).every((name) => setUp.has(name)),
  'constraints need a goal beside them',
);

export interface Dialogue {
  readonly shop: EvaluationShopName | 'generated';
  readonly set: EvaluationSet;
  readonly kind: string;
  readonly language: 'en' | 'de' | 'nb';
  readonly turns: readonly DialogueTurn[];
}

/** Dialogues by kind; one of a single turn is written without brackets. */
const fileSchema = z.record(
  z.string(),
  z.array(
    z
      .union([checkedTurn.transform((turn) => [turn]), z.array(checkedTurn).min(2)])
      .refine((turns) => turns.some(hasGoal), 'nothing is expected'),
  ),
);

/** Whether the findings of a dialogue may be shown to those who write rules. */
export function isReadable({ set }: Pick<Dialogue, 'set'>): boolean {
  return !unreadSets.has(set);
}

/**
 * Reads the dialogues of one shop in one set; none when the set has no dialogues with it. Throws when the file is not as
 * `turnSchema` describes it.
 */
export function readDialogues(set: EvaluationSet, shop: EvaluationShopName): readonly Dialogue[] {
  if (!shopsOfSet[set].includes(shop)) return [];
  const path = join(import.meta.dirname, set, `${shop}.yaml`);
  return parseDialogues(readFileSync(path, 'utf8'), { set, shop });
}

export function parseDialogues(yaml: string, from: Pick<Dialogue, 'set' | 'shop'>): readonly Dialogue[] {
  const kinds = Object.entries(fileSchema.parse(parse(yaml)));
  return kinds.flatMap(([kind, dialogues]) =>
    dialogues.map((turns) => ({ ...from, kind, language: turns[0]?.lang ?? 'en', turns })),
  );
}
