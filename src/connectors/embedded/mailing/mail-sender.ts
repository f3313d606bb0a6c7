import type { Database } from '#storage/database.ts';
import type { MailLanguage } from '../orders/order-mail.ts';
import type { SendMail } from './mailers.ts';

export interface MailOptions {
  readonly store: Database;
  readonly clock: () => Date;
  readonly send: SendMail;
  /** Scheme and host of links. */
  readonly origin: () => string;
  /** The language of a shop whose profile has this locale. */
  readonly languageOf: (locale: string) => MailLanguage;
  /** Called with one line for each email that could not be sent. */
  readonly warn: (line: string) => void;
}

export interface MailSender {
  /** Starts sending what is due. */
  readonly sendPending: () => void;
  /** Resolves when sending has stopped. */
  readonly stop: () => Promise<void>;
}

/** How often the queue is looked at for what the command line has added, and for what failed. */
const pollMs = 30_000;

/** Sends emails on request, and whenever some are due. `sendDue` sends those of one kind each, and never rejects. */
export function startMailSender(sendDue: readonly (() => Promise<void>)[]): MailSender {
  let running = Promise.resolve();
  const sendAll = async (): Promise<void> => {
    for (const send of sendDue) await send();
  };
  const sendPending = (): void => void (running = running.then(sendAll));
  const timer = setInterval(sendPending, pollMs).unref();
  return {
    sendPending,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
