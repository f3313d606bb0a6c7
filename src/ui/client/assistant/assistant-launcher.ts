import { takesText } from '../text-input.ts';
import { isShortcut, readShortcut } from './shortcut.ts';

const launcher = document.querySelector<HTMLAnchorElement>('.launcher');
const panel = document.querySelector<HTMLElement>('#assistant');

/** Makes the link to the assistant a button that opens the panel, which is loaded on the first sign that it is wanted. */
if (launcher && panel && 'showPopover' in panel) {
  let loaded: Promise<{ readonly toggle: () => void }> | null = null;
  const load = () =>
    (loaded ??= import('../../islands/assistant/mount.tsx').then(
      ({ mount }) => mount(panel),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    ));
  const toggle = (event: Event): void => {
    event.preventDefault();
    void load().then(
      (assistant) => assistant.toggle(),
      // Without a connection the browser would leave this page for one of its own.
      () => navigator.onLine && location.assign(launcher.href),
    );
  };
  launcher.setAttribute('role', 'button');
  launcher.addEventListener('click', toggle);
  launcher.addEventListener('keydown', (event) => event.key === ' ' && toggle(event));
  for (const intent of ['pointerenter', 'focus'])
    launcher.addEventListener(intent, () => void load().catch(() => {}), { once: true });
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (!isShortcut(event, readShortcut()) || takesText(target)) return;
    if (!document.querySelector('dialog:modal')) toggle(event);
  });
  const showShortcut = (): void => {
    const key = readShortcut()?.toUpperCase() ?? '';
    launcher.toggleAttribute('aria-keyshortcuts', key !== '');
    if (key) launcher.setAttribute('aria-keyshortcuts', key);
    const hint = launcher.querySelector('kbd');
    if (hint) [hint.hidden, hint.dataset['key']] = [key === '', key];
  };
  document.addEventListener('assistant:shortcut', showShortcut);
  showShortcut();
}
