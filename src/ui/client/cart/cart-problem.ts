import {
  cardEnd,
  hideProblemNotice,
  type NoticePlace,
  type ProblemNotice,
  showProblemNotice,
} from '../problem-notice.ts';

/** A failed change of the cart, shown beside its form. */
interface CartProblemNotice extends ProblemNotice {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/**
 * Shows beside a form why its change failed, with a button. It is no live region, because `announce` tells screen
 * readers, and focus stays where it is. A dialog that closed when the form was sent opens again.
 */
export function showCartProblem({ form, submitter, ...notice }: CartProblemNotice): void {
  showProblemNotice(notice, placeFor(form, submitter));
  form.closest<HTMLDialogElement>('dialog:not([open])')?.showModal();
}

/** Removes the notice about an earlier attempt. */
export function hideCartProblem(form: HTMLFormElement, submitter: HTMLElement | null): void {
  hideProblemNotice(placeFor(form, submitter));
}

/** In the bar at the bottom of small windows, at the end of a card or line, or else after the form. */
function placeFor(form: HTMLFormElement, submitter: HTMLElement | null): NoticePlace {
  const bar = submitter?.closest('.buy-bar');
  if (bar) return { place: bar, where: 'afterbegin' };
  const shown = form.isConnected ? form : (sameForm(form) ?? form);
  const item = cardEnd(shown) ?? shown.closest('li');
  return item ? { place: item, where: 'beforeend' } : { place: shown, where: 'afterend' };
}

/** The form of the same line or product after the cart was replaced. */
function sameForm(form: HTMLFormElement): Element | null {
  const name = ['line', 'variant'].find((each) => form.querySelector(`[name="${each}"]`));
  const value = name && form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  if (!name || value === undefined) return null;
  const field = `[name="${name}"][value="${CSS.escape(value)}"]`;
  const within = document.querySelector('dialog[open]') ?? document;
  return within.querySelector(field)?.closest('form') ?? null;
}
