import { routes } from '#routes.ts';
import type { Frame, Head } from '../../layout/frame.ts';

export function assistantHead({ profile }: Pick<Frame, 'profile'>): Head {
  const { name, introduction } = profile.assistant;
  return {
    title: name,
    description: introduction,
    canonical: routes.assistant(),
    robots: 'noindex',
    hasMarkdown: false,
  };
}
