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

/** Failures of the token itself. Everything else that goes wrong is a failure to get the keys. */
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
  /** Fetches what is needed to check a token, unless it is there. */
  prepare: () => Promise<unknown>;
  /** How many published keys are known; null where none are used. */
  keys: () => number | null;
}

/** Checks bearer tokens on the spot, without a call per request. */
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

  /** What was counted since the start, for metrics. */
  get counts() {
    const { lookups, size } = this.cache;
    return { ...lookups, cached: size, keys: this.check.keys(), refused: this.refused.counts };
  }

  /**
   * Fetches the keys that tokens are checked with, if they are not there yet.
   * @throws {AuthenticationUnavailable} when they cannot be fetched
   */
  async prepare(): Promise<void> {
    try {
      await this.check.prepare();
    } catch (error) {
      throw new AuthenticationUnavailable(error);
    }
  }

  /**
   * @throws {AuthenticationRequired} for every token that is not a valid one of a signed-in person
   * @throws {AuthenticationUnavailable} while the published keys cannot be fetched
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
 * Guests (`anon`) and servers (`service_role`) carry good signatures too, but are no one here. A claim
 * may be any JSON value, whatever its type says.
 */
function toUser(claims: Record<string, unknown>): User | null {
  const { sub, role, email = null } = claims;
  if (role !== 'authenticated' || !isUuid(sub)) return null;
  const id = sub.toLowerCase();
  const token = toTokenFacts(claims);
  if (email === null || email === '') return { id, email: null, token };
  return isStorable(email) ? { id, email, token } : null;
}

/** A claim of the wrong shape is as good as none: a token without a time counts as old. */
function toTokenFacts({ session_id, iat, exp }: Record<string, unknown>): TokenFacts {
  return {
    sessionId: isUuid(session_id) ? session_id.toLowerCase() : null,
    issuedAt: typeof iat === 'number' ? Math.floor(iat) : null,
    expiresAt: typeof exp === 'number' ? exp : 0,
  };
}

/** Whether it is a text that Postgres can hold, on one line. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !/\p{Cc}/u.test(value);
}
