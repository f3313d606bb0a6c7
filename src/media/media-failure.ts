import type { MediaLimits } from './limits.ts';

/** Why a picture or video is not stored. */
export type MediaFailureReason =
  | 'invalid-address'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'refused'
  | 'too-many-redirects'
  | 'timeout'
  | 'incomplete'
  | 'too-large'
  | 'web-page'
  | 'vector'
  | 'not-a-picture'
  | 'too-many-pixels'
  | 'damaged'
  | 'no-video'
  | 'unplayable'
  | 'other-kind'
  | 'no-decoder';

export interface MediaFailure {
  readonly reason: MediaFailureReason;
  /** A status, a host name, or the error of a decoder; empty when there is nothing to add. */
  readonly detail: string;
}

/** A picture or video that cannot be stored. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly failure: MediaFailure;
  constructor(reason: MediaFailureReason, detail = '', options: ErrorOptions = {}) {
    super(`${reason} ${detail}`.trim(), options);
    this.failure = { reason, detail };
  }
}

/** The reason in a sentence, and what to do. */
export function describeFailure({ reason, detail }: MediaFailure, limits: MediaLimits): string {
  const said = detail === '' ? '' : ` (${detail})`;
  switch (reason) {
    case 'invalid-address':
      return 'This is not the address of a picture. Write the full address, with http:// or https:// and without a user name.';
    case 'private-address':
      return `The address is of a private network${said}. If that is intended, name its host in MEDIA_ALLOW_HOSTS.`;
    case 'unknown-host':
      return `There is no such host${said}. Check its name, and that this machine can resolve it.`;
    case 'unreachable':
      return `The host does not respond${said}. Check that it is reachable from this machine, and repeat the command.`;
    case 'refused':
      return `The server answered ${detail}. Open the address in a browser without signing in, and correct it.`;
    case 'too-many-redirects':
      return `It redirects more than ${limits.redirects} times. Use the address at which the picture is.`;
    case 'timeout':
      return `It took longer than ${Math.round(limits.downloadMs / 1000)} seconds. Repeat the command, or add the file by hand with “media add”.`;
    case 'incomplete':
      return 'The connection ended before the file was complete. Repeat the command.';
    case 'too-large':
      return `It is larger than ${Math.round(limits.fileBytes / 1024 ** 2)} MB, or ${Math.round(limits.videoBytes / 1024 ** 2)} MB for a film. Offer a smaller file.`;
    case 'web-page':
      return 'It is a web page and not a picture. Use the address of the picture itself.';
    case 'vector':
      return 'It is an SVG file, which may contain scripts. Save it as PNG.';
    case 'not-a-picture':
      return 'It is neither JPEG, PNG, WebP, AVIF nor GIF, and no film in MP4 or WebM. Save it as one of these.';
    case 'too-many-pixels':
      return `It has more than ${Math.round(limits.pixels / 1e6)} megapixels. Reduce its size, e.g. to 5000 × 5000 pixels.`;
    case 'damaged':
      return `The picture is damaged${said}. Save it again.`;
    case 'other-kind':
      return `Its key ${detail} names a file of the other kind. Give it another --key.`;
    case 'no-video':
      return 'The file has no film in it, or is damaged. Save it again.';
    case 'unplayable':
      return `Not every browser plays ${detail}. Save the film as MP4 with H.264, or as WebM.`;
    case 'no-decoder':
      return `The program that reads pictures ended${said}. Repeat the command; if it ends again, save the picture anew.`;
    default:
      return reason satisfies never;
  }
}
