import type { ChatProductCard } from '#assistant/api/stream-parts.ts';
import type { PanelConversation } from './conversation.ts';
import type { PanelTexts } from './texts.ts';

interface Props {
  /** Unique among all cards of the conversation. */
  readonly id: string;
  readonly product: ChatProductCard;
  readonly conversation: PanelConversation;
}

/** A product of an answer, with its variants to choose from and a button to add it to the cart. */
export function ProductResult({ id, product, conversation }: Props) {
  const { texts, selectedVariants, outcomes, settle } = conversation;
  const variantId = selectedVariants.value[id] ?? product.variantId;
  const choice = product.choices.find((each) => each.id === variantId);
  const available = choice?.available ?? product.available;
  const name = [product.title, choice?.label ?? product.look].filter(Boolean).join(', ');
  const add = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'add', id: crypto.randomUUID(), variantId });
    const result = answer?.ok ? texts.added : (answer?.text ?? texts.failures.failed);
    settle(id, result, `${name}: ${result}`);
  };
  const choose = (next: string): void => void (selectedVariants.value = { ...selectedVariants.value, [id]: next });
  return (
    <article class="found-product">
      <ResultPicture product={product} />
      <h3>
        <a href={product.href}>{product.title}</a>
      </h3>
      <ResultPrice
        price={choice?.price ?? product.price}
        was={variantId === product.variantId ? product.was : null}
        texts={texts}
      />
      <div class="reason">
        {product.choices[0] ? (
          <VariantSelect {...{ product, variantId, choose, texts }} />
        ) : (
          // What the button adds, where its variant cannot be chosen here.
          product.look || product.reason
        )}
        {outcomes.value[id] && <p>{outcomes.value[id]}</p>}
      </div>
      <button
        class="button quiet small"
        type="button"
        disabled={!available}
        aria-label={available ? texts.addName({ name }) : texts.soldOutName({ name })}
        onClick={add}
      >
        {available ? texts.add : texts.soldOut}
      </button>
    </article>
  );
}

interface VariantSelectProps {
  readonly product: ChatProductCard;
  readonly variantId: string;
  readonly choose: (id: string) => void;
  readonly texts: PanelTexts;
}

function VariantSelect({ product, variantId, choose, texts }: VariantSelectProps) {
  return (
    <select
      aria-label={texts.choose({ name: product.title })}
      value={variantId}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {product.choices.map(({ id, label, available }) => (
        <option key={id} value={id}>
          {available ? label : texts.soldOutName({ name: label })}
        </option>
      ))}
    </select>
  );
}

function ResultPicture({ product: { picture } }: { readonly product: ChatProductCard }) {
  return picture && <img {...picture} loading="lazy" />;
}

interface PriceProps {
  readonly price: string;
  /** The former price of this variant. */
  readonly was: string | null;
  readonly texts: PanelTexts;
}

function ResultPrice({ price, was, texts }: PriceProps) {
  return (
    <p class="price">
      {was && <span class="hidden-text">{texts.now}</span>}
      <span class="now">{price}</span>
      {was && [<span class="hidden-text">{texts.before}</span>, ' ', <s class="was">{was}</s>]}
    </p>
  );
}
