import type { Frame, Head } from '../../layout/frame.ts';

export function notFoundHead({ display, profile }: Pick<Frame, 'display' | 'profile'>): Head {
  return { title: display.messages.errors.notFound.heading, description: profile.description, canonical: null };
}
