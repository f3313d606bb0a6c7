import type { VisitorFormState } from '#shop/content/visitor-form.ts';
import type { Frame, Head } from '../../layout/frame.ts';

/** The page of a form: for one visitor, and not for search engines. */
export function visitorFormHead(
  { display, profile }: Pick<Frame, 'display' | 'profile'>,
  { kind }: VisitorFormState,
): Head {
  const { title, description } = display.messages.forms[kind];
  return { title, description: description({ shop: profile.name }), canonical: null, robots: 'noindex' };
}
