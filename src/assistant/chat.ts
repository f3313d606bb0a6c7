import type { Handle } from '#http/exchange.ts';
import { answerAction } from './actions.ts';
import { answerMessage } from './answer.ts';
import type { ConversationName } from './request.ts';
import { refuse } from './refusal.ts';
import { readRequest } from './request.ts';
import type { AssistantServices } from './services.ts';
import { makeTurns } from './turns.ts';
import {
  type ConversationId,
  conversationNamed,
  newConversation,
  openConversation,
  type Visitor,
  visitorOf,
} from './visitor.ts';

/**
 * POST /api/chat: a message is answered by a stream, an action on a kept conversation by JSON. What breaks before the
 * first byte is 503.
 */
export function makeChat(services: AssistantServices): Handle {
  const handle = openHandle(services);
  return async (visit) => {
    try {
      return await handle(visit);
    } catch (error) {
      services.report(error, visit);
      return refuse({ ok: false, code: 'unavailable', retryAfter: 5 });
    }
  };
}

function openHandle(services: AssistantServices): Handle {
  const turns = makeTurns(services);
  return async (visit) => {
    const request = readRequest(visit);
    if (!request.ok) return refuse(request);
    const visitor = visitorOf(visit);
    if (request.kind === 'action') {
      const conversation = openConversation(request.conversationId, visitor, services.secret);
      if (!conversation) return refuse({ ok: false, code: 'unknown_conversation' });
      return answerAction({ services, turns, visit, conversation }, request.action);
    }
    const wait = await services.takeQuestion(visit.clientAddress);
    if (wait !== null) return refuse({ ok: false, code: 'rate_limited', retryAfter: wait });
    const conversation = conversationOf(request.conversation, visitor, services.secret);
    return answerMessage({ services, turns, visit, conversation }, { text: request.text, visitor });
  };
}

/** An id that was not made for this visitor begins a new conversation: nobody else's is ever opened. */
function conversationOf({ id, ownName }: ConversationName, visitor: Visitor, secret: Uint8Array): ConversationId {
  const known = id === null ? null : openConversation(id, visitor, secret);
  if (known) return known;
  return ownName === null ? newConversation(visitor, secret) : conversationNamed(ownName, visitor, secret);
}
