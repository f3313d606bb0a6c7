import type { SectionSource } from '#commerce/content-record.ts';
import type { RecordOf } from '#commerce/records.ts';
import type { SectionedPageNode, SectionNode } from '../documents/metaobject.ts';
import { type MarketAnswers, overlaysOf } from './content.ts';

/** The id of the one home page. */
const homeId = 'home';

/** Its sections change without it, so that it has no version. */
export function toHomeRecord(answers: MarketAnswers<SectionedPageNode>): RecordOf<'home'> {
  return {
    kind: 'home',
    id: homeId,
    handle: '',
    version: null,
    listed: true,
    base: { picture: null, publishedAt: null },
    overlays: overlaysOf(answers, ({ title, description, sections }) => ({
      title: title?.value ?? '',
      body: '',
      seo: { title: null, description: description?.value ?? null },
      sections: (sections?.references?.nodes ?? []).flatMap((node) => (node ? toSection(node) : [])),
    })),
  };
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

/**
 * The value of a field by its type, undefined where it is empty or a reference. A link is what sections call an action.
 * https://shopify.dev/docs/apps/build/metafields/list-of-data-types
 */
function toValue({ type, value }: Pick<SectionNode['fields'][number], 'type' | 'value'>): unknown {
  if (value === null || value === '' || type.endsWith('_reference')) return undefined;
  if (type === 'boolean') return value === 'true';
  if (type === 'number_integer' || type === 'number_decimal') return Number(value);
  if (type === 'link') return toAction(parseJson(value));
  return type === 'json' || type.startsWith('list.') ? parseJson(value) : value;
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
