/** Spares the page's jump to a picture, marks the thumbnail of the one in sight, and shows pictures large in a dialog. */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const thumb = event.target.closest<HTMLAnchorElement>('.thumbs a');
  const large = event.target.closest<HTMLAnchorElement>('[data-zoom]');
  if ((thumb && scrollToPicture(thumb)) || (large && showLarge(large))) event.preventDefault();
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

/** The stage runs from right to left where text does, and then scrolls below zero. */
function markCurrent(stage: HTMLElement): void {
  const current = Math.round(Math.abs(stage.scrollLeft) / stage.clientWidth);
  for (const [index, thumb] of stage.parentElement?.querySelectorAll('.thumbs a').entries() ?? []) {
    if (index === current) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
  for (const film of stage.querySelectorAll('video')) if (stage.children[current] !== film.parentElement) film.pause();
}

/** What shows pictures large is loaded when somebody wants it; without it the link leads to the picture. */
function showLarge(link: HTMLAnchorElement): boolean {
  void import('./zoom.ts').then(
    ({ openZoom }) => openZoom(link),
    () => location.assign(link.href),
  );
  return true;
}
