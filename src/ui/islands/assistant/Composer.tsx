import type { TargetedClipboardEvent, TargetedKeyboardEvent } from 'preact';
import {
  counterText,
  truncateMessage,
  maxMessageLength,
  messageLength,
  messageProblem,
} from '#assistant/api/message-length.ts';
import type { PanelConversation } from './conversation.ts';
import type { MessageDraft } from './panel-state.ts';
import { Icon } from './Icon.tsx';

/** Number of characters from which screen readers announce the counter. */
const nearLimit = 900;

interface Props {
  readonly conversation: PanelConversation;
  readonly draft: MessageDraft;
  readonly send: () => void;
}

/** The input with its counter, which counts characters as the server does. */
export function Composer({ conversation, draft, send }: Props) {
  const { texts, isAnswering } = conversation;
  const [text, cut] = [draft.text.value, draft.overflow.value];
  const length = messageLength(text);
  const over = length - maxMessageLength;
  const problem = cut > 0 ? texts.notFitted({ count: cut }) : over > 0 ? texts.tooMany({ count: over }) : '';
  const paste = (event: TargetedClipboardEvent<HTMLTextAreaElement>): void => {
    const left = pasteWithinLimit(event);
    if (left > 0) draft.write(event.currentTarget.value, left);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    send();
  };
  return (
    <form class="composer" method="post" action="/assistant" onSubmit={submit}>
      <div class="box">
        <label class="hidden-text" for="assistant-message">
          {texts.message}
        </label>
        <textarea
          id="assistant-message"
          name="message"
          rows={1}
          maxLength={maxMessageLength}
          placeholder={texts.placeholder}
          aria-describedby="assistant-count assistant-hint"
          aria-invalid={over > 0 ? 'true' : undefined}
          value={text}
          onInput={({ currentTarget }) => draft.write(currentTarget.value)}
          onPaste={paste}
          onKeyDown={(event) => isSendKey(event) && submit(event)}
        />
        {isAnswering.value ? (
          <button class="send halt" type="button" aria-label={texts.stop} onClick={conversation.stop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button class="send" aria-label={texts.send} disabled={messageProblem(text) !== null}>
            <Icon name="send" />
          </button>
        )}
      </div>
      <div class="under">
        <span id="assistant-hint" class={over > 0 ? 'over' : undefined}>
          {problem || texts.hint}
        </span>
        <span id="assistant-count" dir="ltr" class={over > 0 ? 'over' : undefined}>
          {counterText(length)}
        </span>
      </div>
      <p class="hidden-text" role="status">
        {problem || (length >= nearLimit ? texts.left({ count: -over }) : '')}
      </p>
    </form>
  );
}

/** Whether the key sends the message: Enter without Shift, except while an input method composes. */
function isSendKey(event: TargetedKeyboardEvent<HTMLTextAreaElement>): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

/** Inserts as much of a pasted text as fits, up to a whole character; returns how many characters did not fit. */
function pasteWithinLimit(event: TargetedClipboardEvent<HTMLTextAreaElement>): number {
  const area = event.currentTarget;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const room = maxMessageLength - messageLength(area.value) + (area.selectionEnd - area.selectionStart);
  const fits = truncateMessage(text, Math.max(0, room));
  const left = messageLength(text) - fits.length;
  if (left <= 0) return 0;
  event.preventDefault();
  area.setRangeText(fits, area.selectionStart, area.selectionEnd, 'end');
  return left;
}
