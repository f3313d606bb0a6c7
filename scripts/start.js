import './environment-file.js';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, root, serviceNode } from './prepare.js';

ensureInstalled();
ensureBuilt();

const service = spawn(serviceNode(), [join(root, 'dist', 'server', 'entry.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  env: {
    ...environment,
    LOG_LEVEL: process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info'),
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

service.on('message', ({ listening }) => {
  if (listening) console.log(welcome(listening));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.once('exit', (code, signal) => process.exit(signal ? 1 : code));

function welcome(address) {
  const url = address.replace('//127.0.0.1', '//localhost');
  const hints = [
    [`${url}/products/kveld-table-lamp`, 'choose a colour, a size and a plug'],
    [`${url}/collections/all`, 'filter and sort everything'],
    [`${url}/search?q=mug`, 'search'],
    ['npm run shop -- help', 'prices, stock, content, orders'],
  ];
  const width = Math.max(...hints.map(([what]) => what.length));
  return `
  The shop is open:  ${url}

  Try next
${hints.map(([what, why]) => `    ${what.padEnd(width)}   ${why}`).join('\n')}

  Ctrl+C closes it. Settings are environment variables, or lines of .env: see README.md.
`;
}
