import { z } from 'zod';
import { parseEntryOrder } from './entry-order.ts';
import { type ContentKind, type FieldType, fieldTypes } from '#shop/content/entry.ts';

const name = z.string().trim().min(1);

const fieldSchema = z.strictObject({
  type: z.enum(fieldTypes),
  label: name.optional(),
  required: z.boolean().default(false),
  unit: name.nullable().default(null),
  to: name.nullable().default(null),
  property: z
    .string()
    .regex(/^[a-z][A-Za-z]*$/u, 'must be a property of schema.org, e.g. telephone')
    .nullable()
    .default(null),
});

/** A field may be written as its type alone: `city: text`. */
const writtenField = z
  .preprocess((value: unknown) => (typeof value === 'string' ? { type: value } : value), fieldSchema)
  .superRefine(({ type, unit, to }, context) => {
    if (type === 'reference' && to === null)
      context.addIssue({ code: 'custom', message: 'needs "to": product, collection, page or the handle of a kind' });
    if (type !== 'reference' && to !== null)
      context.addIssue({ code: 'custom', path: ['to'], message: 'is only for fields of the type reference' });
    if (type !== 'number' && unit !== null)
      context.addIssue({ code: 'custom', path: ['unit'], message: 'is only for fields of the type number' });
  });

/** Names that every document has, or that the shop manages. */
const reservedNames: ReadonlySet<string> = new Set(
  'title description image excerpt author tags handle kind blog status publishedAt updatedAt'.split(' '),
);

const fieldNames = z.record(z.string(), writtenField).superRefine((fields, context) => {
  for (const each of Object.keys(fields)) {
    if (reservedNames.has(each))
      context.addIssue({
        code: 'custom',
        path: [each],
        message: 'is a field that every entry has: choose another name',
      });
    else if (!/^[a-z][A-Za-z0-9]{0,39}$/u.test(each))
      context.addIssue({
        code: 'custom',
        path: [each],
        message: 'must begin with a small letter and have only letters and digits',
      });
  }
});

const maxFields = 40;

/** The file of a content kind, `kinds/<handle>.yaml`. */
export const kindSchema = z
  .strictObject({
    title: name,
    description: z.string().default(''),
    schema: z
      .string()
      .regex(/^[A-Z][A-Za-z]*$/u, 'must be a type of schema.org, e.g. Store')
      .nullable()
      .default(null),
    summary: z.string().nullable().default(null),
    order: z.string().default('title'),
    fields: fieldNames.refine(
      (fields) => Object.keys(fields).length > 0 && Object.keys(fields).length <= maxFields,
      `must have 1 to ${maxFields} fields`,
    ),
  })
  .superRefine(({ order, fields }, context) => {
    const { field } = parseEntryOrder(order);
    if (field === 'title' || orderTypes.has(fields[field]?.type ?? 'image')) return;
    context.addIssue({
      code: 'custom',
      path: ['order'],
      message: 'must be title or the name of a field of the type text, number or date, with "-" for the last first',
    });
  })
  .superRefine(({ summary, fields }, context) => {
    if (summary === null || summaryTypes.has(fields[summary]?.type ?? 'image')) return;
    context.addIssue({
      code: 'custom',
      path: ['summary'],
      message: 'must be the name of a field of the type text or list',
    });
  });

const orderTypes: ReadonlySet<FieldType> = new Set(['text', 'number', 'date']);
const summaryTypes: ReadonlySet<FieldType> = new Set(['text', 'list']);

interface StoredKind {
  readonly handle: string;
  readonly front: unknown;
  readonly updatedAt: string;
}

/** A content kind from its front matter; null where that is invalid. */
export function toContentKind({ handle, front, updatedAt }: StoredKind): ContentKind | null {
  const { data } = kindSchema.safeParse(front);
  if (!data) return null;
  const fields = Object.entries(data.fields).map(([each, field]) => ({
    ...field,
    name: each,
    label: field.label ?? labelOf(each),
  }));
  return { ...data, handle, fields, updatedAt };
}

/** `openingHours` is labelled `Opening hours`. */
function labelOf(field: string): string {
  const words = field.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
