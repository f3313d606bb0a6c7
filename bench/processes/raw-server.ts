import { createServer } from 'node:http';

/** The shop's responses, which the baseline sends as well. */
export interface RawResponses {
  readonly page: { readonly status: number; readonly headers: readonly string[]; readonly body: string };
  readonly notModified?: { readonly headers: readonly string[] };
}

/** The baseline: `node:http` sending fixed bytes with headers from the parent process, and 304 for conditional requests. */
let [status, body, headers, headersOf304] = [200, Buffer.alloc(0), [''], ['']];
const server = createServer((request, response) => {
  if (request.headers['if-none-match']) response.writeHead(304, headersOf304).end();
  else response.writeHead(status, headers).end(body);
});
process.on('message', ({ page, notModified }: RawResponses) => {
  status = page.status;
  body = Buffer.from(page.body, 'base64');
  headers = [...page.headers];
  headersOf304 = [...(notModified?.headers ?? [])];
  process.send?.({});
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
