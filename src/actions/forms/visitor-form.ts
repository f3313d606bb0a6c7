import { z } from 'zod';
import type { VisitorForms } from '#commerce/port.ts';
import type { Messages } from '#messages/messages.ts';
import {
  emptyForm,
  type FormErrors,
  type FormField,
  formFields,
  type FormKind,
  type FormValues,
  maxFieldCharacters,
  type VisitorFormState,
} from '#shop/content/visitor-form.ts';
import { emailSchema } from '../checkout-form.ts';
import { lineOf, linesOf } from './form-fields.ts';
import { changeOptIn, optInToken } from './opt-in.ts';

export interface VisitorFormRequest {
  readonly forms: VisitorForms;
  readonly messages: Messages;
  readonly kind: FormKind;
  readonly isPosted: boolean;
}

/** A field that people do not see: only programs fill it in, and their messages are dropped silently. */
const trapField = 'website';

/**
 * Carries out a posted step of a form: its fields, or the `token` of an email with `action`. Without a post it shows the
 * form, or with `sent` what happens next.
 */
export async function handleVisitorForm(
  request: VisitorFormRequest,
  fields: ReadonlyMap<string, unknown>,
): Promise<VisitorFormState> {
  const { kind, isPosted, forms } = request;
  const token = kind === 'newsletter' ? optInToken(fields) : null;
  if (token !== null) return changeSubscription(forms, token, fields);
  if (isPosted) return submitForm(request, fields);
  return fields.has('sent') ? { step: 'sent', kind } : { step: 'form', kind, values: emptyForm, errors: {} };
}

async function submitForm(
  { forms, messages, kind }: VisitorFormRequest,
  fields: ReadonlyMap<string, unknown>,
): Promise<VisitorFormState> {
  const values = readFormValues(fields);
  const errors = checkForm(kind, values, messages);
  if (Object.keys(errors).length > 0) return { step: 'form', kind, values, errors };
  const isTrapped = lineOf(fields.get(trapField)) !== '';
  if (!isTrapped) await (kind === 'contact' ? forms.sendMessage(values) : forms.newsletter.subscribe(values.email));
  return { step: 'sent', kind };
}

function readFormValues(fields: ReadonlyMap<string, unknown>): FormValues {
  return {
    name: lineOf(fields.get('name')),
    email: lineOf(fields.get('email')),
    message: linesOf(fields.get('message')),
  };
}

/** The sentences about what is wrong with the fields of a form; empty: nothing is. */
function checkForm(kind: FormKind, values: FormValues, messages: Messages): FormErrors {
  const errors: Partial<Record<FormField, string>> = {};
  const schemas = fieldSchemas(messages);
  for (const field of formFields[kind]) {
    const issue = schemas[field].safeParse(values[field]).error?.issues[0];
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

function fieldSchemas({ forms, checkout }: Messages): Readonly<Record<FormField, z.ZodType<string>>> {
  const requiredText = (field: FormField, missing: string) =>
    z
      .string()
      .min(1, missing)
      .max(maxFieldCharacters[field], checkout.fields.tooLong({ max: maxFieldCharacters[field] }));
  return {
    name: requiredText('name', forms.missing.name),
    email: emailSchema({ ...checkout.fields, emailMissing: forms.missing.email }),
    message: requiredText('message', forms.missing.message),
  };
}

async function changeSubscription(
  { newsletter }: VisitorForms,
  token: string,
  fields: ReadonlyMap<string, unknown>,
): Promise<VisitorFormState> {
  const kind = 'newsletter';
  const subscription = await changeOptIn(newsletter, token, fields);
  if (!subscription) return { step: 'gone', kind };
  return { step: subscription.isConfirmed ? 'confirmed' : 'confirm', kind, token };
}
