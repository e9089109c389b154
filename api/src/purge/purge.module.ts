import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { PURGE_EVERY_SECONDS, PurgeTimer } from './purge-timer.ts';
import { PurgeService } from './purge.service.ts';

@Module({})
export class PurgeModule {
  /** @param everySeconds time between two runs; 0 for a process that purges on request */
  static with(everySeconds: number): DynamicModule {
    return {
      module: PurgeModule,
      imports: [AttentionModule, InteractionsModule],
      providers: [
        PurgeService,
        Clock,
        PurgeTimer,
        { provide: PURGE_EVERY_SECONDS, useValue: everySeconds },
      ],
    };
  }
}
