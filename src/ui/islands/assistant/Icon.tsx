/** A symbol of the sprite that the page's own icons come from. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${sprite()}#${name}`} />
    </svg>
  );
}

function sprite(): string {
  return document.querySelector('.launcher use')?.getAttribute('href')?.split('#')[0] ?? '';
}
