import { redraw } from './redraw.ts';

const parts = ['.filter-button', '.sort', '.facets .dialog-body', '.facets .dialog-foot', '.results'];

/** Takes over the contents of a fresh listing; the sheet of filters stays open. The keyboard's last resort is the count. */
export function takeOver(root: HTMLElement, fresh: Element): void {
  const draw = (): void => {
    for (const part of parts) {
      const [old, next] = [root.querySelector(part), fresh.querySelector(part)];
      if (old && next) old.replaceChildren(...next.childNodes);
    }
    announce(root, fresh);
  };
  redraw(root, draw, '.count');
}

/** The count is a live region: its text is set once and only when it changed. */
function announce(root: Element, fresh: Element): void {
  const count = root.querySelector('.count');
  const text = fresh.querySelector('.count')?.textContent ?? '';
  if (count && count.textContent !== text) count.textContent = text;
}
