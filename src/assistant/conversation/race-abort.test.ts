import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { raceAbort } from './turn-context.ts';

test('work that fails after its visitor has gone is no unhandled rejection', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const gone = AbortSignal.abort(new Error('gone'));
  const work = nextTurn().then(() => Promise.reject(new Error('failed')));
  await expect(raceAbort(work, gone)).rejects.toThrow('gone');
  await nextTurn();
  await nextTurn();
  expect(unhandled).not.toHaveBeenCalled();
});

test('the reason of the abort is thrown as soon as it comes', async () => {
  const controller = new AbortController();
  const endless = new Promise<never>(() => undefined);
  const raced = raceAbort(endless, controller.signal);
  controller.abort(new Error('gone'));
  await expect(raced).rejects.toThrow('gone');
});
