import type { PageText, SectionSource } from '#commerce/records/content-record.ts';
import type { RecordOf } from '#commerce/records/catalog-record.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { ReferenceNode, SectionedPageNode, SectionNode } from '../documents/metaobject.ts';
import { type MarketAnswers, overlaysOf } from './market-answers.ts';
import { shortId } from './ids.ts';
import { toPicture } from './pictures.ts';

/** The id of the one home page. */
export const homeId = 'home';

/** Its sections change without it, so that it has no version. */
export function toHomeRecord(answers: MarketAnswers<SectionedPageNode>): RecordOf<'home'> {
  const [{ source: first }] = answers;
  return {
    kind: 'home',
    id: homeId,
    handle: '',
    version: null,
    listed: true,
    parts: [shortId(first.id), ...partsOf(answers.map(({ source }) => source.sections))],
    base: { picture: null, publishedAt: null },
    overlays: overlaysOf(answers, ({ title, description, sections }) => ({
      title: title?.value ?? '',
      body: '',
      seo: { title: null, description: description?.value ?? null },
      ...toSections(sections),
    })),
  };
}

type SectionList = SectionedPageNode['sections'];

/** Ids of the metaobjects in lists of sections. */
export function partsOf(lists: readonly (SectionList | undefined)[]): readonly string[] {
  const ids = lists.flatMap((list) => nodesIn(list).map(({ id }) => shortId(id)));
  return [...new Set(ids)].toSorted();
}

/** The sections of a list with their pictures, under the names by which the sections refer to them. */
export function toSections(list: SectionList | undefined): Pick<PageText, 'sections' | 'pictures'> {
  const nodes = nodesIn(list);
  const references = nodes.flatMap(({ fields }) =>
    fields.flatMap(({ reference, references }) => [reference, ...(references?.nodes ?? [])]),
  );
  return {
    sections: nodes.flatMap(toSection),
    pictures: Object.fromEntries(references.flatMap((each) => namedPicture(each) ?? [])),
  };
}

function nodesIn(list: SectionList | undefined): readonly SectionNode[] {
  return (list?.references?.nodes ?? []).filter((node) => node !== null);
}

function namedPicture(reference: ReferenceNode | null): readonly [readonly [name: string, picture: Picture]] | null {
  const picture = reference?.image && toPicture(reference.image);
  if (!reference?.id || !picture) return null;
  return [[reference.id, { ...picture, alt: reference.alt || picture.alt }]];
}

/**
 * A metaobject `section_product_row` is a section `product-row`, and its field `preferred_variants` the section's
 * `preferredVariants`; none for a metaobject of another type. Types of an app begin with its own prefix.
 */
function toSection({ type, fields }: SectionNode): readonly SectionSource[] {
  const [, name] = /^(?:app--\d+--)?section_(\w+)$/.exec(type) ?? [];
  if (name === undefined) return [];
  const values = fields.map(({ key, ...field }) => [camelCase(key), toValue(field)] as const);
  const given = values.filter(([, value]) => value !== undefined);
  return [{ ...Object.fromEntries(given), type: name.replaceAll('_', '-') }];
}

function camelCase(key: string): string {
  return key.replaceAll(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type FieldNode = Omit<SectionNode['fields'][number], 'key'>;

/**
 * The value of a field by its type, undefined where it is empty. A link is what sections call an action, a picture is
 * named by its id, and a product or collection by its handle; other references are left out.
 * https://shopify.dev/docs/apps/build/metafields/list-of-data-types
 */
function toValue({ type, value, reference, references }: FieldNode): unknown {
  if (value === null || value === '') return undefined;
  if (/^list\..*_reference$/.test(type)) return (references?.nodes ?? []).flatMap((each) => nameOf(each) ?? []);
  if (type.endsWith('_reference')) return reference ? nameOf(reference) : undefined;
  if (type === 'boolean') return value === 'true';
  if (type === 'number_integer' || type === 'number_decimal') return Number(value);
  if (type === 'link') return toAction(parseJson(value));
  return type === 'json' || type.startsWith('list.') ? parseJson(value) : value;
}

function nameOf({ handle, id, image }: ReferenceNode): string | undefined {
  return handle ?? (image ? id : undefined);
}

function toAction(link: unknown): unknown {
  if (typeof link !== 'object' || link === null || !('text' in link) || !('url' in link)) return undefined;
  return { label: link.text, href: link.url };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
