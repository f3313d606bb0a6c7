/** Makes the form that creates a link to a draft copy it to the clipboard; when that fails, the browser sends the form. */
export function copyLinkOnSubmit(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    copyLink(form.action).then(
      () => showCopied(form),
      () => form.submit(),
    );
  });
}

async function copyLink(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ path: location.pathname + location.search }),
  });
  if (!response.ok) throw new Error(`No link: ${response.status}`);
  const { url }: { readonly url: string } = await response.json();
  await navigator.clipboard.writeText(url);
}

function showCopied(form: HTMLFormElement): void {
  const [button, status] = [form.querySelector('button'), form.querySelector('[role=status]')];
  if (button) button.textContent = form.dataset['share'] ?? '';
  if (status) status.textContent = form.dataset['shareStatus'] ?? '';
}
