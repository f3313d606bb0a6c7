import { cartState, cartSummary } from '../builtin/answers/cart.ts';
import { comparison } from '../builtin/answers/compare.ts';
import { proposalData } from '../builtin/answers/outcome.ts';
import { type ToolResult, productsIn } from '../facts.ts';
import type { TurnContext } from '../turn.ts';
import type { AnswerWriter } from '../voice.ts';
import type { ProposalData } from '../wire.ts';

const maxCards = 6;

/** Shows beside a model's words what its tools returned: the products found last, the cart, links, what waits for a click. */
export function showResults({
  voice: answer,
  turn,
  facts: results,
}: {
  voice: AnswerWriter;
  turn: TurnContext;
  facts: readonly ToolResult[];
}): void {
  const found = results.findLast((each) => productsIn(each).length > 0);
  if (found) answer.showProducts(productsIn(found).slice(0, maxCards));
  for (const each of results) showResult(answer, each, turn);
}

function showResult(answer: AnswerWriter, result: ToolResult, turn: TurnContext): void {
  const { locale } = turn.profile;
  if (result.kind === 'comparison') answer.show({ type: 'data-comparison', data: comparison(result.found, turn) });
  if (result.kind === 'link') answer.show({ type: 'data-link', data: { label: result.label, href: result.href } });
  if (result.kind === 'cart' && result.cart)
    answer.show({ type: 'data-cart-summary', data: cartSummary(result.cart, locale) });
  if (result.kind === 'passages') for (const { title, href } of result.passages.slice(0, 1)) answer.source(title, href);
  if (result.kind !== 'write') return;
  if (result.outcome.status === 'proposed') propose(answer, proposalData(result.outcome.proposal, turn));
  if (result.outcome.status === 'done') answer.show(cartState(result.outcome.cart));
}

/** The answer ends with the shop's own question, so that a yes can mean nothing that a model asked. */
function propose(answer: AnswerWriter, data: ProposalData): void {
  answer.say(data.text);
  answer.show({ type: 'data-proposal', data });
}
