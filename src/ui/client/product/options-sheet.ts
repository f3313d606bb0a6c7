import styles from './options-sheet.css?url&no-inline';
import { fetchPage } from '../fetch-page.ts';
import { loadStyles } from '../load-styles.ts';
import { openInstead } from '../open-instead.ts';
import { noticePlace, replaceKeepingFocus, type PressedVariant, pressedVariant } from './pressed-variant.ts';
import { showSaved } from './wishlist-buttons.ts';

/**
 * Lets the visitor choose the options of a product in a dialog, with the form of the product's own page, which is sent
 * like any other. Rejects when that page cannot be fetched or shows no product.
 */
export async function openOptionsSheet(link: HTMLAnchorElement): Promise<void> {
  const dialog = createDialog();
  latest = link.href;
  link.ariaBusy = 'true';
  try {
    const [page] = await Promise.all([fetchPage(link.href), loadStyles(styles)]);
    if (latest !== link.href) return;
    showProduct(dialog, page, link.href);
  } finally {
    link.ariaBusy = null;
  }
  document.querySelector('dialog.options-sheet')?.remove();
  document.body.append(dialog);
  dialog.showModal();
}

/** The link that was clicked last; the responses for earlier ones are dropped. */
let latest = '';

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'options-sheet';
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.setAttribute('closedby', 'any');
  for (const type of ['click', 'change']) {
    dialog.addEventListener(type, (event) => {
      const choice = pressedVariant(event);
      if (!choice) return;
      event.preventDefault();
      // The variant picker of the page listens on the document.
      event.stopPropagation();
      choose(dialog, choice);
    });
  }
  // The cart opens over the page; a failure opens this dialog again.
  dialog.addEventListener('submit', () => dialog.close());
  return dialog;
}

const titleId = 'options-sheet-title';

function choose(dialog: HTMLDialogElement, choice: PressedVariant): void {
  changeVariant(dialog, choice).catch(() =>
    openInstead({ href: choice.href, at: noticePlace(choice), retry: () => choose(dialog, choice) }),
  );
}

async function changeVariant(dialog: HTMLDialogElement, { href, control }: PressedVariant): Promise<void> {
  latest = href;
  const page = await fetchPage(href);
  if (latest !== href) return;
  replaceKeepingFocus(dialog, control, () => showProduct(dialog, page, href));
  const status = dialog.querySelector('[role="status"]');
  if (status) status.textContent = page.querySelector<HTMLElement>('.info')?.dataset['summary'] ?? '';
}

/** Fills the dialog from the page of a product. Its status region stays, so that screen readers announce changes of it. */
function showProduct(dialog: HTMLDialogElement, page: Document, href: string): void {
  const form = page.querySelector<HTMLFormElement>('form.buy-box');
  const price = page.querySelector('.product-head .price');
  const close = page.querySelector('.zoom [method]');
  const heading = page.querySelector('.product-head h1');
  if (!form || !price || !close || !heading) throw new Error(`no product at ${href}`);
  const title = document.createElement('h2');
  title.id = titleId;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = heading.textContent;
  title.append(link);
  const text = document.createElement('div');
  text.append(title, price);
  const head = document.createElement('header');
  head.append(...pictureOf(page), text, close);
  const status = dialog.querySelector('[role="status"]') ?? createStatus();
  dialog.replaceChildren(head, withoutQuantity(withOwnIds(form)), status);
  showSaved(dialog);
}

function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'hidden-text';
  return status;
}

function pictureOf(page: Document): readonly Element[] {
  const picture = page.querySelector('.stage')?.querySelector('picture');
  for (const source of picture?.querySelectorAll('source') ?? []) source.sizes = '6rem';
  const image = picture?.querySelector('img');
  if (!picture || !image) return [];
  image.alt = '';
  image.removeAttribute('fetchpriority');
  return [picture];
}

/** The page below the dialog may have the same form: every id gets a prefix, and links within the page are removed. */
function withOwnIds(form: HTMLFormElement): HTMLFormElement {
  form.id = 'options-sheet-form';
  for (const element of form.querySelectorAll('[id]')) element.id = `sheet-${element.id}`;
  for (const group of form.querySelectorAll('[aria-labelledby]'))
    group.setAttribute('aria-labelledby', `sheet-${group.getAttribute('aria-labelledby')}`);
  for (const label of form.querySelectorAll('label'))
    if (label.htmlFor !== '') label.htmlFor = `sheet-${label.htmlFor}`;
  for (const link of form.querySelectorAll('a[href^="#"]')) link.remove();
  return form;
}

/** Hides the quantity, which stays the smallest that is sold; the cart offers to change it. */
function withoutQuantity(form: HTMLFormElement): HTMLFormElement {
  const input = form.querySelector<HTMLInputElement>('.quantity input');
  if (!input) return form;
  input.type = 'hidden';
  input.closest('.quantity')?.replaceWith(input);
  return form;
}
