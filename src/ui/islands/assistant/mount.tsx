import { render } from 'preact';
import styles from './assistant.css?url&no-inline';
import { makeConversation } from './conversation.ts';
import { Panel } from './Panel.tsx';
import { welcomeOf } from './welcome.ts';

/** Fills the panel and gives what opens and closes it. Focus goes into the input, and back to where it was. */
export async function mount(panel: HTMLElement): Promise<{ readonly toggle: () => void }> {
  const styled = loadStyles();
  const draw = (): void =>
    render(<Panel conversation={conversation} welcome={welcomeOf(panel, document)} close={close} />, panel);
  const conversation = makeConversation(panel.dataset['chat'] ?? '', draw);
  let opener: Element | null = null;
  const isOpen = (): boolean => panel.matches(':popover-open');
  const close = (): void => {
    panel.hidePopover();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const open = (): void => {
    opener = document.activeElement === document.body ? document.querySelector('.launcher') : document.activeElement;
    panel.showPopover();
    panel.querySelector('textarea')?.focus();
    void conversation.restore();
  };
  draw();
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || panel.querySelector(':popover-open'))
      return;
    event.preventDefault();
    close();
  });
  await styled;
  return { toggle: () => (isOpen() ? close() : open()) };
}

/** Styles that no page needs before; linked last, so that the page's own order of layers stays. */
function loadStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });
}
