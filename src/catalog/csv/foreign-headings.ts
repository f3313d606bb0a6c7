/**
 * What other platforms and languages head a column, by the heading that this shop reads: exports of WooCommerce, Magento,
 * PrestaShop, Etsy and Lightspeed, and lists in German and Norwegian.
 */
const foreignHeadings: Readonly<Record<string, string>> = {
  Handle: 'slug, url_key',
  Title: `name, name *, product name, item name, item, titel, bezeichnung, artikelname, artikelbezeichnung, produktname, navn,
    varenavn, produktnavn, tittel`,
  'Body (HTML)': 'beschreibung, produktbeschreibung, beskrivelse, produktbeskrivelse, long description, description *',
  Vendor: 'brand, brands, manufacturer, hersteller, marke, merke, produsent',
  'Product Category': `categories, category_path, categories (x,y,z...), kategorie, kategorien, kategori, kategorier`,
  Tags: 'tags (x,y,z...), schlagwörter, stikkord',
  'Variant SKU': `custom sku, reference, reference #, artikelnummer, artikelnr, artikelnr., art.-nr., varenummer, artikkelnummer`,
  'Variant Barcode': 'ean, ean13, gtin, upc, strekkode, strichcode',
  'Variant Price': `regular price, regulärer preis, price tax excluded, price tax included, preis, verkaufspreis, bruttopreis, pris,
    utsalgspris, ordinær pris`,
  'Variant Inventory Qty':
    'stock quantity, quantity, qty, bestand, lagerbestand, menge, lager, antall, lagerantall, lagerstatus',
  'Image Src': `images, image, image1, image 1, image_url, base_image, image urls (x,y,z...), bild, bild 1, bilder, bilde`,
};

const targets: ReadonlyMap<string, string> = new Map(
  Object.entries(foreignHeadings).flatMap(([target, headings]) =>
    headings.split(/,\s+/).map((heading) => [heading, target] as const),
  ),
);

/** Columns by which several variants of a product are told in ways that this shop does not read. */
const variantColumns = /^(?:parent|übergeordnetes produkt|configurable_variations|variation 1 (?:name|values))$/i;

/** What to do about the headings of another platform or language; empty where none is known. */
export function renamingAdvice(headings: readonly string[]): string {
  const renames = new Map(
    headings.toReversed().flatMap((heading) => {
      const target = targets.get(heading.trim().toLowerCase());
      return target === undefined ? [] : [[target, heading.trim()] as const];
    }),
  );
  const advice = Array.from(renames, ([target, heading]) => `“${heading}” to ${target}`).toReversed();
  const rename = advice.length === 0 ? '' : `Rename ${advice.join(', ')}.`;
  return [rename, variantAdvice(headings)].filter((sentence) => sentence !== '').join(' ');
}

/** Whether a file has the headings of a platform whose variants are not rows: they would become details of products. */
export function isOtherLayout(headings: readonly string[]): boolean {
  return headings.some((heading) => variantColumns.test(heading.trim()));
}

function variantAdvice(headings: readonly string[]): string {
  return isOtherLayout(headings)
    ? 'Give each variant a row of its own with the Handle of its product, Option1 Name and Option1 Value, and leave out rows and columns of the product as a whole.'
    : '';
}
