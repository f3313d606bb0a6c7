import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

export interface PictureServer {
  /** `http://127.0.0.1:1234`, without a slash at the end. */
  readonly origin: string;
  /** `127.0.0.1:1234` */
  readonly host: string;
  /** Paths in the order in which they were requested. */
  readonly requests: readonly string[];
  /** What is sent at a path from now on: a file, or an answer. */
  put(path: string, file: Uint8Array | RequestListener): void;
  stop(): Promise<void>;
}

/** A server of pictures on this machine, which stops with the test. Unknown paths are 404. */
export async function startPictureServer(
  files: Readonly<Record<string, Uint8Array | RequestListener>> = {},
): Promise<PictureServer> {
  const served = new Map(Object.entries(files));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const file = served.get(path);
    if (typeof file === 'function') file(request, response);
    else if (file) response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': file.length }).end(file);
    else response.writeHead(404).end('not here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return { origin: `http://${host}`, host, requests, put: (path, file) => void served.set(path, file), stop };
}

/** A JPEG of one color and a size. */
export function jpegOf(color: string, width = 80, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** A PNG of so many black pixels, one bit each: a small file that needs much memory when it is decoded. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
