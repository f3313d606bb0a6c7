import { sendDelivery } from '../../tests/helpers/send-delivery.ts';

/**
 * A process that sends deliveries evenly over some seconds and reports their statuses to its parent. Each is an edit as
 * the embedded shop reports it; every hundredth is of the product whose page is requested.
 */
const [url = '', deliveries = '0', seconds = '1'] = process.argv.slice(2);
const wanted = Number(deliveries);
const began = performance.now();
const sent: Promise<number>[] = [];

while (sent.length < wanted) {
  const due = Math.floor(((performance.now() - began) / (Number(seconds) * 1000)) * wanted);
  while (sent.length < Math.min(due, wanted)) sent.push(statusOf(sent.length));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
process.send?.(await Promise.all(sent));

/** 0: no response within the sender's timeout. */
async function statusOf(number: number): Promise<number> {
  try {
    const answer = await sendDelivery(url, [edit(number)]);
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

function edit(number: number): object {
  const handle = number % 100 === 0 ? 'morgen-mug' : `product-${number}`;
  const scope = { lists: [String(number % 12)], sizes: [], offers: [], counts: false };
  return { kind: 'product', ids: [], handles: [handle], deleted: false, version: null, settleMs: 0, ...scope };
}
