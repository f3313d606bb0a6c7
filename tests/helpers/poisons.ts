/** Headers that caches and frameworks have been poisoned through. */
export const poisoningHeaders: readonly string[] = `
  accept accept-language authorization cookie dnt from if-match if-unmodified-since origin pragma prefer
  priority purpose range referer save-data te user-agent via sec-ch-ua sec-ch-viewport-width sec-fetch-dest
  sec-fetch-mode sec-gpc sec-purpose dpr cf-connecting-ip cf-ipcountry fastly-client-ip true-client-ip
  x-client-ip x-real-ip forwarded x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-prefix
  x-forwarded-proto x-forwarded-scheme x-forwarded-server x-forwarded-ssl x-host x-original-host
  x-original-url x-rewrite-url x-proxyuser-ip x-scheme x-url-scheme x-http-method x-http-method-override
  x-method-override x-requested-with x-wap-profile next-action next-router-state-tree rsc x-nextjs-data
  x-invoke-path x-matched-path x-middleware-invoke x-middleware-prefetch x-middleware-rewrite
  x-middleware-subrequest x-astro-path x-astro-locals x-prerender-revalidate x-correlation-id x-request-id
  x-locale
`
  .trim()
  .split(/\s+/);
