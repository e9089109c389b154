/** What every answer of every origin carries. */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of the shell's origin; the Content-Security-Policy is added to its pages. */
export const SHELL_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Headers of a remote's origin: pages of other origins load its modules and may measure how long that took. */
export const REMOTE_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Of what came by TLS only: browsers ask for this host by TLS from then on. The API sends the same. */
export const STRICT_TRANSPORT = {
  name: 'strict-transport-security',
  value: 'max-age=31536000; includeSubDomains',
} as const;
