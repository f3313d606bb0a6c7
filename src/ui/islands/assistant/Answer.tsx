import type { CartSummaryData, ComparisonData, ProductsData, ProposalData, UndoData } from '#assistant/wire.ts';
import { useEffect, useState } from 'preact/hooks';
import type { UiMessage } from './build-message.ts';
import type { Conversation } from './conversation.ts';
import { dataOf, textOf } from './message-text.ts';
import { Icon } from './Icon.tsx';
import { ProductFound } from './ProductFound.tsx';
import { texts } from './texts.en.ts';

interface Props {
  readonly message: UiMessage;
  readonly conversation: Conversation;
}

/** An answer with all that is shown beside its words. */
export function Answer({ message, conversation }: Props) {
  const matched = dataOf(message, 'data-matched');
  const notice = dataOf(message, 'data-notice');
  const comparison = dataOf(message, 'data-comparison');
  const cart = dataOf(message, 'data-cart-summary');
  const proposal = dataOf(message, 'data-proposal');
  const undo = dataOf(message, 'data-undo');
  const link = dataOf(message, 'data-link');
  const sources = message.parts.filter(({ type }) => type === 'source-url');
  return (
    <>
      {notice && <p class="matched">{notice.text}</p>}
      {textOf(message)
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
      {cart && <CartSummary {...cart} />}
      <Products found={dataOf(message, 'data-products')} conversation={conversation} />
      {link && (
        <p>
          <a class="button quiet small" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
      {proposal && <Proposal proposal={proposal} conversation={conversation} />}
      {undo && <Undo undo={undo} conversation={conversation} />}
    </>
  );
}

function Products({
  found,
  conversation,
}: {
  readonly found: ProductsData | undefined;
  readonly conversation: Conversation;
}) {
  if (!found) return null;
  return (
    <div class="found">
      {found.cards.map((card) => (
        <ProductFound key={card.variantId} product={card} conversation={conversation} />
      ))}
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

function CartSummary({ lines, total, href }: CartSummaryData) {
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
        {texts.cart}, {total}
      </a>
    </div>
  );
}

/** What waits for a click; afterwards what came of it, where the focus goes. */
function Proposal({
  proposal,
  conversation,
}: {
  readonly proposal: ProposalData;
  readonly conversation: Conversation;
}) {
  const [result, setResult] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'confirm', id: proposal.id });
    const text = answer?.text ?? texts.failures.failed[0];
    setResult(text);
    conversation.spoken.value = text;
  };
  if (result !== null)
    return (
      <p tabIndex={-1} ref={(line) => line?.focus()}>
        {result}
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

/** Shown for as long as the server takes it back. */
function Undo({ undo, conversation }: { readonly undo: UndoData; readonly conversation: Conversation }) {
  const [state, setState] = useState<'offered' | 'gone' | 'done'>('offered');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'offered' ? 'gone' : now)), undo.ms);
    return () => clearTimeout(timer);
  }, [undo.id]);
  const takeBack = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'undo', id: undo.id });
    setState(answer?.ok ? 'done' : 'gone');
    if (answer?.ok) conversation.spoken.value = texts.undone;
  };
  if (state === 'done') return <p class="matched">{texts.undone}</p>;
  if (state === 'gone') return null;
  return (
    <p>
      <button class="button quiet small" type="button" onClick={takeBack}>
        <Icon name="return" />
        {texts.undo}
      </button>
    </p>
  );
}
