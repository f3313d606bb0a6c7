import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';
import { videoLabel } from './video-label.ts';

const messages = messagesFor('en').product.gallery;
const link = (url: string, alt = ''): ProductVideo => ({ kind: 'link', id: '1', url, poster: null, alt });

test.each([
  [{ kind: 'video', id: '1', sources: [], poster: null, alt: 'The lid opens' } as const, 'The lid opens'],
  [{ kind: 'video', id: '1', sources: [], poster: null, alt: '' } as const, 'Video of Ask lamp'],
  [link('https://www.youtube.com/watch?v=1'), 'Watch the video on youtube.com'],
  [link('https://cdn.example/lamp.glb?v=1'), 'View the 3D model'],
  [link('https://vimeo.com/1', 'How it is made'), 'How it is made'],
])('%#: a film is called by its own text, else by its product or where it is', (video, label) => {
  expect(videoLabel(video, 'Ask lamp', messages)).toBe(label);
});
