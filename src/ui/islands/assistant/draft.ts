import type { MakeState, State } from './state.ts';

const storageKey = 'assistant-draft';

/** What is being typed. It outlives the panel and the page. */
export interface Draft {
  readonly text: State<string>;
  /** Characters of the last paste that did not fit. */
  readonly cut: State<number>;
  readonly write: (text: string, cut?: number) => void;
}

export function makeDraft(state: MakeState): Draft {
  const text = state(sessionStorage.getItem(storageKey) ?? '');
  const cut = state(0);
  const write = (next: string, left = 0): void => {
    sessionStorage.setItem(storageKey, next);
    [text.value, cut.value] = [next, left];
  };
  return { text, cut, write };
}
