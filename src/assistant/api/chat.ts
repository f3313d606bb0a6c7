import { refererPath } from '#http/request/referer.ts';
import type { ApiHandler } from '#http/request/request-context.ts';
import { answerAction } from './actions.ts';
import { answerMessage } from './answer-message.ts';
import { type AssistantServices, createTurnFactory } from './chat-context.ts';
import { type ConversationName, readRequest, refuse } from './chat-request.ts';
import {
  type ChatVisitor,
  conversationForName,
  type ConversationId,
  createConversationId,
  identifyVisitor,
  verifyConversationId,
} from './visitor.ts';

/**
 * POST /api/chat: a message is answered with a stream, an action on a stored conversation with JSON. An error before the
 * first byte is 503.
 */
export function createChat(services: AssistantServices): ApiHandler {
  const handle = createHandler(services);
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      services.report(error, request);
      return refuse({ ok: false, code: 'unavailable', retryAfter: 5 }, services.messages);
    }
  };
}

function createHandler(services: AssistantServices): ApiHandler {
  const startTurn = createTurnFactory(services);
  return async (request) => {
    const chatRequest = readRequest(request);
    if (!chatRequest.ok) return refuse(chatRequest, services.messages);
    const visitor = identifyVisitor(request);
    if (chatRequest.kind === 'action') {
      const conversation = verifyConversationId(chatRequest.conversationId, visitor, services.secret);
      if (!conversation) return refuse({ ok: false, code: 'unknown_conversation' }, services.messages);
      return answerAction({ services, startTurn, request, conversation }, chatRequest.action);
    }
    const wait = await services.takeQuestion(request.clientAddress);
    if (wait !== null) return refuse({ ok: false, code: 'rate_limited', retryAfter: wait }, services.messages);
    const { text, page } = chatRequest;
    const conversation = resolveConversation(chatRequest.conversation, visitor, services.secret);
    return answerMessage(
      { services, startTurn, request, conversation },
      { text, page: page ?? refererPath(request.headers['referer'], request.url.origin), visitor },
    );
  };
}

/** An id that was not signed for this visitor begins a new conversation. */
function resolveConversation(
  { id, ownName }: ConversationName,
  visitor: ChatVisitor,
  secret: Uint8Array,
): ConversationId {
  const known = id === null ? null : verifyConversationId(id, visitor, secret);
  if (known) return known;
  return ownName === null ? createConversationId(visitor, secret) : conversationForName(ownName, visitor, secret);
}
