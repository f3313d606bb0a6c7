import { useState } from 'preact/hooks';
import { messageProblem } from '#assistant/characters.ts';
import { Composer } from './Composer.tsx';
import type { Conversation } from './conversation.ts';
import { Icon } from './Icon.tsx';
import { Log } from './Log.tsx';
import { modeOf } from './message-text.ts';
import { Settings } from './Settings.tsx';
import { texts } from './texts.en.ts';
import type { Welcome } from './welcome.ts';

const draftKey = 'assistant-draft';

interface Props {
  readonly conversation: Conversation;
  readonly welcome: Welcome;
  readonly close: () => void;
}

export function Panel({ conversation, welcome, close }: Props) {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const write = (text: string): void => {
    sessionStorage.setItem(draftKey, text);
    setDraft(text);
  };
  const ask = (text: string): void => void conversation.ask(text);
  const send = (): void => {
    if (messageProblem(draft) !== null || conversation.isAnswering.value) return;
    ask(draft);
    write('');
  };
  return (
    <>
      <header>
        <div class="who">
          <h2 id="assistant-title">{texts.title(welcome.name)}</h2>
          <span class="badge outline">
            {modeOf(conversation.messages.value) === 'model' ? texts.model : texts.builtIn}
          </span>
        </div>
        <button class="icon-button" type="button" popovertarget="assistant-settings" aria-label={texts.settings}>
          <Icon name="settings" />
        </button>
        <button class="icon-button" type="button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
        <Settings clear={() => void conversation.clear()} />
      </header>
      <Log conversation={conversation} welcome={welcome} ask={ask} />
      <p class="hidden-text" role="status">
        {conversation.spoken.value}
      </p>
      <Composer conversation={conversation} draft={draft} write={write} send={send} />
    </>
  );
}
