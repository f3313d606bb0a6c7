import { createHash } from 'node:crypto';
import type { VisitorForms } from '#commerce/port.ts';
import type { FormValues } from '#shop/content/visitor-form.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/retry-on-busy.ts';
import { integer } from '#storage/row.ts';
import { before, type OptInServices } from '../mailing/opt-in.ts';
import { makeNewsletter } from './newsletter.ts';

/** The same message is sent again only after this time. */
const repeatAfterMs = 24 * 60 * 60 * 1000;

/** What visitors of the embedded shop send by forms. */
export function makeVisitorForms(services: OptInServices): VisitorForms {
  const { store, clock, onMailDue } = services;
  return {
    sendMessage: async (values) => {
      await retryOnBusy(() => store.transaction(() => recordMessage(store, values, clock())));
      onMailDue();
    },
    newsletter: makeNewsletter(services),
  };
}

function recordMessage(store: Database, { name, email, message }: FormValues, now: Date): void {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('base64url');
  store.run('DELETE FROM contact_message WHERE sent_at < ?', before(now, repeatAfterMs));
  store.run(
    `INSERT INTO contact_message (digest, name, email, message, received_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (digest) DO NOTHING`,
    digest,
    name,
    email,
    message,
    now.toISOString(),
  );
}

/** How many messages wait to be sent to the merchant. */
export function countWaitingMessages(store: Database): number {
  return integer(store.first('SELECT count(*) count FROM contact_message WHERE sent_at IS NULL') ?? {}, 'count');
}
