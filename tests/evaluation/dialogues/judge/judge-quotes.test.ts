import { expect, test } from 'vitest';
import { judgeQuotes, quotesIn } from './judge-quotes.ts';
import { sampleExchange, sampleSources } from './sample-exchange.ts';

const findings = (text: string, say = 'something for MY mother'): readonly string[] =>
  judgeQuotes(sampleExchange(`{ say: "${say}", noCards: true }`, { text }), sampleSources).map(({ detail }) => detail);

test('words of the shopper may be quoted as they were written', () => {
  expect(findings('I’m not sure what you mean by “my mother”.')).toEqual([]);
});

test.each(['mothers', 'mother my', 'something mother', 'mum'])('“%s” was not written', (quote) => {
  expect(findings(`I found nothing for “${quote}”.`)).toEqual([`nobody wrote “${quote}”`]);
});

test('names of the catalog, texts of documents and examples of messages may be quoted', () => {
  expect(findings('We say: “Wool scarf No. 5”, „within 30 days“. Write “Make it 2” or «Legg til 2 av den».')).toEqual(
    [],
  );
});

test('quotation marks of all three languages are read', () => {
  expect(quotesIn('“one”, „zwei“ and «tre»')).toEqual(['one', 'zwei', 'tre']);
});
