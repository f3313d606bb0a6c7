import type { Choices, Option, OptionValue, Variant } from './product.ts';
import { changes, nearness, type Change, type Wanted } from './variant-nearest.ts';

export interface PickerOption {
  readonly name: string;
  /** The current variant's value. */
  readonly current: string;
  readonly values: readonly PickerValue[];
}

export interface PickerValue extends OptionValue {
  readonly selected: boolean;
  /** `other-combination`: not made with the other current values; the link leads to the nearest that is. */
  readonly state: 'available' | 'sold-out' | 'other-combination';
  readonly href: string;
  /** Which other values choosing it changes, in option order. */
  readonly changed: readonly Change[];
}

/** What the picker needs to know of the page: what is shown and where a variant's page is. */
export interface PickerPage {
  readonly current: Variant;
  readonly href: (variant: Variant) => string;
}

/**
 * Every option with the values that some variant has, each leading to a variant that exists: with the other current
 * values kept where such a one is made, else to the nearest. Grows with the values, not with the variants.
 */
export function optionPicker(product: Choices, page: PickerPage): readonly PickerOption[] {
  return product.options.map((option, position) => {
    const others = otherValues(page.current, position);
    const leads = nearestByValue(product.variants, { position, others });
    return {
      name: option.name,
      current: page.current.values[position] ?? '',
      values: valuesOf(option, leads).map(({ value, target }) => ({
        ...value,
        selected: value.value === page.current.values[position],
        href: page.href(target),
        ...outcome(product, target, others),
      })),
    };
  });
}

function otherValues(current: Variant, position: number): Wanted {
  const entries = [...current.values.entries()].filter(([each]) => each !== position);
  return new Map(entries.map(([each, value]) => [each, new Set([value])]));
}

interface Question {
  readonly position: number;
  readonly others: Wanted;
}

/** For each value of one option the variant that keeps the most of the other values. */
function nearestByValue(variants: readonly Variant[], question: Question): ReadonlyMap<string, Variant> {
  const ranks = new Map<string, number>();
  const leads = new Map<string, Variant>();
  for (const variant of variants) {
    const value = variant.values[question.position];
    if (value === undefined) continue;
    const rank = nearness(variant, question.others);
    if (rank <= (ranks.get(value) ?? -1)) continue;
    ranks.set(value, rank);
    leads.set(value, variant);
  }
  return leads;
}

/** The option's values that variants have, in the shop's order, then any it does not list. */
function valuesOf(option: Option, leads: ReadonlyMap<string, Variant>) {
  const listed = new Map(option.values.map((each) => [each.value, each]));
  const unlisted = [...leads.keys()].filter((value) => !listed.has(value));
  return [...listed.values(), ...unlisted.map((value) => ({ value, swatch: null }))].flatMap((value) => {
    const target = leads.get(value.value);
    return target ? { value, target } : [];
  });
}

function outcome(product: Choices, target: Variant, others: Wanted): Pick<PickerValue, 'state' | 'changed'> {
  const changed = changes(product.options, target, others);
  if (changed.length > 0) return { state: 'other-combination', changed };
  return { state: target.available ? 'available' : 'sold-out', changed };
}
