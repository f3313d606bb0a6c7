import type { PanelConversation } from './conversation.ts';
import { Icon } from './Icon.tsx';
import type { ShortcutSetting } from './panel-state.ts';

interface Props {
  readonly conversation: PanelConversation;
  readonly shortcut: ShortcutSetting;
}

/** Settings: the shortcut, which can be changed or switched off, and a button that clears the conversation. */
export function Settings({ conversation, shortcut: { letter, set } }: Props) {
  const { texts } = conversation;
  const key = letter.value;
  return (
    <div class="assistant-settings" id="assistant-settings" popover="auto">
      <label>
        <span class="text">
          {texts.shortcut({ key: (key ?? 'i').toUpperCase() })}
          <small>{texts.shortcutNote}</small>
        </span>
        <input
          class="switch"
          type="checkbox"
          role="switch"
          checked={key !== null}
          onChange={({ currentTarget }) => set(currentTarget.checked ? 'i' : null)}
        />
      </label>
      {key !== null && (
        <label>
          <span class="text">{texts.shortcutKey}</span>
          <input
            class="key"
            maxLength={1}
            size={1}
            autocomplete="off"
            value={key.toUpperCase()}
            onInput={({ currentTarget }) =>
              /^\p{L}$/u.test(currentTarget.value) && set(currentTarget.value.toLowerCase())
            }
          />
        </label>
      )}
      <button type="button" onClick={() => void conversation.clear()}>
        <span class="text">
          {texts.clear}
          <small>{texts.clearNote}</small>
        </span>
        <Icon name="trash" />
      </button>
    </div>
  );
}
