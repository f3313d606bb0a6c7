/**
 * Whether a model writes reasoning that only an end tag separates from its answer: the templates of some local servers
 * put the start tag into the prompt. `unknown` until a step of it has ended.
 */
export interface ReasoningHabit {
  current: 'unknown' | 'untagged' | 'none';
}

/** Between these tags local models write their reasoning into the text of the answer. */
export const reasoningTags = ['think', 'thinking', 'thought'] as const;

export interface ReasoningFilter {
  /** What may be shown of a piece of a model's text. */
  readonly push: (text: string) => string;
  /** What may still be shown of a step that has ended. */
  readonly endStep: () => string;
}

/**
 * Removes what precedes an end tag of reasoning. Until a model is known to answer without such tags, each step is kept
 * back to its end tag or its end; the answer of other models passes through at once, and loses a stray tag only.
 */
export function createReasoningFilter(habit: ReasoningHabit): ReasoningFilter {
  let kept = '';
  let isAnswer = false;
  const push = (text: string): string => {
    kept += text;
    const [, answer] = splitAtEndTag(kept);
    if (answer !== null) {
      habit.current = 'untagged';
      isAnswer = true;
      kept = answer;
    }
    if (habit.current !== 'none' && !isAnswer) return '';
    const shown = kept.slice(0, kept.length - beginningOfTag(kept));
    kept = kept.slice(shown.length);
    return shown;
  };
  const endStep = (): string => {
    const rest = kept;
    if (habit.current === 'unknown' && rest.trim() !== '') habit.current = 'none';
    [kept, isAnswer] = ['', false];
    return rest;
  };
  return { push, endStep };
}

const endTag = new RegExp(String.raw`</(?:${reasoningTags.join('|')})\s*>`, 'gi');

/** Splits a text at its last end tag; null behind it when there is none. */
function splitAtEndTag(text: string): readonly [before: string, after: string | null] {
  const last = [...text.matchAll(endTag)].at(-1);
  return last ? [text.slice(0, last.index), text.slice(last.index + last[0].length)] : [text, null];
}

/** How many characters at the end may be the beginning of an end tag. */
function beginningOfTag(text: string): number {
  const at = text.lastIndexOf('<');
  const tail = at < 0 ? '' : text.slice(at).toLowerCase();
  return reasoningTags.some((tag) => `</${tag}>`.startsWith(tail)) ? tail.length : 0;
}
