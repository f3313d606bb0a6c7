import type { Frame, Head } from '../../layout/frame.ts';

type DraftMessages = Pick<Frame, 'display'>;

/** The page with the changes of a draft that has this title. */
export function changesHead({ display }: DraftMessages, title: string): Head {
  return { title: display.messages.draft.changes.heading({ title }), description: '', canonical: null };
}

export function shareHead({ display }: DraftMessages): Head {
  return { title: display.messages.draft.sharing.heading, description: '', canonical: null };
}
