import { isPlainClick } from '../plain-click.ts';

/** The filter form that the target of an event is, or belongs to. */
export function filterFormOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target.id === 'filters' ? target : null;
  const field = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : null;
  return field?.form?.id === 'filters' ? field.form : null;
}

export function formUrl(form: HTMLFormElement): string {
  return listingUrl(form.action, new FormData(form));
}

/** The clicked link that changes the filters of the listing; null when the browser should follow the link. */
export function listingLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('.chips a, .dialog-foot a');
}

/** The URL that a listing's form submits, as the server writes it: without empty fields, parameters sorted by name. */
export function listingUrl(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const pairs = [...fields].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : []));
  const parameters = new URLSearchParams(pairs);
  parameters.sort();
  return parameters.size > 0 ? `${action}?${parameters.toString()}` : action;
}
