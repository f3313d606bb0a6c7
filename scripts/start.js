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
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

service.on('message', ({ listening }) => {
  if (listening) void welcome(listening).then((text) => console.log(text));
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.once('exit', (code, signal) => process.exit(signal ? 1 : code));

async function welcome(address) {
  const local = address.replace('//127.0.0.1', '//localhost');
  const url = process.env.PUBLIC_URL?.replace(/\/$/, '') || local;
  const proxied =
    url === local ? '' : `\n  Requests for it are taken at ${local}; under other host names it does not answer.\n`;
  const hints = !isOfPlatform && (await isDemo(address)) ? demoHints(url) : [...ownHints, ...commonHints(url)];
  const width = Math.max(...hints.map(([what]) => what.length));
  return `
  The shop is open:  ${url}
${proxied}
  Try next
${hints.map(([what, why]) => `    ${what.padEnd(width)}   ${why}`).join('\n')}

  Ctrl+C closes it. Settings are environment variables, or lines of .env: see docs/settings.md.
`;
}

const isOfPlatform = !['', 'embedded'].includes(process.env.PLATFORM ?? '');

/** What a shop without the demo begins with; that of another platform has its products and texts from there. */
const ownHints = isOfPlatform
  ? []
  : [
      ['npm run shop -- import products.csv --dry-run', 'products from a file'],
      ['npm run shop -- content pull --into content', 'name, currency, delivery, pages and menus as files'],
    ];

const lamp = '/products/kveld-table-lamp';

/** Whether the shop has what the hints of the demo shop link to. */
async function isDemo(address) {
  const answer = await fetch(address + lamp, { method: 'HEAD' }).catch(() => null);
  return answer?.ok ?? false;
}

function demoHints(url) {
  return [[url + lamp, 'choose a colour, a size and a plug'], [`${url}/search?q=mug`, 'search'], ...commonHints(url)];
}

function commonHints(url) {
  return [
    [`${url}/collections/all`, 'filter and sort everything'],
    ['npm run shop -- help', 'prices, stock, content, orders'],
  ];
}
