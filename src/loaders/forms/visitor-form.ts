import type { AstroGlobal } from 'astro';
import { readFormFields } from '#actions/forms/form-fields.ts';
import { handleVisitorForm } from '#actions/forms/visitor-form.ts';
import { seeOther } from '#actions/visitor-response.ts';
import { routes } from '#routes.ts';
import { formKinds, type VisitorFormState } from '#shop/content/visitor-form.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from '../frame.ts';
import { type PageResult, redirectOrNotFound, setFormHeaders } from '../page-result.ts';

interface VisitorFormPage {
  readonly frame: Frame;
  readonly state: VisitorFormState;
}

/**
 * Reads the page of a form after carrying out the step that it posts. A form that was accepted leads to an address that
 * says what happens next, so that loading it again sends nothing.
 */
export async function readVisitorFormPage(astro: AstroGlobal): Promise<PageResult<VisitorFormPage>> {
  const { locals, request, url, params } = astro;
  const { forms, messages } = locals;
  const kind = formKinds.find((each) => each === params['kind']);
  if (!forms || !kind) return redirectOrNotFound(astro);
  const isPosted = request.method === 'POST';
  const posted = isPosted ? await readFormFields(request) : new Map<string, unknown>();
  const fields = new Map<string, unknown>([...url.searchParams, ...posted]);
  const state = await handleVisitorForm({ forms, messages, kind, isPosted }, fields);
  if (isPosted && state.step === 'sent') return seeOther(`${routes.form(kind)}?sent=1`);
  setFormHeaders(astro, isPosted && state.step === 'form');
  return { frame: await readFrame(locals, url), state };
}
