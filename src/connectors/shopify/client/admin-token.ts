import { z } from 'zod';
import type { Runtime } from '#cache/runtime.ts';
import { refusalOf } from './read-response.ts';
import { RequestError, type RequestFailure } from './request-error.ts';
import type { Transport } from './transport.ts';

export interface AdminTokenOptions {
  /** Scheme and host. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly transport: Transport;
  readonly runtime: Runtime;
}

export interface AdminToken {
  readonly token: string;
  /** How long it is valid from when it was given. */
  readonly seconds: number;
  readonly scopes: readonly string[];
}

/** Whether a token has a scope; one that allows writing allows reading too. */
export function grantsScope({ scopes }: AdminToken, scope: string): boolean {
  return scopes.includes(scope) || scopes.includes(scope.replace('read_', 'write_'));
}

export interface AdminTokens {
  /** The current token, or a new one shortly before it ends. Throws RequestError. */
  read(): Promise<AdminToken>;
  /** The token was refused: the next read asks for another. */
  forget(): void;
}

const grantSchema = z.object({ access_token: z.string(), scope: z.string(), expires_in: z.number() });
const deadlineMs = 10_000;
/** How long before its end a token is replaced. */
const marginMs = 5 * 60 * 1000;

/**
 * Tokens of the Admin API by client credentials; each is valid for 24 hours. Checked against public documentation only:
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 */
export function createAdminTokens(options: AdminTokenOptions): AdminTokens {
  const { clock } = options.runtime;
  let current: CurrentToken | null = null;
  const renew = async (): Promise<AdminToken> => {
    const started: CurrentToken = { grant: requestToken(options), endsAt: Infinity };
    current = started;
    try {
      const granted = await started.grant;
      started.endsAt = clock.steady() + granted.seconds * 1000 - marginMs;
      return granted;
    } catch (error) {
      if (current === started) current = null;
      throw error;
    }
  };
  return {
    read: () => (current && clock.steady() < current.endsAt ? current.grant : renew()),
    forget: () => {
      current = null;
    },
  };
}

interface CurrentToken {
  readonly grant: Promise<AdminToken>;
  /** On the steady clock; infinite until the token is there. */
  endsAt: number;
}

async function requestToken(options: AdminTokenOptions): Promise<AdminToken> {
  const { origin, clientId, clientSecret, transport } = options;
  const response = await transport({
    url: `${origin}/admin/oauth/access_token`,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (response.status !== 200) throw asRefusalOfGrant(refusalOf('the Admin token', response));
  try {
    const { access_token: token, scope, expires_in: seconds } = grantSchema.parse(JSON.parse(response.body));
    return { token, seconds, scopes: scope.split(',').filter(Boolean) };
  } catch (cause) {
    throw new RequestError('answer', 'the Admin token: no token in the answer', { cause });
  }
}

const credentialFailures: ReadonlySet<RequestFailure> = new Set(['token', 'access', 'forbidden', 'query']);

/** Nothing but the app's credentials is sent. */
function asRefusalOfGrant(error: RequestError): RequestError {
  return credentialFailures.has(error.failure) ? new RequestError('app', error.message) : error;
}
