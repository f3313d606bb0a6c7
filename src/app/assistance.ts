import { join } from 'node:path';
import { cartCookies, readCartRef } from '#actions/cart-cookies.ts';
import type { AssistantServices } from '#assistant/api/chat-context.ts';
import type { AssistantStore } from '#assistant/conversation/conversation-store.ts';
import { openSqliteStore } from '#assistant/conversation/sqlite-store.ts';
import { modelSettings } from '#assistant/model/provider.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import type { ContentSource } from '#content/port.ts';
import { limits } from '#http/limits.ts';
import type { ApiRoute, ApiHandler, RequestContext } from '#http/request/request-context.ts';
import type { RateLimiter } from '#http/security/rate-limits.ts';
import { type MessageOverrides, type Messages, messagesFor } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { secretFor } from './secret.ts';

/** The shopping assistant of this process. */
export interface Assistance {
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  readonly chat: ApiHandler;
  readonly close: () => void;
}

export interface AssistanceParts {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: MarketContext;
  readonly messages: Messages;
  /** Messages of the merchant, by language. */
  readonly siteMessages: MessageOverrides;
  /** Counts the messages of a client. */
  readonly takeQuestion: RateLimiter;
  /** Called with errors, for the log. */
  readonly report: (error: unknown) => void;
}

export async function openAssistance(
  config: Config,
  { report, siteMessages, ...shop }: AssistanceParts,
): Promise<Assistance> {
  const now = (): number => Date.now();
  const { conversations, tokens, close } = await openAssistantStore(config, now);
  const settings = modelSettings(config);
  const services: Omit<AssistantServices, 'model'> = {
    ...shop,
    messagesIn: (language) => messagesFor(language, siteMessages),
    variantUrls: config.VARIANT_URLS,
    conversations,
    secret: secretFor('assistant', config),
    cartCookie: {
      read: (context) => readCartRef(context.headers['cookie'] ?? null, isSecure(context)),
      write: (context, ref, cart) => cartCookies(ref, cart, isSecure(context)),
    },
    now,
    report,
  };
  const chat = loadedOnRequest(async () => {
    const { createChat } = await import('#assistant/api/chat.ts');
    const { createModelAssistant } = await import('#assistant/model/answer-by-model.ts');
    const { prepareRules } = await import('#assistant/prepare-rules.ts');
    await prepareRules();
    return createChat({ ...services, model: settings && createModelAssistant(settings, { tokens, now, report }) });
  });
  const route: ApiRoute = { methods: ['POST'], bodyLimit: limits.chatHistoryBytes, handle: chat };
  return { apiRoutes: new Map([[routes.chat(), route]]), chat, close };
}

/** The store that all processes of the shop share. The client for Valkey is loaded only where there is one. */
async function openAssistantStore({ CACHE_LOG, DATA_DIR }: Config, now: () => number): Promise<AssistantStore> {
  if (!CACHE_LOG) return openSqliteStore(join(DATA_DIR, 'conversations.sqlite'), now);
  const { openValkeyStore } = await import('#assistant/conversation/valkey-store.ts');
  return openValkeyStore(CACHE_LOG);
}

/** The code that answers is a quarter of all code: it is loaded when the first message arrives. */
function loadedOnRequest(load: () => Promise<ApiHandler>): ApiHandler {
  let loading: Promise<ApiHandler> | null = null;
  return async (request) => {
    loading ??= load();
    const handle = await loading;
    return handle(request);
  };
}

function isSecure({ url }: RequestContext): boolean {
  return url.protocol === 'https:';
}
