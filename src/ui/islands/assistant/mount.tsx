import { render } from 'preact';
import styles from './styles/assistant.css?url&no-inline';
import { createConversation } from './conversation.ts';
import { createDraft, createShortcutSetting, observableFactory } from './panel-state.ts';
import { readWelcome, showLastQuestion } from './Log.tsx';
import { Panel } from './Panel.tsx';
import { loadTexts } from './texts.ts';

/** Renders the panel and returns a function that opens or closes it. Focus moves to the input, and back on closing. */
export async function mount(panel: HTMLElement): Promise<{ readonly toggle: () => void }> {
  const [texts] = await Promise.all([
    loadTexts(panel.dataset['texts'] ?? '', document.documentElement.lang),
    loadStyles(),
  ]);
  const state = observableFactory(() => draw());
  const conversation = createConversation({ path: panel.dataset['chat'] ?? '', texts }, state);
  const [draft, shortcut] = [createDraft(state), createShortcutSetting(state)];
  let opener: Element | null = null;
  let drawn: unknown = null;
  const draw = (): void => {
    const welcome = readWelcome(panel, document, texts);
    render(<Panel {...{ conversation, draft, shortcut, welcome, close }} />, panel);
    const { messages, failure } = conversation;
    if (drawn !== (drawn = failure.value ?? messages.value)) showLastQuestion(panel);
  };
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
  closeOnEscape(panel, close);
  return { toggle: () => (panel.matches(':popover-open') ? close() : open()) };
}

/** Closes the panel on Escape, unless the key closes a menu of the panel or belongs to an input method. */
function closeOnEscape(panel: HTMLElement, close: () => void): void {
  panel.addEventListener('keydown', (event) => {
    const isTaken = event.isComposing || event.defaultPrevented || panel.querySelector(':popover-open');
    if (event.key !== 'Escape' || isTaken) return;
    event.preventDefault();
    close();
  });
}

/**
 * Links the panel's styles last, so that the page's own order of cascade layers stays. Beside `load-styles.ts`, which
 * would be another file to load for this one call.
 */
function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
}
