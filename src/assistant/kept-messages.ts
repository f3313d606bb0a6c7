import { proposalData } from './builtin/answers/outcome.ts';
import { productCard } from './cards.ts';
import type { ConversationTurn as KeptTurn } from './conversation.ts';
import type { TurnContext } from './turn.ts';
import { findVariant } from './variant-target.ts';
import type { StoredMessage, ProposalData, UndoData } from './wire.ts';

/** What was said, its cards filled in from the catalogue as it is now, with what can still be pressed. */
export function storedMessages(turn: TurnContext): Promise<readonly StoredMessage[]> {
  return Promise.all(turn.memory.conversation.turns.map((kept) => toStoredMessage(kept, turn)));
}

async function toStoredMessage(kept: KeptTurn, turn: TurnContext): Promise<StoredMessage> {
  const { id, role, text } = kept;
  if (kept.role === 'user') return { id, role, text, cards: [], sources: [], proposals: [], undo: null };
  const { catalog, cardStyle } = turn;
  const found = await Promise.all(kept.shown.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)));
  const cards = found.flatMap((each) => (each ? [productCard(each, cardStyle)] : []));
  const proposals = await openProposals(kept.offered, turn);
  return { id, role, text, cards, sources: kept.sources, proposals, undo: openUndo(kept.offered, turn) };
}

async function openProposals(offered: readonly string[], turn: TurnContext): Promise<readonly ProposalData[]> {
  const { proposals } = turn.memory.conversation;
  const open = proposals.filter(({ id, until }) => offered.includes(id) && turn.now() <= until);
  return Promise.all(
    open.map(async ({ id, write: change, target }) => {
      const found = target && (await findVariant(turn.catalog, target.handle, target.variantId));
      return proposalData({ id, change, target: found }, turn);
    }),
  );
}

function openUndo(offered: readonly string[], { memory, now }: TurnContext): UndoData | null {
  const { undo } = memory.conversation;
  if (!undo || !offered.includes(undo.id) || now() > undo.until) return null;
  return { id: undo.id, ms: undo.until - now() };
}
