import { readCartMessages } from './cart-messages.ts';

/** How long a button says that its product was added, in milliseconds. */
const addedMs = 2000;

const labels = new WeakMap<Element, string>();

/** Lets a button that adds to the cart say so before anything is sent. A button that is a picture only looks busy. */
export function showAdding(button: HTMLElement | null): void {
  if (!button?.matches('[name="action"][value="add"]')) return;
  button.ariaBusy = 'true';
  setLabel(button, readCartMessages().adding);
}

/** Ends `showAdding`: the button says that the product was added, then what it said before. */
export function showAdded(button: HTMLElement | null): void {
  if (!button?.ariaBusy) return;
  button.ariaBusy = null;
  setLabel(button, readCartMessages().added);
  setTimeout(() => button.ariaBusy ?? resetLabel(button), addedMs);
}

/** Ends `showAdding` of a button whose product was not added. */
export function resetAdding(button: HTMLElement | null): void {
  if (!button) return;
  button.ariaBusy = null;
  resetLabel(button);
}

function setLabel(button: Element, label: string): void {
  if (button.ariaLabel) return;
  if (!labels.has(button)) labels.set(button, button.textContent);
  button.textContent = label;
}

function resetLabel(button: Element): void {
  const label = labels.get(button);
  if (label !== undefined) button.textContent = label;
}
