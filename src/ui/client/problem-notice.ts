/** What could not be done. */
export interface ProblemNotice {
  readonly text: string;
  /** Tries again or opens a page; null where the text suffices. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

export interface NoticePlace {
  readonly place: Element;
  readonly where: InsertPosition;
}

/** What stands below the title on the card of a product: the rows of a card have no place for more. */
export function cardEnd(control: Element): Element | null {
  return control.closest('.product-card')?.querySelector('.meta') ?? null;
}

/** Shows a notice, in place of an earlier one there. Its button removes it. */
export function showProblemNotice({ text, action }: ProblemNotice, at: NoticePlace): HTMLElement {
  hideProblemNotice(at);
  const notice = document.createElement('div');
  notice.className = 'problem-notice';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  notice.append(sentence);
  if (action) notice.append(actionButton(action, notice));
  at.place.insertAdjacentElement(at.where, notice);
  return notice;
}

export function hideProblemNotice({ place, where }: NoticePlace): void {
  const within = where === 'afterend' ? place.parentElement : place;
  for (const notice of within?.querySelectorAll(':scope > .problem-notice') ?? []) notice.remove();
}

function actionButton({ label, run }: NonNullable<ProblemNotice['action']>, notice: Element): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    notice.remove();
    run();
  });
  return button;
}
