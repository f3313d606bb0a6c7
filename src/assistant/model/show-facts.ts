import { cartState, cartSummary } from '../builtin/answers/cart.ts';
import { comparison } from '../builtin/answers/compare.ts';
import { proposalData } from '../builtin/answers/outcome.ts';
import { type Facts, productsIn } from '../facts.ts';
import type { Turn } from '../turn.ts';
import type { Voice } from '../voice.ts';
import type { ProposalData } from '../wire.ts';

const cardsShown = 6;

/** Shows beside a model's words what its tools returned: the products found last, the cart, links, what waits for a click. */
export function showFacts({ voice, turn, facts }: { voice: Voice; turn: Turn; facts: readonly Facts[] }): void {
  const found = facts.findLast((each) => productsIn(each).length > 0);
  if (found) voice.showProducts(productsIn(found).slice(0, cardsShown));
  for (const each of facts) showOne(voice, each, turn);
}

function showOne(voice: Voice, facts: Facts, turn: Turn): void {
  const { locale } = turn.profile;
  if (facts.kind === 'comparison') voice.show({ type: 'data-comparison', data: comparison(facts.found, turn) });
  if (facts.kind === 'link') voice.show({ type: 'data-link', data: { label: facts.label, href: facts.href } });
  if (facts.kind === 'cart' && facts.cart)
    voice.show({ type: 'data-cart-summary', data: cartSummary(facts.cart, locale) });
  if (facts.kind === 'passages') for (const { title, href } of facts.passages.slice(0, 1)) voice.source(title, href);
  if (facts.kind !== 'write') return;
  if (facts.outcome.status === 'proposed') propose(voice, proposalData(facts.outcome.proposal, turn));
  if (facts.outcome.status === 'done') voice.show(cartState(facts.outcome.cart));
}

/** The answer ends with the shop's own question, so that a yes can mean nothing that a model asked. */
function propose(voice: Voice, data: ProposalData): void {
  voice.say(data.text);
  voice.show({ type: 'data-proposal', data });
}
