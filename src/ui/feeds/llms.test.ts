import { expect, test } from 'vitest';
import { llmsText } from './llms.ts';

test('the contents are a heading, a quote and a list of absolute links per section', () => {
  const sections = [
    { heading: 'Collections', links: [{ label: 'Lighting', href: '/collections/lighting', text: 'Lamps.' }] },
    { heading: 'Policies', links: [{ label: 'Returns', href: '/policies/refund', text: '' }] },
    { heading: 'Nothing here', links: [] },
  ];
  expect(llmsText({ origin: 'https://halden.example', name: 'Halden', description: 'Homeware.', sections })).toBe(
    `# Halden

> Homeware.

## Collections

- [Lighting](https://halden.example/collections/lighting): Lamps.

## Policies

- [Returns](https://halden.example/policies/refund)
`,
  );
});

test('a title cannot start a heading or end its link', () => {
  const sections = [{ heading: 'Pages', links: [{ label: 'A](//evil)\n# B', href: '/pages/a', text: 'x\n\n## y' }] }];
  const text = llmsText({ origin: 'https://halden.example', name: 'H', description: 'D', sections });
  expect(text).toContain(String.raw`- [A\](//evil) # B](https://halden.example/pages/a): x ## y`);
});

test('a shop without a description has no empty quote', () => {
  expect(llmsText({ origin: 'https://halden.example', name: 'Halden', description: ' ', sections: [] })).toBe(
    '# Halden\n',
  );
});
