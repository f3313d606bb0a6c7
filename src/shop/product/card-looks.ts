import { optionTargets } from './option-picker.ts';
import type { CardLook, CardLooks, Variant, VariantMatrix } from './product.ts';
import { variantLink } from './variant-url.ts';

/** More than these would not fit under a picture on a phone. */
const maxLooks = 5;

/** The looks of a product's card that shows a variant; null where there is one look, or one without a color. */
export function cardLooks(product: VariantMatrix, position: number | null, shown: Variant): CardLooks | null {
  const option = position === null ? undefined : product.options[position];
  if (position === null || !option) return null;
  const looks = optionTargets(product, position, shown).flatMap(({ value: { value, swatch }, target }): CardLook[] =>
    swatch === null
      ? []
      : [{ value, color: swatch, variant: variantLink(product, target), available: target.available }],
  );
  const count = new Set(product.variants.map(({ values }) => values[position])).size;
  if (looks.length < 2 || looks.length < count) return null;
  return { option: option.name, values: withShown(looks, shown.values[position]) };
}

/** As many as fit; the one that is shown takes the last place if it is not among the first. */
function withShown(looks: readonly CardLook[], shown: string | undefined): readonly CardLook[] {
  const first = looks.slice(0, maxLooks);
  const own = looks.find(({ value }) => value === shown);
  return !own || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** Whether variants of the shown look differ in something else, so that a buyer has to choose. */
export function hasFurtherOptions({ variants }: VariantMatrix, position: number | null, shown: Variant): boolean {
  const look = position === null ? undefined : shown.values[position];
  return variants.some(
    (variant) => variant.id !== shown.id && (position === null || variant.values[position] === look),
  );
}
