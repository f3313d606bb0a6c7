import { z } from 'zod';
import { sectionTypes } from '#ui/sections/section-types.ts';

/** How a type of section is written in front matter. */
export interface SectionDescription {
  readonly type: string;
  readonly fields: readonly FieldDescription[];
  /** A section with every field, which its schema accepts. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface FieldDescription {
  /** The name after those of the fields around it: `items.label`. */
  readonly name: string;
  /** What it contains, and its default: `text`, `one of full, picture-below; full by default`. */
  readonly contains: string;
  readonly isRequired: boolean;
}

/** All types of sections, built in or of the shop, made from their schemas. */
export function describeSections(): readonly SectionDescription[] {
  return Array.from(sectionTypes, ([type, { schema }]) => {
    const shape = fieldSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    const { type: _type, ...properties } = shape.properties ?? {};
    const fields = describeFields({ ...shape, properties }, '');
    const example = {
      type,
      ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(name, field)])),
    };
    return { type, fields, example };
  });
}

/** The part of JSON Schema that describes fields: https://json-schema.org/draft/2020-12 */
interface FieldSchema {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: FieldSchema | undefined;
  readonly anyOf?: readonly FieldSchema[] | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    required: z.array(z.string()).optional(),
    items: fieldSchema.optional(),
    anyOf: z.array(fieldSchema).optional(),
  }),
);

function describeFields({ properties = {}, required = [] }: FieldSchema, prefix: string): readonly FieldDescription[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = withoutNull(field);
    const nested = inner.type === 'array' ? withoutNull(inner.items ?? {}) : inner;
    return [
      { name: prefix + name, contains: contentOf(field), isRequired: required.includes(name) },
      ...describeFields(nested, `${prefix}${name}.`),
    ];
  });
}

/** A field that may be empty is described as what it else contains. */
function withoutNull(field: FieldSchema): FieldSchema {
  return field.anyOf?.find(({ type }) => type !== 'null') ?? field;
}

function contentOf(field: FieldSchema): string {
  const kind = kindOf(withoutNull(field));
  const initial = z.union([z.string(), z.number(), z.boolean()]).safeParse(field.default);
  return initial.success ? `${kind}; ${String(initial.data)} by default` : kind;
}

function kindOf(field: FieldSchema): string {
  const { type = 'any value', enum: values, const: only, items } = field;
  if (values) return `one of ${values.map(String).join(', ')}`;
  if (only !== undefined) return JSON.stringify(only);
  if (type === 'array') return `list: ${kindOf(withoutNull(items ?? {}))}`;
  return kindNames.get(type) ?? type;
}

const kindNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'whole number'],
  ['boolean', 'true or false'],
  ['object', 'fields'],
]);

function exampleOf(name: string, field: FieldSchema): unknown {
  const { type, enum: values, const: only, items, properties = {} } = withoutNull(field);
  if (only !== undefined) return only;
  if (values) return values[0];
  if (type === 'array') return [exampleOf(name.replace(/s$/u, ''), items ?? {})];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([inner, each]) => [inner, exampleOf(inner, each)]));
  if (type === 'boolean') return field.default ?? true;
  if (type === 'number' || type === 'integer') return field.default ?? 1;
  return exampleTexts.get(name) ?? field.default ?? `${/^[aeio]/i.test(name) ? 'An' : 'A'} ${name}`;
}

/** Texts of fields that name something else. */
const exampleTexts: ReadonlyMap<string, string> = new Map([
  ['href', '/collections/all'],
  ['image', 'name-of-a-picture'],
  ['product', 'handle-of-a-product'],
  ['collection', 'handle-of-a-collection'],
  ['article', 'handle-of-an-article'],
  ['blog', 'journal'],
]);
