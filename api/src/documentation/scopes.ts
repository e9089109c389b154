import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';
import { type AccessScope } from '@rapport/contracts';

/** Under which name a handler has the scopes that an access token needs for it. */
export const SCOPES = 'rapport:scopes';

const NEEDED = 'x-scopes';
const ACCOUNT_ONLY = 'x-account-only';

/** The security scheme of access tokens in the document. */
export const ACCESS_TOKEN_SCHEME = 'accessToken';

/** Says which scopes an access token needs for a call: all of these. A signed-in person needs none. */
export const Scope = (first: AccessScope, ...more: AccessScope[]): MethodDecorator => {
  const scopes = [first, ...more];
  return applyDecorators(SetMetadata(SCOPES, scopes), ApiExtension(NEEDED, scopes));
};

/** Closes a call to access tokens, whatever their scopes: the account, tokens, deletion, and the rights of subjects. */
export const AccountOnly = (): MethodDecorator => ApiExtension(ACCOUNT_ONLY, true);

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type StatedOperation = Operation & { [NEEDED]?: AccessScope[]; [ACCOUNT_ONLY]?: true };

/** The scopes that an access token needs for a call; null if tokens can't be used. */
export function scopesOf(operation: StatedOperation): readonly AccessScope[] | null {
  return operation[NEEDED] ?? null;
}

/**
 * Writes into the document for which calls an access token can be used instead of a sign-in.
 * @throws Error for a call that says neither `@Scope` nor `@AccountOnly`, or both
 */
export function describeScopes({ paths }: OpenAPIObject): void {
  for (const [path, { get, post, put, patch, delete: remove }] of Object.entries(paths)) {
    if (!path.startsWith('/api/')) continue;
    for (const [method, operation] of Object.entries({ get, post, put, patch, delete: remove })) {
      const stated: StatedOperation | undefined = operation;
      if (stated === undefined) continue;
      const scopes = scopesOf(stated);
      if ((scopes === null) !== ACCOUNT_ONLY in stated) {
        throw new Error(
          `${method.toUpperCase()} ${path} needs either @Scope(…) or @AccountOnly() at its controller`,
        );
      }
      if (scopes !== null) {
        stated.security = [{ bearer: [] }, { [ACCESS_TOKEN_SCHEME]: [...scopes] }];
      }
    }
  }
}

/** The error message for an access token without these scopes. */
export function scopeMissing(scopes: readonly AccessScope[]): string {
  const words = scopes.length === 1 ? 'scope' : 'scopes';
  return `This access token lacks the ${words} ${scopes.join(', ')}`;
}
