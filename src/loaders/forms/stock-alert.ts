import type { AstroGlobal } from 'astro';
import { readFormFields } from '#actions/forms/form-fields.ts';
import { handleStockAlert } from '#actions/orders/stock-alert.ts';
import type { StockAlertState } from '#shop/product/stock-alert.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { readFrame } from '../frame.ts';
import { type PageResult, redirectOrNotFound, setFormHeaders } from '../page-result.ts';

interface StockAlertPage {
  readonly frame: Frame;
  readonly state: StockAlertState;
}

/** Reads the page for being emailed when a product is back in stock, after carrying out the step that its form requests. */
export async function readStockAlertPage(astro: AstroGlobal): Promise<PageResult<StockAlertPage>> {
  const { locals, request, url } = astro;
  const { stockAlerts: alerts, catalog, messages } = locals;
  if (!alerts) return redirectOrNotFound(astro);
  const posted = request.method === 'POST' ? await readFormFields(request) : new Map<string, unknown>();
  const fields = new Map<string, unknown>([...url.searchParams, ...posted]);
  const state = await handleStockAlert({ alerts, catalog, messages: messages.checkout.fields }, fields);
  if (!state) return redirectOrNotFound(astro);
  setFormHeaders(astro, state.step === 'form' && state.error !== null);
  return { frame: await readFrame(locals, url), state };
}
