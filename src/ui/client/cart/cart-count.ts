import { formatMessage } from '#messages/message.ts';
import { readCartMessages } from './cart-messages.ts';

/**
 * Shows the number of items in the cart, which is in a cookie because pages are the same for every visitor. `pending`:
 * items that are being added.
 */
export function showCartCount(pending = 0): void {
  const count = readCount(document.cookie) + pending;
  for (const button of document.querySelectorAll('[data-cart-button]')) {
    setText(button.querySelector('.count'), count > 0 ? String(count) : '');
    setText(button.querySelector('.hidden-text'), count > 0 ? ` ${countText(count)}` : '');
  }
}

function countText(count: number): string {
  return formatMessage(readCartMessages().count, document.documentElement.lang, { count });
}

/** The number in the cookie `cart_count`; 0 when there is none or it is no whole number. */
export function readCount(cookies: string): number {
  const value = /(?:^|;\s*)cart_count=(\d{1,6})(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? 0 : Number(value);
}

function setText(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}
