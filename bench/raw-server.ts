import { createServer } from 'node:http';

/** The baseline: `node:http` sending ready bytes with the same headers, told by the parent, and 304 when asked. */
process.on('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304, headers.slice(0, -4)).end();
    else response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
