import { isPlainClick } from '../plain-click.ts';
import type { NoticePlace } from '../problem-notice.ts';

/** A variant that the visitor chose with a control of the option picker. */
export interface PressedVariant {
  /** The link or the list. */
  readonly control: HTMLElement;
  /** The page of the variant. */
  readonly href: string;
  /** For options that change with it, the sentence that explains why, as JSON; empty: none. */
  readonly changes: string;
}

const controlSelector = 'a[data-variant], select[data-variant]';

/** The choice that a click on a link or a change of a list makes; null for any other event. */
export function pressedVariant(event: Event): PressedVariant | null {
  const { target, type } = event;
  if (type === 'change' && target instanceof HTMLSelectElement && target.matches(controlSelector)) {
    const { href = '', changes = '' } = target.selectedOptions[0]?.dataset ?? {};
    return { control: target, href: new URL(href, location.href).href, changes };
  }
  const link = type === 'click' ? variantLink(event) : null;
  if (!link || !(event instanceof MouseEvent) || !isPlainClick(event)) return null;
  return { control: link, href: link.href, changes: link.dataset['changes'] ?? '' };
}

/** The link of a value that an event is about. */
export function variantLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-variant]') : null;
}

/** Below the values of the option that was changed. */
export function noticePlace({ control }: PressedVariant): NoticePlace {
  return { place: control.closest('[data-option]') ?? control, where: 'beforeend' };
}

/** Replaces the picker that a control is part of; the control in its place gets the focus that it had. */
export function replaceKeepingFocus(root: ParentNode, control: HTMLElement, replace: () => void): void {
  const place = [...root.querySelectorAll(controlSelector)].indexOf(control);
  const hadFocus = document.activeElement === control;
  replace();
  if (hadFocus) root.querySelectorAll<HTMLElement>(controlSelector)[place]?.focus({ preventScroll: true });
}
