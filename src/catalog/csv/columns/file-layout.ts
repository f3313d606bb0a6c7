import { type ColumnName, fieldsByHeading, type OptionColumn, usualHeading } from './columns.ts';
import { isAdministrative, isOtherLayout, isSalePrice, renamingAdvice } from './foreign-headings.ts';
import type { ImportProblem, ReportProblem } from '../import-problems.ts';

/** Which column of a file holds what, by the headings on its first line. Positions count from 0. */
export interface FileLayout {
  readonly headings: readonly string[];
  readonly positions: ReadonlyMap<ColumnName, number>;
  readonly details: readonly { readonly name: string; readonly position: number }[];
  /** How many options the file has columns for. */
  readonly options: number;
}

/** Whether a file has nothing but the stock of variants, besides what names them. */
export function isStockUpdate({ positions, details }: FileLayout): boolean {
  const others = Array.from(positions.keys()).filter((name) => name !== 'stock' && !namesVariant(name));
  return positions.has('stock') && others.length === 0 && details.length === 0;
}

function namesVariant(name: ColumnName): boolean {
  return name === 'handle' || name === 'sku' || name.startsWith('option');
}

/** null, and reported, when the file has a column neither for the title nor for the handle, or is of another platform. */
export function readLayout(headings: readonly string[], report: ReportProblem): FileLayout | null {
  const positions = new Map<ColumnName, number>();
  const details: { name: string; position: number }[] = [];
  for (const [position, heading] of headings.entries()) {
    const column = columnMeaning(heading);
    if (column.kind === 'detail') details.push({ name: column.name, position });
    if (column.kind !== 'field') continue;
    const other = positions.get(column.name);
    if (other !== undefined) report(duplicateColumn(heading, headings[other] ?? ''));
    positions.set(column.name, position);
  }
  const isNamed = positions.has('title') || positions.has('handle');
  if (isNamed && !isOtherLayout(headings)) return { headings, positions, details, options: countOptions(positions) };
  const problem = isNamed ? otherLayout : noTitle;
  const advice = renamingAdvice(headings) || (positions.size === 0 ? quoteHeadings(headings) : '');
  report({ ...problem, remedy: [problem.remedy, advice].filter((part) => part !== '').join(' ') });
  return null;
}

/** Columns of Shopify that have no place in this shop: costs, taxes, feeds of other services, markets, sums of reviews. */
const ignoredHeadings =
  /^(?:cost per item|tax code|charge tax|fulfillment service|(?:variant )?(?:fulfillment service|taxable|tax code|weight unit.*)|weight unit.*|unit price .*|option\d linked to|google shopping \/ .*|(?:included|price|compare[- ]at price) \/ .*|.*\(product\.metafields\.reviews\..*\))$/;

/** `detail`: a column whose cells become a detail of the product; `ignored`: a known column that is not used here. */
type ColumnMeaning =
  | { readonly kind: 'field'; readonly name: ColumnName }
  | { readonly kind: 'detail'; readonly name: string }
  | { readonly kind: 'ignored' };

/** Headings of metafields end in their technical name, which is left out. */
function columnMeaning(heading: string): ColumnMeaning {
  const trimmed = heading.trim();
  const key = trimmed.toLowerCase();
  const name = fieldsByHeading.get(key) ?? optionColumn(key);
  if (name) return { kind: 'field', name };
  if (key === '' || ignoredHeadings.test(key) || isAdministrative(key) || isSalePrice(key)) return { kind: 'ignored' };
  const detail = trimmed.replace(/\s*\((?:product|variant)\.metafields\.[^)]*\)$/i, '').trim();
  if (fieldsByHeading.get(detail.toLowerCase()) === 'lowestRecent') return { kind: 'field', name: 'lowestRecent' };
  return { kind: 'detail', name: detail === '' ? trimmed : detail };
}

function optionColumn(heading: string): OptionColumn | undefined {
  const [, number, part] = /^option([1-9]\d?) (name|value)$/.exec(heading) ?? [];
  if (number === undefined) return undefined;
  return part === 'name' ? `option${Number(number)} name` : `option${Number(number)} value`;
}

const otherLayout: ImportProblem = {
  line: 1,
  column: '',
  message: 'This is the export of another platform, whose variants are laid out differently.',
  remedy: '',
};

function duplicateColumn(heading: string, other: string): ImportProblem {
  const message = `“${other}” and “${heading}” mean the same.`;
  return { line: 1, column: heading, message, remedy: 'Remove one of the two columns.' };
}

function countOptions(positions: FileLayout['positions']): number {
  return Math.max(0, ...Array.from(positions.keys(), (name) => Number(/^option(\d+)/.exec(name)?.[1] ?? 0)));
}

const noTitle: ImportProblem = {
  line: 1,
  column: 'Title',
  message: 'There is neither a Title nor a Handle column.',
  remedy:
    'The first line must list the column names, separated by commas, semicolons or tabs, and include Title or Handle.',
};

/** What a file has where the names of columns are expected: a heading of the table, or another kind of file. */
function quoteHeadings(headings: readonly string[]): string {
  const named = headings.map((heading) => heading.trim()).filter((heading) => heading !== '');
  return `It is “${named.join(', ').slice(0, 80)}”.`;
}

/** A column's heading in this file; its usual one where the file does not have it. */
export function headingOf({ headings, positions }: FileLayout, name: ColumnName): string {
  return headings[positions.get(name) ?? -1] ?? usualHeading(name);
}
