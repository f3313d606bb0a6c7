import { readShortcut, writeShortcut } from '#ui/client/shortcut.ts';
import type { CreateObservable, ObservableValue } from './state.ts';

/** The letter that opens the panel as its settings show it; null when it is switched off. */
export interface ShortcutSetting {
  readonly letter: ObservableValue<string | null>;
  readonly set: (letter: string | null) => void;
}

export function createShortcutSetting(state: CreateObservable): ShortcutSetting {
  const letter = state(readShortcut());
  const set = (next: string | null): void => {
    writeShortcut(next);
    letter.value = next;
  };
  return { letter, set };
}
