import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { type AuthSettings } from '../env.ts';
import { AuthGuard } from './auth.guard.ts';
import { TokenVerifier } from './token-verifier.ts';

@Module({})
export class AuthModule {
  static with(settings: AuthSettings): DynamicModule {
    return {
      module: AuthModule,
      providers: [
        { provide: TokenVerifier, useValue: new TokenVerifier(settings) },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
    };
  }
}
