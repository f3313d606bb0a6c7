import type { APIRoute } from 'astro';
import { readLlmsContents } from '#loaders/llms.ts';
import { llmsText } from '#ui/feeds/llms.ts';

export const GET: APIRoute = async ({ locals }) => new Response(llmsText(await readLlmsContents(locals)));
