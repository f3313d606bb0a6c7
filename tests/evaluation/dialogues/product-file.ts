import { stringify } from 'csv-stringify/sync';

/**
 * Reads a product file of the evaluation and writes it as Shopify's product CSV, which the shop imports.
 *
 * The file has a product per line, its columns separated by ` | `. `options` is `Size=S,M; Weight=250 g,1 kg+19`, where
 * `+19` is the surcharge of a value. `stock` is the number on hand of every variant, empty when it is not counted, and
 * then exceptions: `6; XL&White:0` for variants with both values. `details` is `Material: linen; Fit: slim`.
 */
export function productFileToCsv(text: string): string {
  const products = readProductLines(text);
  const details = [
    ...new Set(products.flatMap((product) => pairs(product['details'] ?? '', ':').map(([name]) => name))),
  ];
  return stringify(products.flatMap(productRows), { header: true, columns: [...csvColumns, ...details] });
}

type ProductLine = Readonly<Record<string, string>>;

const optionColumns = [1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]);

const productColumns = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'];

const priceColumns = ['Variant SKU', 'Variant Price', 'Variant Compare At Price'];

const stockColumns = ['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'];

const csvColumns = [...productColumns, ...optionColumns, ...priceColumns, ...stockColumns];

function readProductLines(text: string): readonly ProductLine[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split('|').map((name) => name.trim());
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== names.length) throw new Error(`Expected ${names.length} columns: ${line}`);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** `Size=S; Colour=Red` as pairs; what has no separator is left out. */
function pairs(cell: string, separator: string): readonly (readonly [string, string])[] {
  return cell.split(';').flatMap((part) => {
    const at = part.indexOf(separator);
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
  });
}

interface ListedValue {
  readonly option: string;
  readonly value: string;
  readonly surcharge: number;
}

function productRows(product: ProductLine): readonly ProductLine[] {
  const { handle = '', title = '', description = '', vendor = '', type = '', tags = '' } = product;
  const facts = { Title: title, 'Body (HTML)': description, Vendor: vendor, Type: type, Tags: tags, Published: 'TRUE' };
  const described = { ...facts, ...Object.fromEntries(pairs(product['details'] ?? '', ':')) };
  return combinations(product['options'] ?? '').map((values, index) => ({
    Handle: handle,
    ...(index === 0 ? described : {}),
    ...optionCells(values),
    ...variantCells(product, values, index),
  }));
}

/** Every combination of the values of all options. */
function combinations(cell: string): readonly (readonly ListedValue[])[] {
  return pairs(cell, '=').reduce<readonly (readonly ListedValue[])[]>(
    (all, [option, list]) =>
      all.flatMap((values) =>
        list.split(',').map((each) => {
          const [, value = '', surcharge = '0'] = /^(.*?)(?:\+([\d.]+))?$/.exec(each.trim()) ?? [];
          return [...values, { option, value, surcharge: Number(surcharge) }];
        }),
      ),
    [[]],
  );
}

function optionCells(values: readonly ListedValue[]): ProductLine {
  const listed = values.length > 0 ? values : [{ option: 'Title', value: 'Default Title' }];
  return Object.fromEntries(
    listed.flatMap(({ option, value }, index) => [
      [`Option${index + 1} Name`, option],
      [`Option${index + 1} Value`, value],
    ]),
  );
}

function variantCells(product: ProductLine, values: readonly ListedValue[], index: number): ProductLine {
  const surcharge = values.reduce((sum, each) => sum + each.surcharge, 0);
  const priced = (cell: string): string => (cell === '' ? '' : (Number(cell) + surcharge).toFixed(2));
  const stock = stockOf(product['stock'] ?? '', values);
  const sku = product['sku'] ?? '';
  return {
    'Variant SKU': sku === '' || values.length === 0 ? sku : `${sku}-${index + 1}`,
    'Variant Price': priced(product['price'] ?? ''),
    'Variant Compare At Price': priced(product['was'] ?? ''),
    'Variant Inventory Tracker': stock === null ? '' : 'shopify',
    'Variant Inventory Qty': stock ?? '',
    'Variant Inventory Policy': 'deny',
  };
}

function stockOf(cell: string, values: readonly ListedValue[]): string | null {
  const [usual = '', ...exceptions] = cell.split(';').map((part) => part.trim());
  const own = new Set(values.map(({ value }) => value));
  const exception = exceptions.find((each) => exceptionValues(each).every((value) => own.has(value)));
  const stock = exception?.split(':')[1] ?? usual;
  return stock === '' ? null : stock;
}

/** The values of `XL&White:0`. */
function exceptionValues(exception: string): readonly string[] {
  const [names = ''] = exception.split(':');
  return names.split('&').map((name) => name.trim());
}
