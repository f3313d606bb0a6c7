import { EncodedPacketSink, FilePathSource, Input, type InputVideoTrack, MP4, WEBM } from 'mediabunny';
import type { VideoInspection } from './picture-task.ts';

/** The codecs that current browsers play in MP4 and WebM (developer.mozilla.org, "Web video codec guide"). */
const playableCodecs: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1']);

/** The file contains no video, or one that not every browser plays. */
export class VideoError extends Error {
  readonly reason: 'no-video' | 'unplayable';
  constructor(reason: VideoError['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Reads size and type from the metadata of a video file, without decoding it. Rejects with VideoError. */
export async function inspectVideo(path: string): Promise<VideoInspection> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    const track = await readTrack(input);
    if (track === null) throw new VideoError('no-video', '');
    const codec = (await track.getCodec()) ?? 'its format';
    if (!playableCodecs.has(codec)) throw new VideoError('unplayable', codec);
    if (!(await hasItsEnd(track))) throw new VideoError('no-video', 'its end is missing');
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    return { width, height, type: await input.getMimeType() };
  } finally {
    input.dispose();
  }
}

/** Whether the last packet is in the file: a truncated file still describes the whole video at its beginning. */
async function hasItsEnd(track: InputVideoTrack): Promise<boolean> {
  return (await new EncodedPacketSink(track).getPacket(Infinity)) !== null;
}

async function readTrack(input: Input): ReturnType<Input['getPrimaryVideoTrack']> {
  try {
    return await input.getPrimaryVideoTrack();
  } catch (error) {
    throw new VideoError('no-video', error instanceof Error ? error.message : String(error));
  }
}
