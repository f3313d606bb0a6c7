import { routes } from '#routes.ts';
import { createRandom } from '../catalog/random.ts';
import { json, messageBytes, type FuzzSlot } from './fuzz-slots.ts';
import { hostileValues } from './hostile-values.ts';

/** Slots as an editor sees them, who has opened draft mode with the secret of the shop. */
export async function inDraftMode(
  url: string,
  secret: string,
  slots: readonly FuzzSlot[],
): Promise<readonly FuzzSlot[]> {
  const entered = await fetch(`${url}${routes.draft()}?secret=${secret}`, { redirect: 'manual' });
  const cookie = cookieOf(entered);
  if (entered.status !== 307 || cookie === '') throw new Error(`Draft mode answered ${entered.status}.`);
  return slots.map((slot) => withCookie(slot, cookie));
}

/** A message in a conversation that is as long as one that is stored: many turns, each of the greatest length. */
export async function inLongConversation(url: string): Promise<readonly FuzzSlot[]> {
  const random = createRandom(7);
  let [cookie, conversationId] = ['', ''];
  for (const value of Object.values(hostileValues)) {
    const message = value(random, messageBytes).toWellFormed().replaceAll('\0', '');
    const answer = await ask(url, { cookie, conversationId, message });
    cookie ||= cookieOf(answer);
    conversationId ||= /"conversationId":"(?<id>[^"]+)"/.exec(await answer.text())?.groups?.['id'] ?? '';
  }
  if (cookie === '' || conversationId === '') throw new Error('The assistant began no conversation.');
  const slot = { name: 'message in a long conversation', maxBytes: messageBytes };
  return [
    withCookie(
      json(routes.chat(), slot, (message) => ({ message, conversationId })),
      cookie,
    ),
  ];
}

let clients = 0;

function ask(url: string, { cookie, conversationId, message }: Readonly<Record<string, string>>): Promise<Response> {
  clients += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${clients % 250}`,
    ...(cookie && { cookie }),
  };
  const body = JSON.stringify({ message, ...(conversationId && { conversationId }) });
  return fetch(url + routes.chat(), { method: 'POST', headers, body });
}

function withCookie({ request, ...slot }: FuzzSlot, cookie: string): FuzzSlot {
  return {
    ...slot,
    request: (value, random) => {
      const made = request(value, random);
      return { ...made, headers: { ...made.headers, cookie } };
    },
  };
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
