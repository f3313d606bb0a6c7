import { readShortcut, writeShortcut } from '#ui/client/shortcut.ts';
import type { MakeState, State } from './state.ts';

/** The letter that opens the panel as its settings show it; null when it is switched off. */
export interface Shortcut {
  readonly letter: State<string | null>;
  readonly set: (letter: string | null) => void;
}

export function makeShortcut(state: MakeState): Shortcut {
  const letter = state(readShortcut());
  const set = (next: string | null): void => {
    writeShortcut(next);
    letter.value = next;
  };
  return { letter, set };
}
