import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { isUuid } from '@rapport/contracts';
import { type AuthSettings } from '../env.ts';
import { AuthenticationRequired, AuthenticationUnavailable } from './auth-errors.ts';
import { ClaimsCache } from './claims-cache.ts';
import { RefusedTokens } from './refused-tokens.ts';
import { type TokenFacts, type User } from './user.ts';

const AUDIENCE = 'authenticated';
const CLOCK_TOLERANCE_SECONDS = 5;
const KEY_FETCH_TIMEOUT_MS = 3_000;

/** Errors of the token itself. All others are failures to get the keys. */
const TOKEN_ERRORS = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKInvalid,
];

interface Check {
  (token: string): Promise<JWTPayload>;
  /** Fetches the keys for checking tokens, unless they're loaded. */
  prepare: () => Promise<unknown>;
  /** Returns the number of loaded keys; null if none are used. */
  keys: () => number | null;
}

/** Verifies bearer tokens locally, without a network call per request. */
export class TokenVerifier {
  private readonly check: Check;
  private readonly cache = new ClaimsCache();
  private readonly refused: RefusedTokens;

  constructor(
    settings: AuthSettings,
    private readonly now: () => number = Date.now,
  ) {
    this.refused = new RefusedTokens(settings, now);
    this.check =
      settings.mode === 'local' ? sharedSecret(settings.secret) : publishedKeys(settings);
  }

  /** Counts since startup, for metrics. */
  get counts() {
    const { lookups, size } = this.cache;
    return { ...lookups, cached: size, keys: this.check.keys(), refused: this.refused.counts };
  }

  /**
   * Fetches the keys for checking tokens if they aren't loaded yet.
   * @throws {AuthenticationUnavailable} if they can't be fetched
   */
  async prepare(): Promise<void> {
    try {
      await this.check.prepare();
    } catch (error) {
      throw new AuthenticationUnavailable(error);
    }
  }

  /**
   * @throws {AuthenticationRequired} for any token that isn't a valid token of a signed-in user
   * @throws {AuthenticationUnavailable} while the published keys can't be fetched
   */
  async verify(token: string): Promise<User> {
    const known = this.cache.get(token, this.now());
    if (known) return known;
    const claims = await this.claims(token);
    const user = toUser(claims);
    if (!user) throw new AuthenticationRequired();
    this.cache.set(token, user, user.token.expiresAt * 1000, this.now());
    return user;
  }

  private async claims(token: string): Promise<JWTPayload> {
    try {
      return await this.check(token);
    } catch (error) {
      if (TOKEN_ERRORS.some((kind) => error instanceof kind)) {
        this.refused.note(error);
        throw new AuthenticationRequired(error);
      }
      throw new AuthenticationUnavailable(error);
    }
  }
}

const RULES: JWTVerifyOptions = {
  audience: AUDIENCE,
  requiredClaims: ['exp', 'sub'],
  clockTolerance: CLOCK_TOLERANCE_SECONDS,
};

function sharedSecret(secret: string): Check {
  const key = new TextEncoder().encode(secret);
  const rules = { ...RULES, algorithms: ['HS256'] };
  return Object.assign(async (token: string) => (await jwtVerify(token, key, rules)).payload, {
    prepare: async () => undefined,
    keys: () => null,
  });
}

function publishedKeys({ jwksUrl, issuer }: { jwksUrl: string; issuer: string }): Check {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEY_FETCH_TIMEOUT_MS });
  const rules = { ...RULES, issuer, algorithms: ['ES256', 'RS256'] };
  return Object.assign(async (token: string) => (await jwtVerify(token, keys, rules)).payload, {
    prepare: async () => keys.jwks() ?? keys.reload(),
    keys: () => keys.jwks()?.keys.length ?? 0,
  });
}

/**
 * Guests (`anon`) and servers (`service_role`) have valid signatures too, but aren't users. At run time a claim can
 * be any JSON value, regardless of its type.
 */
function toUser(claims: Record<string, unknown>): User | null {
  const { sub, role, email = null } = claims;
  if (role !== 'authenticated' || !isUuid(sub)) return null;
  const id = sub.toLowerCase();
  const token = toTokenFacts(claims);
  if (email === null || email === '') return { id, email: null, token };
  return isStorable(email) ? { id, email, token } : null;
}

/** A malformed claim counts as missing: a token without a time counts as old. */
function toTokenFacts({ session_id, iat, exp }: Record<string, unknown>): TokenFacts {
  return {
    sessionId: isUuid(session_id) ? session_id.toLowerCase() : null,
    issuedAt: typeof iat === 'number' ? Math.floor(iat) : null,
    expiresAt: typeof exp === 'number' ? exp : 0,
  };
}

/** Returns whether it's single-line text that Postgres can store. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value);
}
