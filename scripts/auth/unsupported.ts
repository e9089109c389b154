import { errorResponse } from './error-response.ts';

/** A feature of supabase-js that this service doesn't support, with the error for it. */
export type Unsupported = {
  address: RegExp;
  methods: readonly string[];
  /** True if the endpoint needs a session; then a missing one is reported first. */
  needsSession: boolean;
  code: string;
  message: string;
};

const MFA = {
  needsSession: true,
  code: 'mfa_totp_enroll_not_enabled',
  message: 'This service has no second factor for signing in.',
} as const;
const PART = '[^/]+';

const UNSUPPORTED: readonly Unsupported[] = [
  {
    address: /^\/auth\/v1\/user\/identities\/authorize$/,
    methods: ['GET'],
    needsSession: true,
    code: 'manual_linking_disabled',
    message: 'This service has no sign-in through other sites to link an account to.',
  },
  {
    address: new RegExp(`^/auth/v1/user/identities/${PART}$`),
    methods: ['DELETE'],
    needsSession: true,
    code: 'single_identity_not_deletable',
    message: 'The only way to sign in to an account cannot be removed.',
  },
  { ...MFA, address: /^\/auth\/v1\/factors$/, methods: ['POST'] },
  {
    ...MFA,
    address: /^\/auth\/v1\/factors\/recovery-codes$/,
    methods: ['GET', 'POST', 'DELETE'],
  },
  { ...MFA, address: new RegExp(`^/auth/v1/factors/${PART}$`), methods: ['DELETE'] },
  {
    ...MFA,
    address: new RegExp(`^/auth/v1/factors/${PART}/(challenge|verify|regenerate)$`),
    methods: ['POST'],
  },
  {
    address: /^\/auth\/v1\/sso$/,
    methods: ['POST'],
    needsSession: false,
    code: 'saml_provider_disabled',
    message: 'This service has no single sign-on.',
  },
];

/** Finds an unsupported feature by path; undefined if there's none. */
export function findUnsupported(pathname: string): Unsupported | undefined {
  return UNSUPPORTED.find(({ address }) => address.test(pathname));
}

/** Creates the error for an unsupported feature. */
export function notSupported({ code, message }: Unsupported): Response {
  return errorResponse(422, code, message);
}
