import { createServer } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
const app = createApp({ streaming: false });
createServer(async (req, res) => {
  const r = await app.render(new Request('http://localhost' + req.url), { locals: { requestId: 'abc' } });
  res.writeHead(r.status, Object.fromEntries(r.headers)).end(Buffer.from(await r.arrayBuffer()));
}).listen(3999);
