import { z } from 'zod';
import { isSafeLink } from '#shop/text/sanitize.ts';

const text = z.string().trim().min(1);
const optional = text.nullable().default(null);
const href = text.refine(isSafeLink, 'leads nowhere: write a path of this site or an https address');
const link = z.object({ label: text, href });
const action = link.nullable().default(null);
const options = z.record(z.string(), z.string());

const hero = z.object({
  type: z.literal('hero'),
  heading: text,
  text: optional,
  image: optional,
  alt: optional,
  action,
  style: z.enum(['full', 'picture-below']).default('full'),
  shelf: z
    .object({ label: text, products: z.array(text) })
    .nullable()
    .default(null),
});

const prose = z.object({
  type: z.literal('text'),
  id: optional,
  heading: text,
  /** The heading with `{count}` for the number of products. */
  headingPattern: optional,
  body: z.string(),
  image: optional,
  alt: optional,
  flip: z.boolean().default(false),
  style: z.enum(['plain', 'statement', 'makers']).default('plain'),
  action,
});

const picture = z.object({ type: z.literal('picture'), image: text, alt: optional, caption: optional });

const productRow = z.object({
  type: z.literal('product-row'),
  heading: text,
  layout: z.enum(['row', 'feature-first']).default('row'),
  products: z.array(text),
  preferredVariants: z.record(z.string(), options).default({}),
  action,
});

const quote = z.object({ type: z.literal('quote'), text, by: text, role: optional });

const promises = z.object({
  type: z.literal('promises'),
  id: optional,
  heading: optional,
  style: z.enum(['icons', 'figures']).default('icons'),
  items: z.array(
    z.object({
      icon: optional,
      figure: optional,
      /** The figure is counted if a source is given. */
      source: z.enum(['productCount']).nullable().default(null),
      heading: text,
      text: optional,
      href: href.nullable().default(null),
    }),
  ),
});

const faq = z.object({
  type: z.literal('faq'),
  heading: text,
  items: z.array(z.object({ question: text, answer: z.string() })),
});

const collectionTiles = z.object({
  type: z.literal('collection-tiles'),
  heading: text,
  items: z.array(
    z.object({ collection: text, label: text, product: optional, variant: optional, wide: z.boolean().default(false) }),
  ),
});

const journalTeaser = z.object({
  type: z.literal('journal-teaser'),
  heading: text,
  blog: text,
  articles: z.array(text),
  action,
});

/** A section as it is written in front matter. */
export const sectionSchema = z.discriminatedUnion('type', [
  hero,
  prose,
  picture,
  productRow,
  quote,
  promises,
  faq,
  collectionTiles,
  journalTeaser,
]);

export const sectionTypes: readonly string[] = sectionSchema.options.map(({ shape }) => shape.type.value);

export type SectionSource = z.infer<typeof sectionSchema>;
export type SectionOf<Type extends SectionSource['type']> = Extract<SectionSource, { type: Type }>;
