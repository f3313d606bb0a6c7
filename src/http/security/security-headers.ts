import type { FlatHeaders } from '#cache/entries/page-response.ts';

export interface SecurityOptions {
  /** The public URL of the shop is https: browsers must not use http. */
  readonly https: boolean;
  /** Search engines may list the response. */
  readonly searchEngines: boolean;
  /** Origins of pictures and films besides the shop's own. */
  readonly imageHosts: readonly string[];
  /** Origins that may show the response in a frame. */
  readonly frameAncestors: readonly string[];
  /** Vite's client puts styles into the page, connects by WebSocket and waits for a restart in a worker. */
  readonly mode: 'production' | 'development';
}

/** The security headers of every response. */
export function securityHeaders(options: SecurityOptions): FlatHeaders {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(options),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(options.https ? ['Strict-Transport-Security', 'max-age=31536000'] : []),
    ...(options.searchEngines ? [] : ['X-Robots-Tag', 'noindex']),
  ];
}

function contentSecurityPolicy({ imageHosts, frameAncestors, mode }: SecurityOptions): string {
  const isDevelopment = mode === 'development';
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    ['img-src', `'self'`, 'data:', ...imageHosts].join(' '),
    ['media-src', `'self'`, ...imageHosts].join(' '),
    `font-src 'self'`,
    isDevelopment ? `connect-src 'self' ws: wss:` : `connect-src 'self'`,
    ...(isDevelopment ? [`worker-src 'self' blob:`] : []),
    `manifest-src 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    ['frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : [`'none'`])].join(' '),
  ].join('; ');
}
