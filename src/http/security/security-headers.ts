/** Names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = readonly string[];

export interface SecurityOptions {
  /** The shop is known under https: browsers are told to use nothing else. */
  readonly https: boolean;
  /** Origins besides our own that pictures come from. */
  readonly imageHosts: readonly string[];
  /** Origins that may show the answer in a frame. */
  readonly frameAncestors: readonly string[];
  /** Vite's client puts styles into the page, connects by WebSocket and waits for a restart in a worker. */
  readonly mode: 'production' | 'development';
}

/** The headers of every answer, made once. */
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
  ];
}

function contentSecurityPolicy({ imageHosts, frameAncestors, mode }: SecurityOptions): string {
  const isDevelopment = mode === 'development';
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    ['img-src', `'self'`, 'data:', ...imageHosts].join(' '),
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
