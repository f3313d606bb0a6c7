/** Puts a link to the draft on the clipboard; where that is not allowed the form opens the page that shows it. */
const form = document.querySelector<HTMLFormElement>('[data-share]');
const button = form?.querySelector('button');
const told = document.querySelector('[data-share-status]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  copyLink(form).then(
    () => tell('Link copied'),
    () => form.submit(),
  );
});

async function copyLink({ action }: HTMLFormElement): Promise<void> {
  const answer = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ path: location.pathname + location.search }),
  });
  if (!answer.ok) throw new Error(`No link: ${answer.status}`);
  const { url }: { readonly url: string } = await answer.json();
  await navigator.clipboard.writeText(url);
}

function tell(words: string): void {
  if (button) button.textContent = words;
  if (told) told.textContent = `${words}. Whoever has it sees this draft until it ends.`;
}
