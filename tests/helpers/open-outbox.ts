import { createOutbox } from '#connectors/embedded/outbox.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import type { OutgoingEvent } from '#commerce/events.ts';
import type { Database } from '#storage/database.ts';
import { demoDay, demoShop } from '../fixtures/sample-shop.ts';

/** Where the events of the outbox are sent. */
const target = 'http://shop.test/api/webhooks/commerce';

export interface OutboxFixture {
  readonly store: Database;
  /** The changes of every event that is due, taken as delivered. */
  readonly takeChanges: () => readonly ChangeReference[];
  readonly take: () => readonly OutgoingEvent[];
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly pass: (seconds: number) => void;
}

/** The demo shop without the changes recorded while seeding. */
export function openOutbox(): OutboxFixture {
  let now = demoDay.getTime();
  const clock = (): Date => new Date(now);
  const { store } = demoShop(clock);
  store.run('DELETE FROM change_note');
  const outbox = createOutbox(store, clock);
  const take = (): readonly OutgoingEvent[] => outbox.take([target]);
  const takeChanges = (): readonly ChangeReference[] =>
    take().flatMap((event) => {
      outbox.markDelivered(event);
      return JSON.parse(event.body).data.changes;
    });
  return { store, takeChanges, take, outbox, pass: (seconds) => void (now += seconds * 1000) };
}
