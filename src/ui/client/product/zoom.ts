/** Shows the pictures of a gallery in a dialog that fills the window, beginning with the one that a link leads to. */
export function openZoom(link: HTMLAnchorElement): void {
  const gallery = link.closest('.gallery');
  const dialog = gallery?.querySelector<HTMLDialogElement>('dialog.zoom');
  const strip = dialog?.querySelector<HTMLElement>('.strip');
  if (!gallery || !dialog || !strip) return location.assign(link.href);
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-zoom]')];
  strip.replaceChildren(...links.map(createSlide));
  if (!enhanced.has(dialog)) enhanceDialog(dialog, strip);
  dialog.showModal();
  showSlide(strip, links.indexOf(link), 'instant');
  showCount(dialog, strip);
}

/** Dialogs with listeners; a change of variant replaces the dialog. */
const enhanced = new WeakSet<HTMLDialogElement>();

/** The scale of a picture relative to one that fits the window: at most, and after a click. */
const [maxScale, clickScale] = [4, 2.5];

function createSlide(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('li');
  slide.dataset['count'] = link.dataset['zoom'] ?? '';
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return slide;
  for (const source of picture.querySelectorAll('source')) source.sizes = '200vw';
  picture.querySelector('img')?.removeAttribute('fetchpriority');
  slide.append(picture);
  return slide;
}

function enhanceDialog(dialog: HTMLDialogElement, strip: HTMLElement): void {
  enhanced.add(dialog);
  strip.addEventListener('scroll', () => showCount(dialog, strip), { passive: true });
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-slide]')?.dataset['slide'];
    if (step !== undefined) return showSlide(strip, currentIndex(strip) + Number(step));
    const slide = target.closest<HTMLElement>('.strip > li');
    if (slide) setScale(slide, scaleOf(slide) > 1 ? 1 : clickScale, { x: clientX, y: clientY });
  });
  dialog.addEventListener('keydown', (event) => handleKey(event, strip));
  enablePinch(strip);
}

function handleKey(event: KeyboardEvent, strip: HTMLElement): void {
  const index = currentIndex(strip);
  const slide = strip.children[index];
  const forward = getComputedStyle(strip).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const center = { x: innerWidth / 2, y: innerHeight / 2 };
  if (!(slide instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') setScale(slide, scaleOf(slide) * 1.5, center);
  else if (event.key === '-') setScale(slide, scaleOf(slide) / 1.5, center);
  else if (scaleOf(slide) > 1) return;
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    showSlide(strip, index + (event.key === forward ? 1 : -1));
  else return;
  event.preventDefault();
}

/** In right-to-left text the strip scrolls to negative positions. */
function currentIndex(strip: HTMLElement): number {
  return Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}

function showSlide(strip: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  strip.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
}

function showCount(dialog: HTMLDialogElement, strip: HTMLElement): void {
  const index = currentIndex(strip);
  const count = dialog.querySelector('.count');
  const slide = strip.children[index];
  const text = slide instanceof HTMLElement ? (slide.dataset['count'] ?? '') : '';
  if (count && count.textContent !== text) count.textContent = text;
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-slide]'))
    button.disabled = strip.children[index + Number(button.dataset['slide'])] === undefined;
  for (const [position, other] of [...strip.children].entries())
    if (position !== index && other instanceof HTMLElement && scaleOf(other) > 1) setScale(other, 1, { x: 0, y: 0 });
}

interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

function scaleOf(slide: HTMLElement): number {
  return Number(slide.style.getPropertyValue('--scale')) || 1;
}

/** Scales a picture around a point of the window. */
function setScale(slide: HTMLElement, wanted: number, { x, y }: WindowPoint): void {
  const scale = Math.max(1, Math.min(maxScale, wanted));
  const grown = scale / scaleOf(slide);
  const box = slide.getBoundingClientRect();
  const [left, top] = [slide.scrollLeft + x - box.left, slide.scrollTop + y - box.top];
  slide.style.setProperty('--scale', String(scale));
  slide.classList.toggle('scaled', scale > 1);
  slide.scrollTo({ left: left * grown - (x - box.left), top: top * grown - (y - box.top), behavior: 'instant' });
}

function enablePinch(strip: HTMLElement): void {
  const fingers = new Map<number, WindowPoint>();
  const release = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
  strip.addEventListener('pointerdown', ({ pointerId, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch') fingers.set(pointerId, { x: clientX, y: clientY });
  });
  strip.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spreadOf(fingers);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spreadOf(fingers);
    const slide = event.target instanceof Element ? event.target.closest<HTMLElement>('.strip > li') : null;
    if (before && after && slide) setScale(slide, (scaleOf(slide) * after.distance) / before.distance, after.middle);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) strip.addEventListener(name, release);
}

/** The distance of two fingers and the point between them; null for another number of fingers. */
function spreadOf(
  fingers: ReadonlyMap<number, WindowPoint>,
): { readonly distance: number; readonly middle: WindowPoint } | null {
  const [one, other, third] = fingers.values();
  if (!one || !other || third) return null;
  const distance = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { distance, middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } };
}
