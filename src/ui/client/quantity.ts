/** Makes the step buttons that only scripts can serve count; listens on the page, so that parts of it may be replaced. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('.quantity [data-step]') : null;
  const input = button?.parentElement?.querySelector('input');
  if (!button || !input) return;
  input.stepUp(Number(button.dataset['step']));
  updateStepButtons(input);
});

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('.quantity input')) updateStepButtons(target);
});

/** Lets the step buttons say where the quantity may not go further. */
export function updateStepButtons(input: HTMLInputElement): void {
  const [less, more] = input.parentElement?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];
  if (less) less.disabled = input.valueAsNumber <= Number(input.min);
  if (more) more.disabled = input.valueAsNumber >= Number(input.max);
}
