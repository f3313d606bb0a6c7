import { Answer } from './Answer.tsx';
import { Icon } from './Icon.tsx';
import type { PanelConversation } from './conversation.ts';
import { lastDataPartOf, messageText, type UiMessage } from './message.ts';
import type { PanelTexts } from './texts.ts';

interface Props {
  readonly conversation: PanelConversation;
  readonly welcome: Welcome;
}

/** The conversation. It is no live region: the status line below it announces whole sentences. */
export function Log({ conversation, welcome }: Props) {
  const { messages, isAnswering, failure, texts } = conversation;
  const last = messages.value.at(-1);
  return (
    <div class="log said" role="log" aria-live="off" aria-label={texts.log} aria-busy={isAnswering.value} tabIndex={0}>
      {messages.value.length === 0 && <Greeting welcome={welcome} conversation={conversation} />}
      {messages.value.map((message) =>
        message.role === 'user' ? (
          <p class="user" key={message.id}>
            <span class="hidden-text">{texts.you}</span>
            {messageText(message)}
          </p>
        ) : (
          <div class={isAnswering.value && message === last ? 'answer streaming' : 'answer'} key={message.id}>
            <Answer message={message} conversation={conversation} />
            {!(isAnswering.value && message === last) && (
              <AnswerTools message={message} conversation={conversation} isLast={message === last} />
            )}
          </div>
        ),
      )}
      {isAnswering.value && last?.role === 'user' && (
        <div class="answer streaming">
          <p class="working">
            <i />
            {texts.working}
          </p>
        </div>
      )}
      {failure.value && <FailureNotice conversation={conversation} />}
      {!isAnswering.value && last && <SuggestionChips chips={suggestionsOf(last)} conversation={conversation} />}
    </div>
  );
}

/** Scrolls the last question to the top of the log, so that its answer is read from the beginning. */
export function showLastQuestion(panel: HTMLElement): void {
  const log = panel.querySelector('.log');
  const question = [...panel.querySelectorAll('.user')].at(-1);
  if (log && question) log.scrollTop += question.getBoundingClientRect().top - log.getBoundingClientRect().top - 16;
}

function Greeting({ welcome, conversation }: Props) {
  return (
    <div class="greeting">
      <p>{welcome.opening}</p>
      <p class="muted">{welcome.introduction}</p>
      <SuggestionChips chips={welcome.suggestions} conversation={conversation} />
    </div>
  );
}

interface SuggestionChipsProps {
  readonly chips: readonly string[];
  readonly conversation: PanelConversation;
}

function SuggestionChips({ chips, conversation: { ask, texts } }: SuggestionChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul class="chips" role="list" aria-label={texts.suggestions}>
      {chips.map((chip) => (
        <li key={chip}>
          <button class="chip" type="button" onClick={() => void ask(chip)}>
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}

function suggestionsOf(message: UiMessage): readonly string[] {
  return lastDataPartOf(message, 'data-suggestions')?.suggestions ?? [];
}

interface AnswerToolsProps {
  readonly message: UiMessage;
  readonly conversation: PanelConversation;
  readonly isLast: boolean;
}

function AnswerTools({ message, conversation, isLast }: AnswerToolsProps) {
  const { texts } = conversation;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(messageText(message));
    conversation.announcement.value = texts.copied;
  };
  const rate = async (good: boolean): Promise<void> => {
    const answer = await conversation.act({ action: 'rate', id: message.id, good });
    if (answer) conversation.announcement.value = texts.thanks;
  };
  const buttons = [
    ...(isLast ? [['retry', texts.again, conversation.retry] as const] : []),
    ['copy', texts.copy, copy] as const,
    ['thumb-up', texts.good, () => rate(true)] as const,
    ['thumb-down', texts.bad, () => rate(false)] as const,
  ];
  return (
    <div class="tools">
      {buttons.map(([icon, label, press]) => (
        <button
          class="icon-button"
          type="button"
          aria-label={label}
          title={label}
          onClick={() => void press()}
          key={icon}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

function FailureNotice({ conversation }: { readonly conversation: PanelConversation }) {
  const { texts, failure } = conversation;
  const { code = 'failed', wait = 0 } = failure.value ?? {};
  return (
    <div class="failure" role="alert">
      <Icon name={['offline', 'lost', 'unreachable'].includes(code) ? 'offline' : 'warning'} />
      <div>
        <strong>{texts.failures[code]}</strong>
        <p class="muted">{wait > 0 ? texts.wait({ count: wait }) : texts.kept}</p>
      </div>
      <button class="button dark small" type="button" onClick={() => void conversation.retry()}>
        <Icon name="retry" />
        {texts.retry}
      </button>
    </div>
  );
}

/** The greeting of an empty conversation. */
export interface Welcome {
  readonly name: string;
  readonly opening: string;
  readonly introduction: string;
  readonly suggestions: readonly string[];
}

/** Reads the shop's greeting, with suggestions for the current page first. */
export function readWelcome({ dataset }: HTMLElement, page: Document, texts: PanelTexts): Welcome {
  const { name = '', opening = '', introduction = '', suggestions = '' } = dataset;
  const common = suggestions.split('\n').filter(Boolean);
  return { name, opening, introduction, suggestions: [...pageSuggestions(page, texts), ...common].slice(0, 4) };
}

function pageSuggestions(page: Document, { questions }: PanelTexts): readonly string[] {
  const title = page.querySelector('main h1')?.textContent?.trim();
  const kind = page.location.pathname.split('/')[1];
  if (kind === 'cart') return [questions.cart];
  if (kind !== 'products' || !title) return [];
  return [questions.goesWith({ title }), questions.size({ title }), questions.stock({ title })];
}
