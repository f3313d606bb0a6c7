import { swatchOf } from './color-words.ts';
import type { VariantMatrix, Option, OptionValue, Variant } from './product.ts';
import { listOptionChanges, matchScore, type OptionChange, type OptionCriteria } from './variant-nearest.ts';

export interface PickerOption {
  readonly name: string;
  /** The current variant's value. */
  readonly current: string;
  readonly values: readonly PickerValue[];
  /** `list`: too many values to show all at once. Colors are chosen by seeing them. */
  readonly display: 'buttons' | 'list';
}

export interface PickerValue extends OptionValue {
  readonly selected: boolean;
  /** `other-combination`: not made with the other current values; the link leads to the nearest that is. */
  readonly state: 'available' | 'sold-out' | 'other-combination';
  /** The id of the variant that it leads to. */
  readonly variant: string;
  readonly href: string;
  /** Which other values choosing it changes, in option order. */
  readonly changes: readonly OptionChange[];
}

/** What the picker needs to know of the page: what is shown and where a variant's page is. */
export interface PickerContext {
  readonly current: Variant;
  readonly href: (variant: Variant) => string;
}

/**
 * Every option with the values that some variant has, each leading to a variant that exists: with the other current
 * values kept where such a one is made, else to the nearest. Grows with the values, not with the variants.
 */
export function optionPicker(product: VariantMatrix, page: PickerContext): readonly PickerOption[] {
  return product.options.map((option, position) => {
    const others = otherValues(page.current, position);
    const values = valueTargets(product, { position, others }).map(({ value, target }) => ({
      ...value,
      selected: value.value === page.current.values[position],
      variant: target.id,
      href: page.href(target),
      ...stateOfValue(product, target, others),
    }));
    return { name: option.name, current: page.current.values[position] ?? '', values, display: displayOf(values) };
  });
}

/** The buttons of more values fill half of the screen of a phone, or more. */
const maxButtons = 20;

function displayOf(values: readonly OptionValue[]): PickerOption['display'] {
  const colors = values.filter(({ swatch }) => swatch !== null).length;
  return values.length > maxButtons && colors * 2 < values.length ? 'list' : 'buttons';
}

/** A value that some variant has, and the variant that it leads to. */
interface ValueTarget {
  readonly value: OptionValue;
  readonly target: Variant;
}

/** The values of one option in the shop's order, each with the variant nearest to the current one, and the color to draw. */
export function optionTargets(product: VariantMatrix, position: number, current: Variant): readonly ValueTarget[] {
  return valueTargets(product, { position, others: otherValues(current, position) });
}

function valueTargets(product: VariantMatrix, query: NearestQuery): readonly ValueTarget[] {
  const option = product.options[query.position];
  if (!option) return [];
  return offeredValues(option, nearestByValue(product.variants, query)).map(({ value, target }) => ({
    value: { value: value.value, swatch: swatchOf(option.name, value) },
    target,
  }));
}

function otherValues(current: Variant, position: number): OptionCriteria {
  const entries = [...current.values.entries()].filter(([each]) => each !== position);
  return new Map(entries.map(([each, value]) => [each, new Set([value])]));
}

interface NearestQuery {
  readonly position: number;
  readonly others: OptionCriteria;
}

/** For each value of one option the variant that keeps the most of the other values. */
function nearestByValue(variants: readonly Variant[], query: NearestQuery): ReadonlyMap<string, Variant> {
  const ranks = new Map<string, number>();
  const targets = new Map<string, Variant>();
  for (const variant of variants) {
    const value = variant.values[query.position];
    if (value === undefined) continue;
    const rank = matchScore(variant, query.others);
    if (rank <= (ranks.get(value) ?? -1)) continue;
    ranks.set(value, rank);
    targets.set(value, variant);
  }
  return targets;
}

/** The option's values that variants have, in the shop's order, then any it does not list. */
function offeredValues(option: Option, targets: ReadonlyMap<string, Variant>) {
  const listed = new Map(option.values.map((each) => [each.value, each]));
  const unlisted = [...targets.keys()].filter((value) => !listed.has(value));
  return [...listed.values(), ...unlisted.map((value) => ({ value, swatch: null }))].flatMap((value) => {
    const target = targets.get(value.value);
    return target ? { value, target } : [];
  });
}

function stateOfValue(
  product: VariantMatrix,
  target: Variant,
  others: OptionCriteria,
): Pick<PickerValue, 'state' | 'changes'> {
  const changes = listOptionChanges(product.options, target, others);
  if (changes.length > 0) return { state: 'other-combination', changes };
  return { state: target.available ? 'available' : 'sold-out', changes };
}
