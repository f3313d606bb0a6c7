import { readCartMessages } from './cart-messages.ts';

/** How long a button is labelled “added”, in milliseconds. */
const addedMs = 2000;

const labels = new WeakMap<Element, string>();

/** Labels an add button “adding” before the form is sent. A button with an icon only looks busy. */
export function showAdding(button: HTMLElement | null): void {
  if (!button?.matches('[name="action"][value="add"]')) return;
  button.ariaBusy = 'true';
  setLabel(button, readCartMessages().adding);
}

/** Ends `showAdding`: labels the button “added”, then as before. */
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
