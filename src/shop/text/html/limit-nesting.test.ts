import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '#tests/helpers/measure/processor-time.ts';
import { limitNesting } from './limit-nesting.ts';
import { htmlToText } from './plain-text.ts';
import { sanitize } from './sanitize.ts';

test('HTML of usual depth is left as it is, whatever is in it', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('<b>', '</b>', '<p>', '<br>', '<a title="<i>">', '<', '</'));
  const text = fc.array(piece, { maxLength: 90 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (html) => {
      expect(limitNesting(html)).toBe(html);
    }),
  );
});

test('elements beside one another are no nesting, also those without an end tag', () => {
  for (const html of ['<b>a</b>', '<li>a', '<p>a', '<br>', '<tr><td>a<td>b', '<IMG src=a>']) {
    const long = html.repeat(1000);
    expect(limitNesting(long)).toBe(long);
  }
});

test('tags beyond a depth of 100 are dropped, and their text stays', () => {
  const html = limitNesting(`${'<b>'.repeat(150)}text${'</b>'.repeat(150)}`);
  expect(html.match(/<b>/g)).toHaveLength(100);
  expect(htmlToText(html)).toBe('text');
});

test.for(['<b> ', '<p><b>', '<x>', '<b/>', '<a href="/x">', '<svg>', '<b ', '<B a=1 '])(
  '%s repeated 100,000 times is sanitized and parsed in bounded time',
  (tag) => {
    const html = `${tag.repeat(100_000)}></b><p>end`;
    const time = processorTime(() => {
      expect(sanitize(html)).toContain('end');
      expect(htmlToText(html)).toContain('end');
    });
    // Without the limit most of these take ten seconds and more.
    expect(time).toBeLessThan(4000);
  },
);
