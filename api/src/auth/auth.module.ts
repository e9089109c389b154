import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Clock } from '../clock.ts';
import { type AccountSettings, type AuthSettings } from '../env.ts';
import { AccountService } from './account.service.ts';
import { AccessTokenVerifier } from './access-token-verifier.ts';
import { AuthGuard } from './auth.guard.ts';
import { CallerVerifier } from './caller-verifier.ts';
import { RevocationsController } from './revocations.controller.ts';
import { RevocationsService } from './revocations.service.ts';
import { TokenVerifier } from './token-verifier.ts';

/** Authenticates callers. Global, because the guard runs before every call. */
@Global()
@Module({})
export class AuthModule {
  static with(settings: AuthSettings, accounts: AccountSettings | null): DynamicModule {
    return {
      module: AuthModule,
      controllers: [RevocationsController],
      providers: [
        Clock,
        RevocationsService,
        { provide: TokenVerifier, useValue: new TokenVerifier(settings) },
        AccessTokenVerifier,
        CallerVerifier,
        { provide: AccountService, useValue: new AccountService(accounts) },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [AccountService, CallerVerifier, RevocationsService, TokenVerifier],
    };
  }
}
