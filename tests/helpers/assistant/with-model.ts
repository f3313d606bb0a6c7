import { afterEach } from 'vitest';
import { createModelAssistant } from '#assistant/model/answer-by-model.ts';
import type { StartTimer } from '#assistant/model/silence-watch.ts';
import type { ModelSettings } from '#assistant/model/provider.ts';
import { openSqliteStore } from '#assistant/conversation/sqlite-store.ts';
import { clothesShop } from '#tests/fixtures/shops/clothes-shop.ts';
import type { MemoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { type ModelServer, type ModelStep, startModelServer } from './model-server.ts';
import { startAssistant } from './start-assistant.ts';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

export type Script = Parameters<typeof startModelServer>[0];

/** An assistant with a local model that follows a script; servers are closed after each test. */
export async function withModel(
  script: Script | readonly ModelStep[],
  given: { shop?: MemoryShop; dailyTokens?: number; startTimer?: StartTimer } = {},
) {
  const steps: Script = typeof script === 'function' ? script : (_, index) => script[index] ?? { status: 500 };
  const server = await startModelServer(steps);
  servers.push(server);
  const settings: ModelSettings = {
    provider: 'compatible',
    model: 'test',
    apiKey: null,
    baseUrl: server.baseUrl,
    dailyTokens: given.dailyTokens ?? 1000,
    timeouts: { totalMs: 3000, firstTokenMs: 2000, reasoningMs: 4000, chunkMs: 150 },
  };
  const reported: unknown[] = [];
  const clock = { now: 0 };
  const model = createModelAssistant(settings, {
    tokens: openSqliteStore(':memory:', () => 0).tokens,
    now: () => clock.now,
    report: (error) => void reported.push(error),
    ...(given.startTimer ? { startTimer: given.startTimer } : {}),
  });
  const shop = given.shop ?? clothesShop(40);
  return { ...startAssistant(shop, { model }), shop, server, reported, modelClock: clock };
}
