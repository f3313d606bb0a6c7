const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet that pages do without until it is needed, once. It is linked last, so that the page's own order of
 * cascade layers stays. Resolves also when loading fails: what it styles works without.
 */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });
  document.head.append(link);
  loading.set(href, loaded);
  return loaded;
}
