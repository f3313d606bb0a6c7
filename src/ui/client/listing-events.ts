import { listingUrl } from './listing-url.ts';

/** The form of filters that an event's target is or belongs to. */
export function filterFormOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target.id === 'filters' ? target : null;
  const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : null;
  return field?.form?.id === 'filters' ? field.form : null;
}

export function formUrl(form: HTMLFormElement): string {
  return listingUrl(form.action, new FormData(form));
}

/** The link to another state of the listing that a plain click is on. */
export function listingLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('.chips a, .dialog-foot a');
}
