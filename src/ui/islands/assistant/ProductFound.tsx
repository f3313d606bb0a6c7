import { useState } from 'preact/hooks';
import type { FoundProduct } from '#assistant/wire.ts';
import type { Conversation } from './conversation.ts';
import { texts } from './texts.en.ts';

/** A product that was found, with its versions to choose from and a button that puts it into the cart. */
export function ProductFound({
  product,
  conversation,
}: {
  readonly product: FoundProduct;
  readonly conversation: Conversation;
}) {
  const [chosen, choose] = useState(product.variantId);
  const [note, setNote] = useState<string | null>(null);
  const choice = product.choices.find(({ id }) => id === chosen);
  const available = choice?.available ?? product.available;
  const name = [product.title, choice?.label ?? product.look].filter(Boolean).join(', ');
  const add = async (): Promise<void> => {
    const answer = await conversation.act({ action: 'add', id: crypto.randomUUID(), variantId: chosen });
    const result = answer?.ok ? texts.added : (answer?.text ?? texts.failures.failed[0]);
    setNote(result);
    conversation.spoken.value = `${name}: ${result}`;
  };
  return (
    <article class="found-product">
      <Picture product={product} />
      <h3>
        <a href={product.href}>{product.title}</a>
      </h3>
      <Price product={product} price={choice?.price ?? product.price} isFirst={chosen === product.variantId} />
      <div class="reason">
        {product.choices.length > 0 ? <Choices product={product} chosen={chosen} choose={choose} /> : product.reason}
        {note && <p>{note}</p>}
      </div>
      <button
        class="button quiet small"
        type="button"
        disabled={!available}
        aria-label={available ? texts.addName(name) : `${name}, ${texts.soldOut}`}
        onClick={add}
      >
        {available ? texts.add : texts.soldOut}
      </button>
    </article>
  );
}

function Choices({
  product,
  chosen,
  choose,
}: {
  readonly product: FoundProduct;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}) {
  return (
    <select
      aria-label={texts.choose(product.title)}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {product.choices.map(({ id, label, available }) => (
        <option key={id} value={id}>
          {available ? label : `${label}, ${texts.soldOut}`}
        </option>
      ))}
    </select>
  );
}

function Picture({ product: { picture } }: { readonly product: FoundProduct }) {
  return (
    picture && <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} loading="lazy" />
  );
}

/** The former price belongs to the variant that was found first. */
function Price({
  product: { was },
  price,
  isFirst,
}: {
  readonly product: FoundProduct;
  readonly price: string;
  readonly isFirst: boolean;
}) {
  if (!was || !isFirst)
    return (
      <p class="price">
        <span class="now">{price}</span>
      </p>
    );
  return (
    <p class="price">
      <span class="hidden-text">{texts.now}</span>
      <span class="now">{price}</span>
      <span class="hidden-text">{texts.before}</span> <s class="was">{was}</s>
    </p>
  );
}
