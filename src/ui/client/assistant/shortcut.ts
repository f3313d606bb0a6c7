const storageKey = 'assistant-shortcut';

/** The letter that opens the assistant, in lower case; null when it is switched off. */
export function readShortcut(): string | null {
  const stored = localStorage.getItem(storageKey);
  return stored === 'off' ? null : (stored ?? 'i');
}

export function writeShortcut(key: string | null): void {
  localStorage.setItem(storageKey, key ?? 'off');
  document.dispatchEvent(new Event('assistant:shortcut'));
}

/** The properties of a keyboard event that decide whether it is the shortcut. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press is the shortcut: the letter without modifiers; on keyboards of other scripts, the key in its position. */
export function isShortcut(press: KeyPress, letter: string | null): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (letter === null || press.repeat || press.isComposing || press.defaultPrevented) return false;
  if (ctrlKey || metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`);
}
