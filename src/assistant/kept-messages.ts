import { proposalData } from './builtin/answers/outcome.ts';
import { foundProduct } from './cards.ts';
import type { Turn as KeptTurn } from './conversation.ts';
import type { Turn } from './turn.ts';
import { variantTarget } from './variant-target.ts';
import type { KeptMessage, ProposalData, UndoData } from './wire.ts';

/** What was said, its cards filled in from the catalogue as it is now, with what can still be pressed. */
export function keptMessages(turn: Turn): Promise<readonly KeptMessage[]> {
  return Promise.all(turn.memory.conversation.turns.map((kept) => toMessage(kept, turn)));
}

async function toMessage(kept: KeptTurn, turn: Turn): Promise<KeptMessage> {
  const { id, role, text } = kept;
  if (kept.role === 'user') return { id, role, text, cards: [], sources: [], proposals: [], undo: null };
  const { catalog, cardStyle } = turn;
  const found = await Promise.all(kept.shown.map(({ handle, variantId }) => variantTarget(catalog, handle, variantId)));
  const cards = found.flatMap((each) => (each ? [foundProduct(each, cardStyle)] : []));
  const proposals = await openProposals(kept.offered, turn);
  return { id, role, text, cards, sources: kept.sources, proposals, undo: openUndo(kept.offered, turn) };
}

async function openProposals(offered: readonly string[], turn: Turn): Promise<readonly ProposalData[]> {
  const { proposals } = turn.memory.conversation;
  const open = proposals.filter(({ id, until }) => offered.includes(id) && turn.now() <= until);
  return Promise.all(
    open.map(async ({ id, write: change, target }) => {
      const found = target && (await variantTarget(turn.catalog, target.handle, target.variantId));
      return proposalData({ id, change, target: found }, turn);
    }),
  );
}

function openUndo(offered: readonly string[], { memory, now }: Turn): UndoData | null {
  const { undo } = memory.conversation;
  if (!undo || !offered.includes(undo.id) || now() > undo.until) return null;
  return { id: undo.id, ms: undo.until - now() };
}
