import type { RequestContext } from '#http/exchange.ts';
import type { AssistantServices } from './services.ts';
import type { TurnFactory } from './turns.ts';
import type { ConversationId } from './visitor.ts';

/** What every part of the answer to one visit needs. */
export interface ChatContext {
  readonly services: AssistantServices;
  readonly startTurn: TurnFactory;
  readonly request: RequestContext;
  readonly conversation: ConversationId;
}
