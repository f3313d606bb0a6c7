import { rename, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '#shop/content/picture.ts';
import { mediaLimits } from '../limits.ts';
import { drawIcon } from './draw-icon.ts';
import { inspectVideo, VideoError } from './inspect-video.ts';
import { pictureTask, type PictureInspection, type PictureReply, type PictureTask } from './picture-task.ts';

/**
 * The process that decodes and encodes pictures, apart from the one that answers visitors: a picture that crashes its
 * decoder or needs too much memory ends this process only. `PictureProcess` starts it and sends it tasks.
 */

sharp.cache(false);
sharp.concurrency(1);
process.on('message', (message) => void perform(pictureTask.parse(message)).then((reply) => process.send?.(reply)));

async function perform(task: PictureTask): Promise<PictureReply> {
  const { id } = task;
  try {
    return { id, result: await resultOf(task) };
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    if (error instanceof VideoError) return { id, reason: error.reason, detail };
    return { id, reason: /pixel limit/i.test(detail) ? 'too-many-pixels' : 'damaged', detail };
  }
}

async function resultOf(task: PictureTask): Promise<Extract<PictureReply, { result: unknown }>['result']> {
  switch (task.kind) {
    case 'inspect':
      return inspect(task.path);
    case 'inspect-video':
      return inspectVideo(task.path);
    case 'icon':
      return (await drawIcon(task.icon)).toString('base64');
    case 'render':
      await render(task);
      return null;
    default:
      return task satisfies never;
  }
}

/** Only the first picture of an animation, upright as its camera noted. */
function open(path: string): Sharp {
  const options = { limitInputPixels: mediaLimits.pixels, failOn: 'error', pages: 1, autoOrient: true } as const;
  return sharp(path, options).timeout({ seconds: Math.ceil(mediaLimits.processingMs / 1000) });
}

const sampleWidth = 64;

/** Decodes the whole picture, so that a damaged one is found before it is stored. */
async function inspect(path: string): Promise<PictureInspection> {
  const { autoOrient } = await open(path).metadata();
  const sample = await open(path)
    .resize({ width: sampleWidth, height: sampleWidth, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  return { ...autoOrient, colour: hexColor([dominant.r, dominant.g, dominant.b]) };
}

function hexColor(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

async function render({ path, to, width, format }: Extract<PictureTask, { kind: 'render' }>): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  try {
    await encode(open(path).resize({ width, withoutEnlargement: true }), format).toFile(part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** AVIF with an effort at which a visitor can wait for the first rendition, and ten bits: eight leave colored blotches on plain walls. */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 3, bitdepth: 10 });
    case 'webp':
      return picture.webp({ quality: 80, effort: 4, smartSubsample: true });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true });
    default:
      return format satisfies never;
  }
}
