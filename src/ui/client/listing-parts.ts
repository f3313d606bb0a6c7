import { patchHtml } from './redraw.ts';

const partSelectors = ['.filter-button', '.sort', '.facets .dialog-body', '.facets .dialog-foot', '.results'];

/** Takes over the contents of a fresh listing; the sheet of filters stays open. The keyboard's last resort is the count. */
export function patchListing(root: HTMLElement, fresh: Element): void {
  const draw = (): void => {
    for (const part of partSelectors) {
      const [old, next] = [root.querySelector(part), fresh.querySelector(part)];
      if (old && next) old.replaceChildren(...next.childNodes);
    }
    announceCount(root, fresh);
  };
  patchHtml(root, draw, '.count');
}

/** The count is a live region: its text is set once and only when it changed. */
function announceCount(root: Element, fresh: Element): void {
  const count = root.querySelector('.count');
  const text = fresh.querySelector('.count')?.textContent ?? '';
  if (count && count.textContent !== text) count.textContent = text;
}
