import type { CreateObservable, ObservableValue } from './state.ts';

const draftStorageKey = 'assistant-draft';

/** What is being typed. It outlives the panel and the page. */
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
