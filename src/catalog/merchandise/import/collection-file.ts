import type { ReportProblem } from '../../csv/import-problems.ts';
import { readTable, type TableRow } from '../../csv/table/read-table.ts';
import type { RuleSource } from '../rule-source.ts';

/** A collection of a file, by the fields of its document. */
export interface CollectionOfFile {
  readonly handle: string;
  readonly line: number;
  readonly front: object & { readonly title: string };
  /** Markdown or HTML; null where the file has no such column. */
  readonly body: string | null;
}

/**
 * Reads collections as Matrixify exports them from Shopify, which has no export of its own: one row or more for each
 * Handle, with Title, Body HTML, Sort Order, and either Must Match with Rule: Product Column, Rule: Relation and
 * Rule: Condition, or Product: Handle. Null, and reported, when there is any problem.
 */
export async function readCollectionFile(
  path: string,
  report: ReportProblem,
): Promise<readonly CollectionOfFile[] | null> {
  const rows = await readTable(path, [['handle'], ['title']], report);
  if (!rows) return null;
  const groups = groupByHandle(rows);
  const read = groups.map((group) => toCollection(group, report));
  return read.includes(null) ? null : read.flatMap((each) => each ?? []);
}

type CollectionRows = readonly [TableRow, ...TableRow[]];

/** Further rows of a collection may have no handle. */
function groupByHandle(rows: readonly TableRow[]): readonly CollectionRows[] {
  const groups: [TableRow, ...TableRow[]][] = [];
  for (const row of rows) {
    const current = groups.at(-1);
    const handle = row.cell('handle');
    if (current && (handle === '' || handle === current[0].cell('handle'))) current.push(row);
    else groups.push([row]);
  }
  return groups;
}

function toCollection(rows: CollectionRows, report: ReportProblem): CollectionOfFile | null {
  const [first] = rows;
  const [handle, title] = [first.cell('handle').toLowerCase(), first.cell('title')];
  if (!isHandle(handle) || title === '') {
    const [column, message] = title === '' ? ['Title', 'This is missing.'] : ['Handle', `“${handle}” is no handle.`];
    report({ line: first.line, column, message, remedy: 'Fill in the cell with letters, digits and hyphens.' });
    return null;
  }
  const members = membersOf(rows, report);
  if (!members) return null;
  const sort = sortOf(first, 'rules' in members);
  return {
    handle,
    line: first.line,
    front: { title, ...(sort && { sort }), ...members },
    body: first.cell('body html'),
  };
}

function isHandle(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(text);
}

const sorts: Readonly<Record<string, string>> = {
  manual: 'manual',
  'best selling': 'best-selling',
  'alphabet: a-z': 'title-ascending',
  'alphabet: z-a': 'title-descending',
  'price: lowest first': 'price-ascending',
  'price: low to high': 'price-ascending',
  'price: highest first': 'price-descending',
  'price: high to low': 'price-descending',
  'date: newest first': 'created-descending',
  'date: new to old': 'created-descending',
  'date: oldest first': 'created-ascending',
  'date: old to new': 'created-ascending',
};

function sortOf(row: TableRow, byRules: boolean): string | null {
  const cell = row.cell('sort order').toLowerCase();
  const sort = sorts[cell] ?? sorts[cell.replaceAll('_', ' ')] ?? null;
  return byRules && sort === 'manual' ? null : sort;
}

function membersOf(rows: CollectionRows, report: ReportProblem): object | null {
  const ruleRows = rows.filter((row) => row.cell('rule: product column') !== '');
  if (ruleRows.length === 0)
    return { products: rows.map((row) => row.cell('product: handle')).filter((handle) => handle !== '') };
  const rules = ruleRows.map((row) => toRule(row, report));
  if (rules.includes(null)) return null;
  const match = /any/iu.test(rows[0].cell('must match')) ? 'any' : 'all';
  return { match, rules };
}

const textColumns: Readonly<Record<string, 'title' | 'type' | 'vendor' | 'tag'>> = {
  title: 'title',
  type: 'type',
  vendor: 'vendor',
  tag: 'tag',
};

const relations: Readonly<Record<string, string>> = {
  equals: 'is',
  'not equals': 'isNot',
  contains: 'contains',
  'not contains': 'containsNot',
  'starts with': 'startsWith',
  'ends with': 'endsWith',
};

function toRule(row: TableRow, report: ReportProblem): object | null {
  const column = row.cell('rule: product column').toLowerCase().replaceAll('_', ' ');
  const relation = row.cell('rule: relation').toLowerCase().replaceAll('_', ' ');
  const rule = textRule(row, { column, relation }) ?? valueRule(row, { column, relation });
  if (rule) return rule;
  const message = `This shop has no rule “${column} ${relation} ${row.cell('rule: condition')}”.`;
  const remedy = 'Write another rule, or remove this collection from the file.';
  report({ line: row.line, column: 'Rule: Product Column', message, remedy });
  return null;
}

interface RuleCells {
  readonly column: string;
  readonly relation: string;
}

function textRule(row: TableRow, { column, relation }: RuleCells): object | null {
  const [field, word] = [textColumns[column.replace(/^product /u, '')], relations[relation]];
  const value = row.cell('rule: condition');
  return field && word && value !== '' ? { field, [word]: value } : null;
}

/** Rules about prices and stock; `is set` of a compare-at price means that a product is reduced. */
function valueRule(row: TableRow, { column, relation }: RuleCells): RuleSource | null {
  const value = Number(row.cell('rule: condition').replace(',', '.'));
  const isSet = relation === 'is set' || relation === 'is not empty';
  if (/compare[ -]at price|price reduced/u.test(column) && (isSet || (relation === 'greater than' && value === 0)))
    return { field: 'reduced', is: true };
  if (Number.isNaN(value) || row.cell('rule: condition') === '') return null;
  if (column === 'variant price' || column === 'price') return priceRule(relation, value);
  if (!/inventory/u.test(column) || !Number.isInteger(value)) return null;
  if (relation === 'greater than') return { field: 'stock', from: value + 1, to: maxStock };
  return relation === 'less than' && value > 0 ? { field: 'stock', from: 0, to: value - 1 } : null;
}

function priceRule(relation: string, value: number): RuleSource | null {
  if (relation === 'greater than') return { field: 'price', above: value };
  return relation === 'less than' ? { field: 'price', below: value } : null;
}

const maxStock = 1_000_000_000;
