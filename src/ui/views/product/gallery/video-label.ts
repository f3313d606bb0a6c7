import type { Messages } from '#messages/messages.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';

/** The label of a video: its alternative text, else by the title of its product; for a link, by its site. */
export function videoLabel(video: ProductVideo, title: string, messages: Messages['product']['gallery']): string {
  if (video.alt !== '') return video.alt;
  if (video.kind === 'video') return messages.video({ title });
  const { hostname = '', pathname = '' } = URL.parse(video.url) ?? {};
  return /\.(?:glb|gltf|usdz)$/i.test(pathname)
    ? messages.model
    : messages.videoOn({ site: hostname.replace(/^www\./, '') });
}
