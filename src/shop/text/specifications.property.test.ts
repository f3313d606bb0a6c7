import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { separateSpecifications, specificationsOf } from './specifications.ts';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const row = fc.record({ name: word, value: word });
const prose = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

test('rows of HTML tables with a name and a value are separated from the prose', () => {
  fc.assert(
    fc.property(fc.array(row), prose, fc.constantFrom('th', 'td'), (rows, text, cell) => {
      const cells = rows.map(
        ({ name, value }) => `<tr class="r">\n<${cell}>${name}</${cell}><td><b>${value}</b></td></tr>`,
      );
      const separated = separateSpecifications(`<p>${text}</p><table>${cells.join('')}</table>`);
      expect(separated.rows).toEqual(rows);
      expect(separated.text.replaceAll(/<[^>]*>|\s+/g, ' ').trim()).toBe(text);
    }),
  );
});

test('rows of Markdown tables with two cells are separated, without the rule', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), prose, (rows, text) => {
      const lines = rows.map(({ name, value }) => `| ${name} | ${value} |`);
      const separated = separateSpecifications([text, '', lines[0], '| --- | :-: |', ...lines.slice(1)].join('\n'));
      expect(separated.rows).toEqual(rows);
      expect(separated.text).toContain(text);
    }),
  );
});

test('a text without tables is left as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('|') && !text.includes('<')),
      (text) => {
        expect(separateSpecifications(text)).toEqual({ rows: [], text });
      },
    ),
  );
});

test('tables with more columns are prose', () => {
  const sizes = '<table><tr><th>S</th><td>80</td><td>90</td></tr></table>\n| S | 80 | 90 |';
  expect(separateSpecifications(sizes)).toEqual({ rows: [], text: sizes });
});

test('unclosed tables of any size are read in linear time', () => {
  const text = '<tr><td>a'.repeat(100_000);
  expect(separateSpecifications(text)).toEqual({ rows: [], text });
});

test('items of lists that begin with a name and a colon are found among others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ name }) => name }), prose, (rows, text) => {
      const items = rows.map(({ name, value }) => `<li class="i"><b>${name}:</b> ${value}</li>`);
      expect(specificationsOf(`<p>${text}</p><ul><li>${text}</li>${items.join('\n')}</ul>`)).toEqual(rows);
    }),
  );
});

test('names and values of any text are short, and no name is empty or there twice', () => {
  const marks = fc.constantFrom('<li>', '</li>', '<tr>', '<td>', '</td></tr>', ': ', '\n- ', '|', 'a', ' ', '<b>');
  fc.assert(
    fc.property(fc.array(marks), (parts) => {
      const found = specificationsOf(parts.join(''));
      const names = found.map(({ name }) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(found.every(({ name, value }) => name !== '' && name.length <= 60 && value.length <= 200)).toBe(true);
    }),
  );
});

test('unclosed lists of any size are read in linear time', () => {
  expect(specificationsOf('<li>a: '.repeat(100_000))).toEqual([]);
});
