import { apiVersion } from './api-version.ts';
import type { RequestError, RequestFailure } from './request-error.ts';

/** For an operator: what is wrong, without a full stop, and a sentence with what to do about it. */
export interface FailureExplanation {
  readonly line: string;
  readonly remedy: string;
}

/** What a failed request means, with the request and Shopify's own words in brackets. */
export function explainFailure({ failure, message }: RequestError): FailureExplanation {
  const { line, remedy } = explanations[failure];
  return { line: `${line} (${message})`, remedy };
}

/** https://shopify.dev/docs/api/usage/response-codes */
const explanations: Readonly<Record<RequestFailure, FailureExplanation>> = {
  network: {
    line: 'Shopify cannot be reached',
    remedy: 'Check that this machine reaches the internet, and SHOPIFY_API_ORIGIN if it is set.',
  },
  throttled: {
    line: 'Shopify accepts no more requests for now',
    remedy: 'Wait a minute; other apps of the shop may be using up its limit.',
  },
  rejected: {
    line: 'Shopify takes the requests for abuse and rejects them',
    remedy: 'Wait a few minutes, and check what else sends requests to Shopify from this address.',
  },
  server: {
    line: 'Shopify has a fault of its own',
    remedy: 'Wait and try again; shopifystatus.com says more.',
  },
  token: {
    line: 'Shopify refuses the Storefront token',
    remedy:
      'Copy the private access token of the Headless channel into SHOPIFY_STOREFRONT_TOKEN again; a public token or one of another shop is refused too.',
  },
  app: {
    line: 'Shopify refuses the app’s credentials',
    remedy:
      'Copy the client ID and secret from the Dev Dashboard again, and check that the app is installed in this shop.',
  },
  access: {
    line: 'A scope is missing',
    remedy: 'Grant the Storefront token and the app the scopes that docs/shopify.md lists.',
  },
  forbidden: {
    line: 'Shopify refuses access',
    remedy:
      'Copy the private access token of the Headless channel into SHOPIFY_STOREFRONT_TOKEN again, and grant it the scopes that docs/shopify.md lists.',
  },
  password: {
    line: 'The shop asks for a password',
    remedy: 'In Shopify, remove the password in the preferences of the online store.',
  },
  address: {
    line: 'No shop answers at this address',
    remedy: `Set SHOPIFY_DOMAIN to the domain of the shop that ends in .myshopify.com, also where the shop was renamed. If it is right, Shopify may no longer know API version ${apiVersion}: update this software.`,
  },
  frozen: {
    line: 'The shop is frozen because its bill is not paid',
    remedy: 'Its owner has to sign in to Shopify and pay the outstanding balance.',
  },
  locked: {
    line: 'Shopify has locked the shop',
    remedy: 'Its owner has to contact Shopify’s support.',
  },
  closed: {
    line: 'The shop is closed or paused',
    remedy: 'Its owner has to open it again in Shopify.',
  },
  query: {
    line: 'Shopify does not accept a request of this software',
    remedy: `It may be too old for Shopify, which it asks by API version ${apiVersion}: update it.`,
  },
  answer: {
    line: 'Something other than Shopify answers',
    remedy: 'Check SHOPIFY_API_ORIGIN, and proxies between this machine and Shopify.',
  },
};
