import type { Visit } from '#http/exchange.ts';
import type { AssistantServices } from './services.ts';
import type { Turns } from './turns.ts';
import type { ConversationId } from './visitor.ts';

/** What every part of the answer to one visit needs. */
export interface Exchange {
  readonly services: AssistantServices;
  readonly turns: Turns;
  readonly visit: Visit;
  readonly conversation: ConversationId;
}
