/** A form that makes a link to the draft puts it on the clipboard; where that fails it opens the page that shows it. */
export function copyShareLinkOnSubmit(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    copyLink(form.action).then(
      () => showCopied(form),
      () => form.submit(),
    );
  });
}

async function copyLink(address: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ path: location.pathname + location.search }),
  });
  if (!answer.ok) throw new Error(`No link: ${answer.status}`);
  const { url }: { readonly url: string } = await answer.json();
  await navigator.clipboard.writeText(url);
}

function showCopied(form: HTMLFormElement): void {
  const [button, status] = [form.querySelector('button'), form.querySelector('[role=status]')];
  if (button) button.textContent = form.dataset['share'] ?? '';
  if (status) status.textContent = form.dataset['shareStatus'] ?? '';
}
