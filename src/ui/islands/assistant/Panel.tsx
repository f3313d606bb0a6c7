import { messageProblem } from '#assistant/api/message-length.ts';
import { Composer } from './Composer.tsx';
import type { PanelConversation } from './conversation.ts';
import type { MessageDraft, ShortcutSetting } from './panel-state.ts';
import { Icon } from './Icon.tsx';
import { Log, type Welcome } from './Log.tsx';
import { modeOf } from './message.ts';
import { Settings } from './Settings.tsx';

interface Props {
  readonly conversation: PanelConversation;
  readonly draft: MessageDraft;
  readonly shortcut: ShortcutSetting;
  readonly welcome: Welcome;
  readonly close: () => void;
}

export function Panel({ conversation, draft, shortcut, welcome, close }: Props) {
  const { texts, messages, announcement } = conversation;
  const send = (): void => {
    const text = draft.text.value;
    if (messageProblem(text) !== null || conversation.isAnswering.value) return;
    void conversation.ask(text);
    draft.write('');
  };
  return (
    <>
      <header>
        <div class="who">
          <h2 id="assistant-title">{welcome.name}</h2>
          <span class="badge outline">{modeOf(messages.value) === 'model' ? texts.model : texts.builtIn}</span>
        </div>
        <button class="icon-button" type="button" popovertarget="assistant-settings" aria-label={texts.settings}>
          <Icon name="settings" />
        </button>
        <button class="icon-button" type="button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
        <Settings conversation={conversation} shortcut={shortcut} />
      </header>
      <Log conversation={conversation} welcome={welcome} />
      <p class="hidden-text" role="status">
        {announcement.value}
      </p>
      <Composer conversation={conversation} draft={draft} send={send} />
    </>
  );
}
