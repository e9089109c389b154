/** Headers of every response of every origin. */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of the shell's origin; pages also get the Content-Security-Policy. */
export const SHELL_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Headers of a remote's origin: pages of other origins load its modules and may measure the timing. */
export const REMOTE_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For responses over TLS only: browsers then always use TLS for this host. The API sends the same. */
export const STRICT_TRANSPORT = {
  name: 'strict-transport-security',
  value: 'max-age=31536000; includeSubDomains',
} as const;
