import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const thing = (title: string) => product({ handle: title.toLowerCase(), title, variants: [variant({ id: title })] });
const products = [thing('Kettle'), thing('Teapot'), thing('Tray')];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);
const proposals = (parts: Awaited<ReturnType<typeof ask>>['parts']): readonly string[] =>
  parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data.text] : []));

test.each(['both please', 'ok, both of them', 'beides bitte', 'begge'])(
  '“%s” offers to add the two products spoken of last, and adds nothing',
  async (message) => {
    const { parts, text } = await ask('kettle', 'teapot', message);
    expect(proposals(parts)).toHaveLength(2);
    expect(text).not.toMatch(/added|Warenkorb\.|handlekurven\./);
  },
);

test('how to confirm is said once for both', async () => {
  expect((await ask('kettle', 'teapot', 'both please')).text).toBe('Please confirm with the button.');
});

test('“both” after one product offers nothing', async () => {
  expect(proposals((await ask('kettle', 'both please')).parts)).toEqual([]);
});
