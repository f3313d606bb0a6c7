/** A process that writes carts of a shared database. Arguments: task, database file. */
import { createInterface } from 'node:readline';
import { createCarts, randomToken } from '#connectors/embedded/carts.ts';
import { createCheckout } from '#connectors/embedded/checkout.ts';
import { openDatabase } from '#storage/database.ts';
import { sampleBuyerContext } from '../../fixtures/sample-buyer-context.ts';
import { sampleBuyer } from '../../fixtures/site.ts';

const [task = '', file = '', ...given] = process.argv.slice(2);
const store = openDatabase(file, 30_000);
const clock = (): Date => new Date();
const services = { store, clock, createToken: randomToken, onMailDue: () => {} };
const carts = createCarts(services, sampleBuyerContext);
const checkout = createCheckout(services, sampleBuyerContext);

const tasks: Readonly<Record<string, () => Promise<void>>> = { buy, write, change };
await tasks[task]?.();
store.close();

function writeLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/**
 * Resolves when the system has the line: one that Node still holds, because nobody reads, would be lost with the process,
 * and what it reports with it.
 */
async function writeFlushedLine(value: unknown): Promise<void> {
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(value)}\n`, resolve));
}

/** Resolves with the first line of input, which starts the task after all processes are ready. */
async function waitForStart(): Promise<string> {
  writeLine('ready');
  for await (const line of createInterface(process.stdin)) return line;
  return '';
}

/** Orders the given carts and prints each result. */
async function buy(): Promise<void> {
  await waitForStart();
  for (const ref of given) {
    const result = await checkout.place(ref, { ...sampleBuyer, method: 'collect', agreedTotal: 2400 });
    writeLine(result.ok ? 'bought' : result.reason);
  }
}

/**
 * Makes writes in sequence from the given number on, each with its own idempotency key, and prints each completed one:
 * nineteen items, then an order, then the next cart.
 */
async function write(): Promise<void> {
  const [variantId = ''] = given;
  const [from = '0', known = ''] = (await waitForStart()).split(' ');
  let ref: string | null = known || null;
  for (let number = Number(from); ; number += 1) {
    if (number % 20 === 19) {
      const result = await checkout.place(ref ?? '', { ...sampleBuyer, method: 'collect', agreedTotal: 19 * 2400 });
      if (!result.ok) throw new Error(`Write ${number} was refused: ${result.reason} ${JSON.stringify(result.quote)}`);
      ref = null;
    } else {
      const answer = await carts.add({ ref, key: `write-number-${number}` }, [{ variantId, quantity: 1 }]);
      if (!answer.result.ok) throw new Error(`Write ${number} was refused: ${answer.result.reason}`);
      ({ ref } = answer);
    }
    await writeFlushedLine([number, ref]);
  }
}

/** Applies changes, given as JSON, to one cart and prints the revision after each. */
async function change(): Promise<void> {
  const [ref = '', changes = '[]'] = given;
  await waitForStart();
  for (const [variantId, quantity, kind] of JSON.parse(changes)) {
    const { result } =
      kind === 'add'
        ? await carts.add({ ref, key: null }, [{ variantId, quantity }])
        : await carts.setQuantity({ ref, key: null }, variantId, quantity);
    writeLine({ change: [variantId, quantity, kind], ok: result.ok, cart: result.cart });
  }
}
