import { readCartMessages } from './cart/cart-messages.ts';
import { type NoticePlace, showProblemNotice } from './problem-notice.ts';

interface FailedUpdate {
  /** The page to open. */
  readonly href: string;
  readonly at: NoticePlace;
  readonly retry: () => void;
}

/**
 * Opens a page that could not be shown in place. Without a connection, where the browser would leave this page for an
 * error of its own, a notice offers to try again instead.
 */
export function openInstead({ href, at, retry }: FailedUpdate): void {
  if (navigator.onLine) return location.assign(href);
  const { disconnected, tryAgain } = readCartMessages();
  const notice = showProblemNotice({ text: disconnected, action: { label: tryAgain, run: retry } }, at);
  notice.role = 'alert';
  notice.scrollIntoView({ block: 'nearest' });
}
