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

/** The address a listing's form leads to, as the service writes it: without empty fields, in the order of names. */
export function listingUrl(action: string, fields: Iterable<readonly [string, unknown]>): string {
  const pairs = [...fields].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : []));
  const parameters = new URLSearchParams(pairs);
  parameters.sort();
  return parameters.size > 0 ? `${action}?${parameters.toString()}` : action;
}
