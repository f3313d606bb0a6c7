import { z } from 'zod';
import { fractionDigits, toDecimal } from '#shop/product/money.ts';
import { isTextRule, type TextRule } from '../write/collection-rules.ts';
import type { CollectionRule, RuleTextField } from '../write/product-input.ts';

const text = z.string('must be a text; put it in quotes').trim().min(1, 'must not be empty');
const count = z.number('must be a number').int('must be a whole number').nonnegative('must not be negative');
const amount = z.number('must be an amount such as 49.90').nonnegative('must not be negative');

/** The words of a file for comparing texts. */
const comparisons = {
  is: 'equals',
  isNot: 'notEquals',
  contains: 'contains',
  containsNot: 'notContains',
  startsWith: 'startsWith',
  endsWith: 'endsWith',
} as const;

type ComparisonWord = keyof typeof comparisons;

const comparisonWords = Object.keys(comparisons).filter(isComparison);

function isComparison(word: string): word is ComparisonWord {
  return Object.hasOwn(comparisons, word);
}

const compared = {
  is: text.optional(),
  isNot: text.optional(),
  contains: text.optional(),
  containsNot: text.optional(),
  startsWith: text.optional(),
  endsWith: text.optional(),
};

const namesOne = (rule: Readonly<Partial<Record<string, unknown>>>, words: readonly string[]): boolean =>
  words.filter((word) => rule[word] !== undefined).length === 1;

const oneComparison = (rule: object): boolean => namesOne({ ...rule }, comparisonWords);
const comparisonMessage = `must have one of ${comparisonWords.join(', ')}`;

/** A rule of a collection as a merchant writes it; amounts in major units of the shop's currency. */
export const ruleSourceSchema = z.discriminatedUnion(
  'field',
  [
    z
      .strictObject({ field: z.enum(['title', 'type', 'vendor', 'tag']), ...compared })
      .refine(oneComparison, comparisonMessage),
    z
      .strictObject({ field: z.enum(['option', 'detail']), name: text, ...compared })
      .refine(oneComparison, comparisonMessage),
    z
      .strictObject({ field: z.literal('price'), below: amount.optional(), above: amount.optional() })
      .refine((rule) => namesOne({ ...rule }, ['below', 'above']), 'must have either below or above'),
    z
      .strictObject({ field: z.literal('stock'), from: count, to: count })
      .refine(({ from, to }) => from <= to, '"from" must not be more than "to"'),
    z.strictObject({ field: z.literal('created'), withinDays: count.positive('must be more than 0') }),
    z.strictObject({ field: z.enum(['available', 'reduced']), is: z.boolean('must be true or false') }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'must be one of title, type, vendor, tag, option, detail, price, stock, created, available, reduced'
        : 'must be a rule, e.g. { field: tag, is: Oak }',
  },
);

export type RuleSource = z.infer<typeof ruleSourceSchema>;

type TextRuleSource = Extract<
  RuleSource,
  { readonly field: 'title' | 'type' | 'vendor' | 'tag' | 'option' | 'detail' }
>;

/** The rule that is stored; amounts are rounded to minor units of the currency (ISO 4217). */
export function toRule(source: RuleSource, currency: string): CollectionRule {
  if (isTextSource(source)) return toTextRule(source);
  switch (source.field) {
    case 'price':
      return toPriceRule(source, currency);
    case 'stock':
      return { field: 'variants.stock', operator: 'betweenAny', value: [source.from, source.to] };
    case 'created':
      return { field: 'createdAt', operator: 'withinDays', value: source.withinDays };
    case 'available':
    case 'reduced':
      return { field: source.field, operator: 'is', value: source.is };
    default:
      return source satisfies never;
  }
}

function isTextSource(source: RuleSource): source is TextRuleSource {
  return textFields.has(source.field);
}

const textFields: ReadonlySet<string> = new Set(['title', 'type', 'vendor', 'tag', 'option', 'detail']);

function toPriceRule(
  { below, above }: Extract<RuleSource, { readonly field: 'price' }>,
  currency: string,
): CollectionRule {
  const value = Math.round((below ?? above ?? 0) * 10 ** fractionDigits(currency));
  return { field: 'priceMin', operator: below === undefined ? 'greaterThan' : 'lessThan', value };
}

function toTextRule(source: TextRuleSource): CollectionRule {
  const word = comparisonWords.find((each) => source[each] !== undefined) ?? 'is';
  return { field: textField(source), operator: comparisons[word], value: source[word] ?? '' };
}

function textField(source: TextRuleSource): RuleTextField {
  if (source.field === 'option') return `option:${source.name}`;
  if (source.field === 'detail') return `detail:${source.name}`;
  return source.field;
}

/** The inverse of `toRule`. */
export function toRuleSource(rule: CollectionRule, currency: string): RuleSource {
  if (isTextRule(rule)) return toTextRuleSource(rule);
  switch (rule.field) {
    case 'priceMin': {
      const limit = Number(toDecimal({ amount: rule.value, currency }));
      return { field: 'price', ...(rule.operator === 'lessThan' ? { below: limit } : { above: limit }) };
    }
    case 'variants.stock':
      return { field: 'stock', from: rule.value[0], to: rule.value[1] };
    case 'createdAt':
      return { field: 'created', withinDays: rule.value };
    case 'available':
    case 'reduced':
      return { field: rule.field, is: rule.value };
    default:
      return rule satisfies never;
  }
}

function toTextRuleSource({ field, operator, value }: TextRule): RuleSource {
  const word = comparisonWords.find((each) => comparisons[each] === operator) ?? 'is';
  const compare = { [word]: value };
  if (field === 'title' || field === 'type' || field === 'vendor' || field === 'tag') return { field, ...compare };
  const [kind, ...name] = field.split(':');
  return { field: kind === 'option' ? 'option' : 'detail', name: name.join(':'), ...compare };
}
