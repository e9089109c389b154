import { Injectable } from '@nestjs/common';
import { AccessTokenVerifier } from './access-token-verifier.ts';
import { looksLikeAccessToken } from './access-token.ts';
import { TokenVerifier } from './token-verifier.ts';
import { type User } from './user.ts';

/** Says who is calling by a bearer token, which the auth service has issued or a user has made for a program. */
@Injectable()
export class CallerVerifier {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly accessTokens: AccessTokenVerifier,
  ) {}

  /**
   * @throws {AuthenticationRequired}
   * @throws {AuthenticationUnavailable} while the keys of the auth service can't be fetched
   */
  verify(token: string): Promise<User> {
    return looksLikeAccessToken(token)
      ? this.accessTokens.verify(token)
      : this.tokens.verify(token);
  }
}
