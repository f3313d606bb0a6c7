import type { RandomSource } from '../catalog/random.ts';
import { adjectives, materials } from '../catalog/words.ts';
import { nonce } from './hostile-values.ts';

export interface FuzzRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A place of a request that takes any text of a visitor. */
export interface FuzzSlot {
  readonly name: string;
  readonly maxBytes: number;
  readonly request: (value: string, random: RandomSource) => FuzzRequest;
}

/** What a path segment or parameter may contain before the address is too long when every byte is escaped. */
const addressBytes = 2600;
const headerBytes = 7000;
const formBytes = 60_000;
export const messageBytes = 1000;
export const historyBytes = 250_000;

/** Headers and cookies that some code reads. */
const headerNames =
  'accept accept-encoding accept-language authorization cookie content-type forwarded if-match if-modified-since if-none-match if-range if-unmodified-since origin range referer sec-fetch-site sec-purpose user-agent x-forwarded-host x-forwarded-proto x-request-id'.split(
    ' ',
  );
const cookieNames = ['cart', 'cart_lines', 'cart_count', 'flash', 'visitor', 'draft'];

export function get(path: string, headersOfRequest: FuzzRequest['headers'] = {}): FuzzRequest {
  return { method: 'GET', path, headers: headersOfRequest, body: null };
}

function post(path: string, type: string, body: string): FuzzRequest {
  return { method: 'POST', path, headers: { 'content-type': type }, body };
}

export function segment(name: string, pathOf: (value: string) => string): FuzzSlot {
  return { name: `/${name}`, maxBytes: addressBytes, request: (value) => get(pathOf(value.toWellFormed())) };
}

/** Text as it may occur in an address without being escaped. */
export function plain(value: string): string {
  return value.replace(/[^\w.~:,-]/g, '');
}

export function query(path: string, names: readonly string[]): readonly FuzzSlot[] {
  const separator = path.includes('?') ? '&' : '?';
  return names.flatMap((name) => [
    {
      name: `${path}?${name}`,
      maxBytes: addressBytes,
      request: (value) => get(`${path}${separator}${name}=${encodeURIComponent(value.toWellFormed())}`),
    },
    {
      name: `${path}?${name} repeated`,
      maxBytes: addressBytes,
      request: (value) => get(`${path}${separator}${repeatParameter(name, value)}`),
    },
  ]);
}

/** A value in sixty parameters of the same name. */
function repeatParameter(name: string, value: string): string {
  const size = Math.max(1, Math.floor(value.length / 60));
  const parts = Array.from({ length: 60 }, (_, index) => value.slice(index * size, (index + 1) * size));
  return parts.map((part) => `${name}=${encodeURIComponent(part.toWellFormed())}`).join('&');
}

/** Many filters with values that exist, beside a hostile one. */
export function filters(path: string): readonly FuzzSlot[] {
  const names = ['filter.v.option.colour', 'filter.v.option.size', 'filter.p.tag', 'filter.p.m.material'];
  return ['title-ascending', 'price-descending', 'relevance'].map((sort) => ({
    name: `${path} many filters, ${sort}`,
    maxBytes: 400,
    request: (value, random) => {
      const values = random.sample([...adjectives, ...materials], 25).map((each) => encodeURIComponent(each));
      const chosen = values.map((each, index) => `${names[index % names.length]}=${each}`).join('&');
      const hostile = `filter.p.vendor=${encodeURIComponent(value.toWellFormed())}`;
      return get(`${path}${path.includes('?') ? '&' : '?'}sort_by=${sort}&page=2&${chosen}&${hostile}`);
    },
  }));
}

export function manyParameters(path: string, nameOf: (index: number) => string): FuzzSlot {
  return {
    name: `${path} many parameters`,
    maxBytes: addressBytes,
    request: (value) => {
      const parameters = Array.from({ length: 60 }, (_, index) => {
        const part = value.slice(index * 40, (index + 1) * 40).toWellFormed();
        return `${nameOf(index)}=${encodeURIComponent(part)}`;
      });
      return get(`${path}?${parameters.join('&')}`);
    },
  };
}

