import { z } from 'zod';
import type { ContentKind, FieldType, KindField } from '#shop/content/entry.ts';
import { parseOpeningHours } from '#shop/content/opening-hours.ts';
import { isSafeLink } from '#shop/text/html/sanitize.ts';
import { describeIssue } from '../describe-issue.ts';

const text = z.string();
const filledText = text.trim().min(1);
const handles = z.union([filledText, z.array(filledText)], 'must be a handle or a list of handles');

/** Fields that the entries of every kind have. */
const commonFields = {
  title: filledText,
  description: text.nullish(),
  excerpt: text.nullish(),
  author: text.nullish(),
  tags: z.array(text, 'must be a list of texts, e.g. [one, two]').nullish(),
  image: text.nullish(),
};

/** The value that the front matter of an entry has for a field of each type. */
export const valueSchemas = {
  text: filledText,
  markdown: filledText,
  number: z.number(),
  date: text.refine(isDay, 'must be a day such as 2026-05-31'),
  link: text.refine(isSafeLink, 'must be a path of this site or an https address'),
  image: filledText,
  list: z.array(filledText, 'must be a list of texts, e.g. [one, two]'),
  hours: z.record(text, z.unknown()).transform((written, context) => {
    const parsed = parseOpeningHours(written);
    if (parsed.ok) return parsed.hours;
    context.addIssue({ code: 'custom', path: [parsed.key], message: parsed.message });
    return z.NEVER;
  }),
  reference: handles.transform((written) => (typeof written === 'string' ? [written] : written)),
} as const satisfies Readonly<Record<FieldType, z.ZodType>>;

function isDay(written: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/u.test(written) ? Date.parse(`${written}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(written);
}

/** A problem of an entry at a path of its front matter. */
export interface EntryIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What keeps a front matter from being an entry of a kind. */
export function checkEntry(kind: ContentKind, front: unknown): readonly EntryIssue[] {
  const own = kind.fields.map((field) => [field.name, schemaOf(field)]);
  const schema = z.strictObject({ ...Object.fromEntries(own), ...commonFields });
  const { error } = schema.safeParse(front, { error: describeIssue });
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownField(kind, key)) : toIssue(issue),
  );
}

function schemaOf({ type, required }: KindField): z.ZodType {
  return required ? valueSchemas[type] : valueSchemas[type].nullish();
}

function toIssue({ path, message }: z.core.$ZodIssue): EntryIssue {
  return { path, message: `${path.length === 0 ? 'the front matter' : `"${path.join('.')}"`} ${message}.` };
}

function unknownField({ handle, fields }: ContentKind, key: string): EntryIssue {
  const names = fields.map(({ name }) => name).join(', ');
  return { path: [key], message: `"${key}" is not a field of ${handle}, which has: ${names}.` };
}
