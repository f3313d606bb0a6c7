import { expect, test } from 'vitest';
import { bodyText } from '#tests/helpers/http/body-text.ts';
import { messagesFor } from '#messages/messages.ts';
import { plainErrorPage, problems, tooManyRequests, translateProblem } from './problems.ts';

const german = { locale: 'de-DE', messages: messagesFor('de-DE') };

test('a problem is stated in the language of the shop and keeps its code and headers', () => {
  expect(translateProblem(tooManyRequests(7), german.messages)).toEqual({
    status: 429,
    code: 'too_many_requests',
    message: german.messages.problems.too_many_requests,
    headers: [['Retry-After', '7']],
  });
});

test.each(['malformed', 'constructor', 'toString', ''])('a problem with the code “%s” keeps its own text', (code) => {
  const problem = { status: 400, code, message: 'The delivery cannot be read.' };
  expect(translateProblem(problem, german.messages)).toEqual(problem);
});

test('the page without a design names its language, and markup in a text stays text', async () => {
  const { body } = plainErrorPage({ ...problems.badPath, message: '<b>No</b>' }, german);
  const html = await bodyText(body);
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain('<h1>&lt;b&gt;No&lt;/b&gt;</h1>');
  expect(html).toContain(german.messages.errors.goHome);
});
