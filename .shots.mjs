import { chromium } from 'playwright';
const [base, out, ...names] = process.argv.slice(2);
import { writeFileSync } from 'node:fs';
const pages = JSON.parse(process.env.PAGES);
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light').split(',');
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const w of widths)
  for (const s of schemes) {
    const c = await b.newContext({
      viewport: { width: w, height: w < 800 ? 844 : 900 },
      colorScheme: s,
      ...(process.env.RTL ? {} : {}),
    });
    for (const [n, u] of Object.entries(pages)) {
      const p = await c.newPage();
      await p.goto(base + u, { waitUntil: 'load' });
      await p.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 60));
        }
        scrollTo(0, 0);
      });
      if (process.env.RTL)
        await p.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
      await p.waitForTimeout(250);
      const over = await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await p.screenshot({ path: `${out}/${n}-${w}-${s}.png`, fullPage: true });
      console.log(n, w, s, over > 0 ? `OVERFLOW ${over}` : '');
      await p.close();
    }
    await c.close();
  }
await b.close();
