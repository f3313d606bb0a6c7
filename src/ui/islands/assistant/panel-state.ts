import { readShortcut, writeShortcut } from '../../client/assistant/shortcut.ts';

/** A value that redraws the panel when it is set. */
export interface ObservableValue<Value> {
  value: Value;
}

export type CreateObservable = <Value>(first: Value) => ObservableValue<Value>;

/**
 * Creates values that call `redraw` once for all changes of a turn. A signals library would need a large part of the
 * 12 KB of script that the panel may have; rendering the whole panel is cheap, since it shows 40 messages at most.
 */
export function observableFactory(redraw: () => void): CreateObservable {
  let isDue = false;
  const changed = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      redraw();
    });
  };
  return (first) => {
    let current = first;
    return {
      get value() {
        return current;
      },
      set value(next) {
        current = next;
        changed();
      },
    };
  };
}

const draftStorageKey = 'assistant-draft';

/** The unsent message, which is stored for the session of the tab. */
export interface MessageDraft {
  readonly text: ObservableValue<string>;
  /** Characters of the last paste that did not fit. */
  readonly overflow: ObservableValue<number>;
  readonly write: (text: string, cut?: number) => void;
}

export function createDraft(state: CreateObservable): MessageDraft {
  const text = state(sessionStorage.getItem(draftStorageKey) ?? '');
  const overflow = state(0);
  const write = (next: string, left = 0): void => {
    sessionStorage.setItem(draftStorageKey, next);
    [text.value, overflow.value] = [next, left];
  };
  return { text, overflow, write };
}

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