export function header(path: string, name: string, method: FuzzRequest['method'] = 'GET'): FuzzSlot {
  return {
    name: `${path} header ${name}`,
    maxBytes: headerBytes,
    request: (value) => ({
      method,
      path,
      headers: { [name]: printable(value) },
      body: method === 'POST' ? '{}' : null,
    }),
  };
}

export function headers(path: string): readonly FuzzSlot[] {
  return headerNames.map((name) => header(path, name));
}

export function cookies(path: string): readonly FuzzSlot[] {
  return cookieNames.flatMap((name) => [
    {
      name: `${path} cookie ${name}`,
      maxBytes: headerBytes,
      request: (value, random) => {
        const cart = name === 'cart' ? '' : `cart=${nonce(random)}; `;
        return get(path, { cookie: `${cart}${name}=${printable(value).replaceAll(',', ' ')}` });
      },
    },
  ]);
}

/** What Node sends in a header. */
function printable(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, 'x').trim();
}

export function formField(path: string, name: string, others: Readonly<Record<string, string>> = {}): FuzzSlot {
  return {
    name: `${path} form ${name}`,
    maxBytes: formBytes / 3,
    request: (value) =>
      post(path, 'application/x-www-form-urlencoded', new URLSearchParams({ ...others, [name]: value }).toString()),
  };
}

export function manyFields(path: string): FuzzSlot {
  return {
    name: `${path} form, many fields`,
    maxBytes: formBytes / 4,
    request: (value) => {
      const fields = Array.from(
        value,
        (letter, index) => `attribute.${index}=${encodeURIComponent(letter.toWellFormed())}`,
      );
      const body = `action=add&variant=1&${fields.join('&')}`;
      return post(path, 'application/x-www-form-urlencoded', body.slice(0, formBytes));
    },
  };
}

export function multipart(path: string): FuzzSlot {
  return {
    name: `${path} multipart form`,
    maxBytes: formBytes / 2,
    request: (value) => {
      const parts = Array.from({ length: 300 }, (_, index) => {
        const part = value.slice(index * 20, (index + 1) * 20);
        return `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n${part}\r\n`;
      });
      return post(path, 'multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`);
    },
  };
}

export function json(
  path: string,
  slot: Pick<FuzzSlot, 'name' | 'maxBytes'>,
  bodyOf: (value: string) => unknown,
): FuzzSlot {
  return {
    ...slot,
    request: (value) =>
      post(path, 'application/json', JSON.stringify(bodyOf(value.toWellFormed().replaceAll('\0', '')))),
  };
}

/** A body that need not be JSON, sent as JSON. */
export function bytes(path: string, maxBytes: number): FuzzSlot {
  return { name: 'body', maxBytes, request: (value) => post(path, 'application/json', value) };
}

export function sdkHistory(value: string): unknown {
  const past = Array.from({ length: 40 }, (_, index) => sdkMessage(value.slice(index * 5000, (index + 1) * 5000)));
  return { id: 'a', trigger: 'submit-message', messages: [...past, sdkMessage('lamps')] };
}

export function sdkShortMessages(value: string): unknown {
  const past = Array.from(value.slice(0, 3500), (letter) => sdkMessage(letter));
  return { id: 'a', trigger: 'submit-message', messages: [...past, { role: 'user' }] };
}

export function sdkParts(value: string): unknown {
  const parts = Array.from(value, (text) => ({ type: 'text', text }));
  return { id: 'a', trigger: 'submit-message', messages: [{ role: 'user', parts: parts.slice(0, 400) }] };
}

function sdkMessage(text: string): unknown {
  return { role: 'user', parts: [{ type: 'text', text }] };
}
