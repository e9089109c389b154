import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type LimitSettings } from '../operation-settings.ts';
import { Limits } from './limits.ts';
import { LinkGuessLimit } from './link-guess-limit.ts';

@Global()
@Module({})
export class LimitsModule {
  static with(settings: LimitSettings): DynamicModule {
    return {
      module: LimitsModule,
      providers: [
        {
          provide: Limits,
          useFactory: (database: Database) => new Limits(settings, database),
          inject: [Database],
        },
        LinkGuessLimit,
      ],
      exports: [Limits, LinkGuessLimit],
    };
  }
}
