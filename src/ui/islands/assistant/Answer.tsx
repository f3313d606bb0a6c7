import type { CartSummaryData, ComparisonData, ProposalData, UndoData } from '#assistant/api/stream-parts.ts';
import { dataPartsOf, lastDataPartOf, messageText, type UiMessage } from './message.ts';
import type { PanelConversation } from './conversation.ts';
import { Icon } from './Icon.tsx';
import { ProductResult } from './ProductResult.tsx';
import type { PanelTexts } from './texts.ts';

interface Props {
  readonly message: UiMessage;
  readonly conversation: PanelConversation;
}

/** An answer with its products, sources, proposals and other parts. */
export function Answer({ message, conversation }: Props) {
  const { texts } = conversation;
  const matched = lastDataPartOf(message, 'data-matched');
  const notice = lastDataPartOf(message, 'data-notice');
  const comparison = lastDataPartOf(message, 'data-comparison');
  const cart = lastDataPartOf(message, 'data-cart-summary');
  const undo = lastDataPartOf(message, 'data-undo');
  const link = lastDataPartOf(message, 'data-link');
  const sources = message.parts.filter(({ type }) => type === 'source-url');
  return (
    <>
      {notice && <p class="matched">{notice.text}</p>}
      {messageText(message)
        .split(/\n{2,}/)
        .map((text) => text && <p key={text}>{text}</p>)}
      {sources.map((source) => (
        <p class="matched" key={source['url']}>
          {texts.sources} <a href={String(source['url'])}>{String(source['title'])}</a>
        </p>
      ))}
      {matched && (
        <p class="matched">
          {texts.understood}{' '}
          {matched.terms.map((term) => (
            <span class="badge outline" key={term}>
              {term}
            </span>
          ))}
        </p>
      )}
      {comparison && <Comparison {...comparison} />}
      {cart && <CartSummary {...cart} texts={texts} />}
      <Products message={message} conversation={conversation} />
      {link && (
        <p>
          <a class="button quiet small" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
      {dataPartsOf(message, 'data-proposal').map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} conversation={conversation} />
      ))}
      {undo && <Undo undo={undo} conversation={conversation} />}
    </>
  );
}

function Products({ message, conversation }: Props) {
  const found = lastDataPartOf(message, 'data-products');
  if (!found) return null;
  return (
    <div class="found">
      {found.cards.map((card) => {
        const id = `${message.id} ${card.variantId}`;
        return <ProductResult key={id} {...{ id, product: card, conversation }} />;
      })}
    </div>
  );
}

function Comparison({ titles, rows }: ComparisonData) {
  return (
    <div class="compared" role="region" aria-label={titles.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {titles.map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={titles[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CartSummary({ lines, total, href, texts }: CartSummaryData & { readonly texts: PanelTexts }) {
  return (
    <div class="cart-said">
      <ul role="list">
        {lines.map((line) => (
          <li key={line.title}>
            <span>
              {line.quantity} × {line.title}
            </span>
            <span>{line.total}</span>
          </li>
        ))}
      </ul>
      <a class="button quiet small" href={href}>
        {texts.cart({ total })}
      </a>
    </div>
  );
}

interface ProposalProps {
  readonly proposal: ProposalData;
  readonly conversation: PanelConversation;
}

/** A proposed action with a button to confirm it; then its outcome, which gets focus. */
function Proposal({ proposal, conversation }: ProposalProps) {
  const { texts, outcomes, settle } = conversation;
  const outcome = outcomes.value[proposal.id];
  const confirm = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'confirm', id: proposal.id });
    settle(proposal.id, answer?.text ?? texts.tooLate);
  };
  if (outcome !== undefined)
    return (
      <p tabIndex={-1} ref={focus}>
        {outcome}
      </p>
    );
  return (
    <div class="proposal">
      <p>{proposal.text}</p>
      <button class="button dark small" type="button" onClick={confirm}>
        {proposal.button}
      </button>
    </div>
  );
}

/** Defined once, so that Preact calls it when the element is inserted and not at each render. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface UndoProps {
  readonly undo: UndoData;
  readonly conversation: PanelConversation;
}

/** A button to undo an action, hidden when the server no longer accepts it. */
function Undo({ undo, conversation }: UndoProps) {
  const { texts, outcomes, settle } = conversation;
  const outcome = outcomes.value[undo.id];
  const takeBack = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'undo', id: undo.id });
    settle(undo.id, answer?.ok ? texts.undone : texts.tooLate);
  };
  if (outcome !== undefined) return <p class="matched">{outcome}</p>;
  return (
    <p class="expiring" style={{ animationDelay: `${undo.ms}ms` }}>
      <button class="button quiet small" type="button" onClick={takeBack}>
        <Icon name="return" />
        {texts.undo}
      </button>
    </p>
  );
}
