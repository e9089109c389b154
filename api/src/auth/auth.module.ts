import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { type AccountSettings, type AuthSettings } from '../env.ts';
import { AccountService } from './account.service.ts';
import { AuthGuard } from './auth.guard.ts';
import { TokenVerifier } from './token-verifier.ts';

@Global()
@Module({})
export class AuthModule {
  static with(settings: AuthSettings, accounts: AccountSettings | null): DynamicModule {
    return {
      module: AuthModule,
      providers: [
        { provide: TokenVerifier, useValue: new TokenVerifier(settings) },
        { provide: AccountService, useValue: new AccountService(accounts) },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [AccountService],
    };
  }
}
