import { z } from 'zod';
import { productFrontFields } from '#catalog/write/product-text.ts';
import { isSafeLink } from '#shop/text/html/sanitize.ts';
import { describeIssue } from '../describe-issue.ts';
import { kindSchema } from '../kinds/kind-schema.ts';
import { describeSectionIssues, parseSection } from '../sections.ts';
import type { EditableKind } from './document-name.ts';
import { misspeltFields, savedProfileSchema } from './profile-schema.ts';
import { recordKinds } from './record-kinds.ts';

/** A problem at a path of the front matter: `refused`, or only left out when the document is shown. */
export interface FrontMatterIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly refused: boolean;
}

/** Checks the front matter of a document. */
export function checkFrontMatter(kind: EditableKind, front: unknown): readonly FrontMatterIssue[] {
  const result = frontMatterSchemas[kind].safeParse(front, { error: describeIssue });
  const faults = result.success ? [] : result.error.issues.map(toIssue);
  if (faults.length > 0) return faults;
  return kind === 'profile'
    ? misspeltFields(front).map((found) => ({ ...found, refused: false }))
    : checkSections(front);
}

function toIssue({ path, message }: z.core.$ZodIssue): FrontMatterIssue {
  const name = path.length === 0 ? 'the front matter' : `"${path.join('.')}"`;
  return { path, message: `${name} ${message}.`, refused: true };
}

const text = z.string();
const title = text.trim().min(1);
const texts = z.array(text, 'must be a list of texts, e.g. [one, two]');
const optional = { description: text, excerpt: text, author: text.nullable(), image: text.nullable(), tags: texts };
const entrySchema = z
  .looseObject({ title, ...optional })
  .partial()
  .required({ title: true });
const sectionsSchema = z
  .array(z.looseObject({ type: text }, 'must have a "type"'), 'must be a list of sections')
  .optional();
const linkSchema = text.refine(
  (href) => href === '' || isSafeLink(href),
  'must be a path of this site or an https address',
);

interface MenuItemInput {
  readonly label: string;
  readonly href?: string | undefined;
  readonly children?: readonly MenuItemInput[] | undefined;
}

const menuItemSchema = (levels: number): z.ZodType<MenuItemInput> =>
  z.looseObject({
    label: title,
    href: linkSchema.optional(),
    children: (levels > 1
      ? z.array(menuItemSchema(levels - 1))
      : z.array(z.never(), `must not go deeper than ${menuLevels} levels`).max(0)
    ).optional(),
  });

const menuLevels = 3;

const frontMatterSchemas: Readonly<Record<EditableKind, z.ZodType>> = {
  home: z.looseObject({ title, sections: sectionsSchema }),
  page: entrySchema.extend({ heading: text.nullable().optional(), sections: sectionsSchema }),
  article: entrySchema.extend({
    category: text.nullable().optional(),
    products: texts.optional(),
    related: texts.optional(),
  }),
  policy: entrySchema,
  faq: entrySchema,
  product: z.looseObject({ title, ...productFrontFields }),
  collection: recordKinds.collection.schema,
  code: recordKinds.code.schema,
  redirects: recordKinds.redirects.schema,
  kind: kindSchema,
  // Its kind says which fields it has: `checkDocument`.
  entry: z.looseObject({ title }),
  blog: z.looseObject({ title, text: text.optional(), description: text.optional() }),
  menu: z.array(menuItemSchema(menuLevels), 'must be a list of entries, each with "label" and "href"'),
  announcement: z.looseObject({ text: title }),
  profile: savedProfileSchema,
};

const withSections = z.object({ sections: z.array(z.looseObject({ type: z.string() })) });

/** Sections of an unknown type or without a required field: the page is shown without them. */
function checkSections(front: unknown): readonly FrontMatterIssue[] {
  const found = withSections.safeParse(front);
  return (found.data?.sections ?? []).flatMap((section, index): readonly FrontMatterIssue[] => {
    const parsed = parseSection(section);
    if (parsed.ok) return [];
    const path = ['sections', index, ...(parsed.issues[0]?.path ?? [])];
    return [
      {
        path,
        message: `section ${index + 1} will be left out: ${describeSectionIssues(parsed.issues)}.`,
        refused: false,
      },
    ];
  });
}

const unsafeHtml =
  /<\/?(?:script|style|iframe|object|embed|form|svg|link|meta|base|template)\b|<[^>]*\son\w+\s*=|javascript:/iu;

/** Lines of Markdown with HTML that is removed when the text is shown. `firstLine` is the line number of the body. */
export function checkUnsafeHtml(
  body: string,
  firstLine: number,
): readonly { readonly line: number; readonly message: string }[] {
  return body.split('\n').flatMap((line, index) => {
    const found = unsafeHtml.exec(line)?.[0];
    if (found === undefined) return [];
    return [{ line: firstLine + index, message: `"${found}" is not allowed and will not be shown. Remove it.` }];
  });
}
