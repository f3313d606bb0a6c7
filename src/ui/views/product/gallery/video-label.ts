import type { Messages } from '#messages/messages.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';

/** What a film shows, in the merchant's words or by the title of its product; for a link, where it leads. */
export function videoLabel(video: ProductVideo, title: string, messages: Messages['product']['gallery']): string {
  if (video.alt !== '') return video.alt;
  if (video.kind === 'video') return messages.video({ title });
  const { hostname = '', pathname = '' } = URL.parse(video.url) ?? {};
  return /\.(?:glb|gltf|usdz)$/i.test(pathname)
    ? messages.model
    : messages.videoOn({ site: hostname.replace(/^www\./, '') });
}
