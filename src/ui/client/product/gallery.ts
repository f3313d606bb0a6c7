import { openInstead } from '../open-instead.ts';
import { isPlainClick } from '../plain-click.ts';

/** Scrolls to a picture without moving the page, marks the thumbnail of the visible picture, and enlarges pictures in a dialog. */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const thumb = event.target.closest<HTMLAnchorElement>('.thumbs a');
  const large = event.target.closest<HTMLAnchorElement>('[data-zoom]');
  if ((thumb && scrollToPicture(thumb)) || (large && enlarge(large))) event.preventDefault();
});

document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.gallery .stage')) markCurrent(target);
  },
  { capture: true, passive: true },
);

function scrollToPicture(thumb: HTMLAnchorElement): boolean {
  const picture = document.querySelector<HTMLElement>(thumb.hash);
  const stage = picture?.parentElement;
  if (!picture || !stage) return false;
  stage.scrollTo({ left: picture.offsetLeft - stage.offsetLeft });
  return true;
}

/** In right-to-left text the stage scrolls to negative positions. */
function markCurrent(stage: HTMLElement): void {
  const current = Math.round(Math.abs(stage.scrollLeft) / stage.clientWidth);
  for (const [index, thumb] of stage.parentElement?.querySelectorAll('.thumbs a').entries() ?? []) {
    if (index === current) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
  for (const film of stage.querySelectorAll('video')) if (stage.children[current] !== film.parentElement) film.pause();
}

/** Loads the dialog on first use; without it the link opens the picture. */
function enlarge(link: HTMLAnchorElement): boolean {
  void import('./zoom.ts').then(
    ({ openZoom }) => openZoom(link),
    () => {
      const at = { place: link.closest('.gallery') ?? link, where: 'beforeend' } as const;
      openInstead({ href: link.href, at, retry: () => link.click() });
    },
  );
  return true;
}
