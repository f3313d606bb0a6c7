import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { formKinds, type FormKind } from '#shop/content/visitor-form.ts';
import { routes } from '#routes.ts';
import { oneLine } from '#shop/text/markdown/write-markdown.ts';
import { defineSection } from '../define-section.ts';
import { markdownAction, markdownSection, optionalText, requiredText } from '../fields.ts';

export interface FormSection extends Section {
  readonly type: 'form';
  readonly id: string | null;
  readonly kind: FormKind;
  readonly heading: string;
  readonly text: string | null;
  /** The label of its button; null: that of the kind. */
  readonly button: string | null;
}

const schema = z.object({
  type: z.literal('form'),
  id: optionalText,
  kind: z.enum(formKinds),
  heading: requiredText,
  text: optionalText,
  button: optionalText,
});

/** A message to the shop, or a request to receive its newsletter. A shop whose platform sends no mail does not show it. */
export default defineSection({
  schema,
  resolve: (section): FormSection => section,
  markdown: ({ kind, heading, text }, context) =>
    markdownSection(heading, [
      text === null ? '' : oneLine(text),
      markdownAction({ label: heading, href: routes.form(kind) }, context),
    ]),
});
