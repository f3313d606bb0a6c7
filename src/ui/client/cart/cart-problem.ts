/** A change of the cart that failed, to be shown beside the form that asked for it. */
interface CartProblemNotice {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  readonly text: string;
  /** The way forward: sends the change again, or leads to a page; null: the text says it. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/**
 * Shows why a change failed where it was asked for, with a button right after it. The status region (`announce`) reaches
 * screen readers, so this is no live region, and the keyboard stays where it is. A dialog that closed for the attempt
 * opens again.
 */
export function showCartProblem({ form, submitter, text, action }: CartProblemNotice): void {
  hideCartProblem(form, submitter);
  const notice = document.createElement('div');
  notice.className = 'cart-problem';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  notice.append(sentence);
  if (action) notice.append(actionButton(action, notice));
  const { place, where } = placeFor(form, submitter);
  place.insertAdjacentElement(where, notice);
  form.closest<HTMLDialogElement>('dialog:not([open])')?.showModal();
}

/** Removes what was shown about an earlier attempt. */
export function hideCartProblem(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { place, where } = placeFor(form, submitter);
  const within = where === 'afterend' ? place.parentElement : place;
  for (const notice of within?.querySelectorAll(':scope > .cart-problem') ?? []) notice.remove();
}

function actionButton({ label, run }: NonNullable<CartProblemNotice['action']>, notice: Element): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    notice.remove();
    run();
  });
  return button;
}

interface NoticePlace {
  readonly place: Element;
  readonly where: InsertPosition;
}

/** In the bar at the foot of small windows, which is in sight when the form is not; at the end of a line or card; else after the form. */
function placeFor(form: HTMLFormElement, submitter: HTMLElement | null): NoticePlace {
  const bar = submitter?.closest('.buy-bar');
  if (bar) return { place: bar, where: 'afterbegin' };
  const shown = form.isConnected ? form : (sameForm(form) ?? form);
  const item = shown.closest('li');
  return item ? { place: item, where: 'beforeend' } : { place: shown, where: 'afterend' };
}

/** The form of the same line or product after the cart was drawn again. */
function sameForm(form: HTMLFormElement): Element | null {
  const name = ['line', 'variant'].find((each) => form.querySelector(`[name="${each}"]`));
  const value = name && form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  if (!name || value === undefined) return null;
  const field = `[name="${name}"][value="${CSS.escape(value)}"]`;
  const within = document.querySelector('dialog[open]') ?? document;
  return within.querySelector(field)?.closest('form') ?? null;
}
