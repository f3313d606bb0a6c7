import { createHash } from 'node:crypto';
import type { VisitorForms } from '#commerce/port.ts';
import type { FormValues } from '#shop/content/visitor-form.ts';
import type { Database } from '#storage/database.ts';
import { retryOnBusy } from '#storage/transactions/retry-on-busy.ts';
import { integer } from '#storage/row.ts';
import { before } from '../mailing/opt-in.ts';
import { queueFormEvent } from './form-webhook.ts';
import { type FormServices, createNewsletter } from './newsletter.ts';

/** The same message is sent again only after this time. */
const repeatAfterMs = 24 * 60 * 60 * 1000;

/** What visitors of the embedded shop send by forms. */
export function createVisitorForms(services: FormServices): VisitorForms {
  const { store, clock, onMailDue, hasWebhook } = services;
  return {
    sendMessage: async (values) => {
      await retryOnBusy(() => store.transaction(() => recordMessage(store, values, { now: clock(), hasWebhook })));
      onMailDue();
    },
    newsletter: createNewsletter(services),
  };
}

interface MessageRecording extends Pick<FormServices, 'hasWebhook'> {
  readonly now: Date;
}

/** A message that goes to a webhook is not emailed: only its digest is kept here. */
function recordMessage(store: Database, values: FormValues, { now, hasWebhook }: MessageRecording): void {
  const { name, email, message } = values;
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('base64url');
  store.run('DELETE FROM contact_message WHERE sent_at < ?', before(now, repeatAfterMs));
  if (hasWebhook) {
    if (store.first('SELECT 1 FROM contact_message WHERE digest = ?', digest)) return;
    queueFormEvent(store, { type: 'contact.message', email, data: { name, message }, now });
    const insert = `INSERT INTO contact_message (digest, name, email, message, received_at, sent_at)
      VALUES (?, '', '', '', ?, ?)`;
    store.run(insert, digest, now.toISOString(), now.toISOString());
    return;
  }
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
