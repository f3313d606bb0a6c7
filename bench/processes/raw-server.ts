import { createServer } from 'node:http';

/** The shop's responses, which the baseline sends as well. */
export interface RawResponses {
  readonly page: { readonly headers: readonly string[]; readonly body: string };
  readonly notModified: { readonly headers: readonly string[] };
}

/** The baseline: `node:http` sending fixed bytes with headers from the parent process, and 304 for conditional requests. */
process.once('message', ({ page, notModified }: RawResponses) => {
  const body = Buffer.from(page.body, 'base64');
  const [headers, headersOf304] = [[...page.headers], [...notModified.headers]];
  const server = createServer((request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304, headersOf304).end();
    else response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
