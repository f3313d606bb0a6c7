import type { Option } from '#shop/product.ts';
import { makeCellReader } from './cells.ts';
import type { OptionColumn } from './columns.ts';
import type { ProductImportContext } from './read-context.ts';
import { cellOf, type FileRow } from './rows.ts';
import type { StorefrontData } from './storefront-data.ts';

/** An option that a product's rows have values of. */
export interface NamedOption {
  readonly name: string;
  readonly column: OptionColumn;
}

/** Whether rows are told apart by values of options here, rather than by what they are stocked as. */
export function hasOptionValues({ layout }: FileRow): boolean {
  return layout.positions.has('option1 value');
}

/** The options that the first row names, or the product has; `Title` with its one default value is none. */
export function namedOptions(first: FileRow, context: ProductImportContext): readonly NamedOption[] {
  const { layout } = first;
  return Array.from({ length: layout.options }, (_, index) => index + 1).flatMap((place) => {
    const column = `option${place} value` as const;
    const named = layout.positions.has(`option${place} name`);
    const name = named ? cellOf(first, `option${place} name`) : (context.before?.options[place - 1]?.name ?? null);
    if (name === null) checkUnnamedOption(first, { column, place, context });
    const isNone = place === 1 && name?.toLowerCase() === 'title' && isDefaultTitle(cellOf(first, column));
    return name === null || isNone ? [] : [{ name, column }];
  });
}

/** What Shopify writes for a product without options. */
function isDefaultTitle(value: string | null): boolean {
  return value?.toLowerCase() === 'default title';
}

interface UnnamedOption {
  readonly column: OptionColumn;
  readonly place: number;
  readonly context: ProductImportContext;
}

function checkUnnamedOption(first: FileRow, { column, place, context }: UnnamedOption): void {
  const value = cellOf(first, column);
  if (value === null || isDefaultTitle(value)) return;
  makeCellReader(first, context).reportInvalid(
    column,
    `“${value}” is a value of no option.`,
    `Name it in Option${place} Name.`,
  );
}

/** Options with the values that variants have, in the order of a former export, the others following. */
export function withValues(
  named: readonly NamedOption[],
  variants: readonly (readonly string[])[],
  { data, before }: { readonly data: StorefrontData | null; readonly before: ProductImportContext['before'] },
): readonly Option[] {
  return named.map(({ name }, index) => {
    const used = new Set(variants.flatMap((values) => values[index] ?? []).filter((value) => value !== ''));
    const listed = data?.options.find(([each]) => each === name)?.[1];
    const known = listed?.map(([value, swatch]) => ({ value, swatch })) ?? valuesOf(before, name);
    const kept = known.filter(({ value }) => used.delete(value));
    return { name, values: [...kept, ...Array.from(used, (value) => ({ value, swatch: null }))] };
  });
}

function valuesOf(before: ProductImportContext['before'], name: string): Option['values'] {
  return before?.options.find((option) => option.name === name)?.values ?? [];
}
