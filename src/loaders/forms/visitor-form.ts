import type { AstroGlobal } from 'astro';
import { readFormFields } from '#actions/change-cart.ts';
import { handleVisitorForm } from '#actions/forms/visitor-form.ts';
import { privateCacheControl, seeOther } from '#actions/visitor-response.ts';
import { routes } from '#routes.ts';
import { formKinds, type VisitorFormState } from '#shop/content/visitor-form.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from '../frame.ts';
import { type PageResult, redirectOrNotFound } from '../page-result.ts';

interface VisitorFormPage {
  readonly frame: Frame;
  readonly state: VisitorFormState;
}

/**
 * Reads the page of a form after carrying out the step that it posts. A form that was accepted leads to an address that
 * says what happens next, so that loading it again sends nothing.
 */
export async function readVisitorFormPage(astro: AstroGlobal): Promise<PageResult<VisitorFormPage>> {
  const { locals, request, response, url, params } = astro;
  const { forms, messages } = locals;
  const kind = formKinds.find((each) => each === params['kind']);
  if (!forms || !kind) return redirectOrNotFound(astro);
  const isPosted = request.method === 'POST';
  const posted = isPosted ? await readFormFields(request) : new Map<string, unknown>();
  const fields = new Map<string, unknown>([...url.searchParams, ...posted]);
  const state = await handleVisitorForm({ forms, messages, kind, isPosted }, fields);
  if (isPosted && state.step === 'sent') return seeOther(`${routes.form(kind)}?sent=1`);
  response.status = isPosted && state.step === 'form' ? 422 : 200;
  response.headers.set('Cache-Control', privateCacheControl);
  response.headers.set('X-Robots-Tag', 'noindex');
  return { frame: await readFrame(locals, url), state };
}
