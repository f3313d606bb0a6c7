import type { StoredMessage } from '#assistant/wire.ts';
import type { UiMessage } from './build-message.ts';

/** A message that the server kept, as one that has just been streamed. */
export function storedToUiMessage({ id, role, text, cards, sources, proposals, undo }: StoredMessage): UiMessage {
  const ids = cards.map((card) => card.id);
  const products = cards.length > 0 ? [{ type: 'data-products', data: { ids, cards } }] : [];
  const links = sources.map(({ label, href }) => ({ type: 'source-url', url: href, title: label }));
  const open = [
    ...proposals.map((data) => ({ type: 'data-proposal', data })),
    ...(undo ? [{ type: 'data-undo', data: undo }] : []),
  ];
  return { id, role, parts: [{ type: 'text', text }, ...links, ...products, ...open] };
}
