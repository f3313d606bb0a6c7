import type { APIRoute } from 'astro';
import { securityText } from '#ui/feeds/security-txt.ts';

const headers = { 'Content-Type': 'text/plain; charset=utf-8' };

export const GET: APIRoute = async ({ locals }) => {
  const { config, content, messages, origin, now } = locals;
  const { email, locale } = await content.profile();
  const text = securityText({ contact: config.SECURITY_CONTACT ?? email, locale, origin, now });
  return text === null
    ? new Response(`${messages.problems.not_found}\n`, { status: 404, headers })
    : new Response(text, { headers });
};
