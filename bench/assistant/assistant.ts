import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { HttpResponse } from '#http/request/request-context.ts';
import { startAssistant } from '../../tests/helpers/assistant/start-assistant.ts';
import { generateCatalog, catalogSizeFor } from '../catalog/generate-catalog.ts';
import { quantile, writeReport, round, type ReportRow } from '../harness/report.ts';

/**
 * Time of the built-in assistant to the first byte and to the end of an answer, in a small and a large shop.
 * `node bench/assistant/assistant.ts [products]`
 */
const [products = 20_000] = process.argv.slice(2).map(Number);
const rounds = 20;

const dialogue = [
  'a gift under €60',
  'black lamps under €150',
  'only oak',
  'blue mugs in stock',
  'vases or bowls but not in clay',
  'the cheapest ribbed vase',
  'something warm for a reading corner',
  'compare the first two',
  'how big is the second one?',
  'what goes with the first one?',
  'do you sell sofas?',
  'how do returns work?',
  'show me more lamps by anybody, between €50 and €100',
] as const;

/** Products of the demo shop, to which generated ones are added. */
const demoSize = 40;

const rows: ReportRow[] = [];
for (const size of [demoSize, products]) {
  const { first, whole } = await measure(size);
  rows.push(row('first byte', size, first), row('whole answer', size, whole));
}
writeReport('assistant', rows);

async function measure(size: number): Promise<{ first: number[]; whole: number[] }> {
  const { assistant, close } = openAssistant(size);
  const [first, whole]: [number[], number[]] = [[], []];
  for (const question of dialogue) await assistant.visitor().ask(question);
  for (let round = 0; round < rounds; round += 1) {
    const visitor = assistant.visitor();
    for (const message of dialogue) {
      const { firstMs, wholeMs, conversationId } = await timeAnswer(() =>
        visitor.post({ message, ...(visitor.conversationId ? { conversationId: visitor.conversationId } : {}) }),
      );
      visitor.conversationId = conversationId;
      first.push(firstMs);
      whole.push(wholeMs);
    }
  }
  close();
  return { first, whole };
}

function openAssistant(size: number): { assistant: ReturnType<typeof startAssistant>; close: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const shop = openEmbeddedPlatform({ dataDir, chooseDemo: () => resolve('demo'), warn: () => undefined });
  if (size > demoSize) generateCatalog(shop.store, catalogSizeFor(size - demoSize, '2026-11-20T12:00:00.000Z'));
  const assistant = startAssistant({ commerce: shop, content: shop });
  return {
    assistant,
    close: () => {
      void shop.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface AnswerTiming {
  readonly firstMs: number;
  readonly wholeMs: number;
  readonly conversationId: string | null;
}

async function timeAnswer(ask: () => Promise<HttpResponse>): Promise<AnswerTiming> {
  const began = performance.now();
  const { body } = await ask();
  let firstMs = 0;
  let text = '';
  for await (const bytes of streamOf(body)) {
    firstMs ||= performance.now() - began;
    text += new TextDecoder().decode(bytes);
  }
  const conversationId = /"conversationId":"([^"]+)"/.exec(text)?.[1] ?? null;
  return { firstMs, wholeMs: performance.now() - began, conversationId };
}

function streamOf(body: HttpResponse['body']): ReadableStream<Uint8Array> {
  if (body instanceof ReadableStream) return body;
  throw new Error('Expected a stream as the body.');
}

function row(what: string, products: number, times: readonly number[]): ReportRow {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => round(quantile(sorted, share), 1);
  return { products, what, answers: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) };
}
