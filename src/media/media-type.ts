/** The types of picture files that are accepted, by the name of their format. */
export const pictureTypes = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif' } as const;

/** The format of a picture file. */
export type PictureType = keyof typeof pictureTypes;

/** The types of videos that are accepted, by the name of their format. */
const videoTypes = { mp4: 'mp4', webm: 'webm' } as const;

/** The format of a file of a video. */
export type VideoType = keyof typeof videoTypes;

export function isVideoType(type: PictureType | VideoType): type is VideoType {
  return type in videoTypes;
}

/** The number of bytes at the beginning of a file that its type is recognized by. */
export const signatureBytes = 32;

/**
 * The type of a file by its first bytes, whatever its name or a server says (WHATWG MIME Sniffing, 6.1, and the brands of
 * ISO/IEC 23000-22 for AVIF); null for anything else. SVG is not accepted: it may contain scripts and links.
 */
function pictureTypeOf(start: Uint8Array): PictureType | null {
  const text = Buffer.from(start.subarray(0, signatureBytes)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8)) ? 'avif' : null;
}

/**
 * The type of a video by its first bytes (WHATWG MIME Sniffing, 6.2.1 and 6.2.2); null for anything else, also for
 * QuickTime, which only some browsers play.
 */
function videoTypeOf(start: Uint8Array): VideoType | null {
  const text = Buffer.from(start.subarray(0, signatureBytes)).toString('latin1');
  if (text.startsWith('\x1aE\xdf\xa3')) return 'webm';
  return text.slice(4, 8) === 'ftyp' && !/^(?:qt {2}|avi[fs]|hei[cfx])/.test(text.slice(8)) ? 'mp4' : null;
}

/** The type of a picture or video by its first bytes; null for anything else. */
export function mediaTypeOf(start: Uint8Array): PictureType | VideoType | null {
  return pictureTypeOf(start) ?? videoTypeOf(start);
}

/** Why a file of none of these types is refused. Servers send HTML in place of a missing picture. */
export function unknownTypeReason(start: Uint8Array): 'vector' | 'web-page' | 'not-a-picture' {
  const text = Buffer.from(start.subarray(0, signatureBytes)).toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml)/i.test(text)) return 'vector';
  return /^(?:\xef\xbb\xbf)?\s*</.test(text) ? 'web-page' : 'not-a-picture';
}
