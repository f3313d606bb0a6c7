import type { AstroGlobal } from 'astro';
import type { ContentEntry, Policy } from '#shop/content/content.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { policiesMarkdown, policyMarkdown } from '#ui/markdown/content.ts';
import { readFrame } from './frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from './page-result.ts';

interface PoliciesPage {
  readonly frame: Frame;
  readonly policies: readonly ContentEntry[];
}

/** Reads the list of policies. */
export async function readPoliciesPage(astro: AstroGlobal): Promise<PageResult<PoliciesPage>> {
  const { locals, url } = astro;
  const [frame, policies] = await Promise.all([readFrame(locals, url), locals.content.policies()]);
  return pageOrMarkdown(astro, { frame, policies }, () => policiesMarkdown(frame, policies));
}

interface PolicyPage extends PoliciesPage {
  readonly policy: Policy;
}

/** Reads one policy, and the list of all for its navigation. */
export async function readPolicyPage(astro: AstroGlobal): Promise<PageResult<PolicyPage>> {
  const { locals, params, url } = astro;
  const policy = await locals.content.policy(params['handle'] ?? '');
  if (!policy) return redirectOrNotFound(astro);
  const [frame, policies] = await Promise.all([readFrame(locals, url), locals.content.policies()]);
  return pageOrMarkdown(astro, { frame, policy, policies }, () => policyMarkdown(frame, policy));
}
