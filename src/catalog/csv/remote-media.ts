/** A picture or film on another host. */
export interface RemoteMedia {
  readonly key: string;
  readonly address: string;
  readonly alt: string;
}

export function isAbsoluteUrl(address: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/i.test(address);
}
