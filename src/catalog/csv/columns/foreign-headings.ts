/**
 * What other platforms and languages head a column, by the heading that this shop reads: exports of WooCommerce, Magento,
 * PrestaShop, Etsy and Lightspeed, and lists in German and Norwegian.
 */
const foreignHeadings: Readonly<Record<string, string>> = {
  Handle: 'slug, url_key',
  Title: `name, product, product name, item name, item, titel, bezeichnung, artikel, artikelname, artikelbezeichnung, produkt,
    produktname, navn, varenavn, produktnavn, tittel`,
  'Body (HTML)':
    'beschreibung, produktbeschreibung, beskrivelse, produktbeskrivelse, long description, product description',
  Vendor: 'brand, brands, manufacturer, supplier, hersteller, marke, lieferant, merke, produsent, leverandør',
  'Product Category': `categories, category_path, product group, kategorie, kategorien, warengruppe, kategori, kategorier,
    varegruppe`,
  Tags: 'keywords, schlagwörter, stikkord',
  'Variant SKU': `custom sku, reference, reference #, article number, item number, item no, product code, artikelnummer,
    artikelnr, artikel-nr, art.-nr, varenummer, varenr, artikkelnummer, artikkelnr, art.nr`,
  'Variant Barcode': 'ean, ean13, gtin, upc, strekkode, strichcode',
  'Variant Price': `regular price, retail price, regulärer preis, price tax excluded, price tax included, preis,
    verkaufspreis, vk, vk-preis, bruttopreis, pris, utsalgspris, salgspris, ordinær pris`,
  'Variant Compare At Price': 'rrp, msrp, uvp, streichpreis, førpris, veiledende pris',
  'Variant Inventory Qty': `stock quantity, stock level, on hand, quantity, qty, bestand, lagerbestand, menge, auf lager,
    lager, antall, lagerantall, lagerstatus, antall på lager, på lager`,
  'Image Src': `images, image, image1, image 1, image_url, image url, base_image, image urls, photo, bild, bild 1, bilder, bilde,
    bilde 1`,
};

const targets: ReadonlyMap<string, string> = new Map(
  Object.entries(foreignHeadings).flatMap(([target, headings]) =>
    headings.split(/,\s+/).map((heading) => [heading, target] as const),
  ),
);

/** Columns that state several variants of a product in ways that this shop does not read. */
const variantColumns = /^(?:parent|übergeordnetes produkt|configurable_variations|variation 1 (?:name|values))$/i;

/** Temporary or conditional prices, which would become regular ones here: they are not read. */
const salePrices = new Set(
  'sale price, special price, special_price, offer price, angebotspreis, aktionspreis, sonderpreis, tilbudspris, kampanjepris'.split(
    ', ',
  ),
);

export function isSalePrice(heading: string): boolean {
  return salePrices.has(plainHeading(heading));
}

/** Administrative columns of WooCommerce and Magento, which say nothing about a product. */
const administrative =
  /^(?:is featured\?|visibility in catalog|date sale price (?:starts|ends)|tax (?:status|class)|in stock\?|low stock amount|backorders allowed\?|sold individually\?|allow customer reviews\?|purchase note|shipping class|download (?:limit|expiry days)|grouped products|upsells|cross-sells|external url|button text|meta: .*|attribute \d+ (?:visible|global|default)|attribute_set_code|product_websites|store_view_code|tax_class_name|visibility|special_(?:price_)?(?:from|to)_date)$/;

/** Whether a heading is that of a column of another platform that is of no use to shoppers. */
export function isAdministrative(heading: string): boolean {
  return administrative.test(heading.trim().toLowerCase());
}

/** What to do about the headings of another platform or language; empty where none is known. */
export function renamingAdvice(headings: readonly string[]): string {
  const renames = Array.from(renamesIn(headings), ([target, heading]) => `“${heading}” to ${target}`);
  const rename = renames.length === 0 ? '' : `Rename ${renames.join(', ')}.`;
  return [rename, variantAdvice(headings)].filter((sentence) => sentence !== '').join(' ');
}

/** The first heading that means each target of this shop. */
export function renamesIn(headings: readonly string[]): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const heading of headings) {
    const target = targets.get(plainHeading(heading));
    if (target !== undefined && !renames.has(target)) renames.set(target, heading.trim());
  }
  return renames;
}

/** Whether a word of a heading heads that column itself: `Our price`, `Preis in Euro`. `own` are headings that this shop reads. */
export function hasWordOf(target: string, heading: string, own: readonly string[]): boolean {
  return plainHeading(heading)
    .split(' ')
    .some((word) => targets.get(word) === target || own.some((each) => each.toLowerCase() === word));
}

/** What to do where a column is missing and others have a similar heading. */
export function addingAdvice(target: string, similar: readonly string[]): string {
  const named = similar.map((heading) => `“${heading}”`);
  if (named.length === 0) return 'Add a column for it.';
  return named.length === 1
    ? `Add a column for it, or rename ${named.join()} to ${target} if that is it.`
    : `Add a column for it, or rename the one of ${named.join(', ')} that has it to ${target}.`;
}

/** `Pris (inkl. mva) *` and `Art.-Nr.` without what is in parentheses, marks of required columns and the last dot. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[*:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
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
