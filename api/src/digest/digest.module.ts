import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Clock } from '../clock.ts';
import { type Settings } from '../env.ts';
import { TodayModule } from '../today/today.module.ts';
import { UserModule } from '../user/user.module.ts';
import { DigestController } from './digest.controller.ts';
import { DigestQueue } from './digest-queue.ts';
import { DigestSender, MAIL_SETTINGS } from './digest-sender.ts';
import { DigestSettingsService } from './digest-settings.service.ts';
import { DIGEST_EVERY_SECONDS, DigestTimer } from './digest-timer.ts';
import { FollowEmailGuard } from './follow-email.guard.ts';
import { UnsubscribeController } from './unsubscribe.controller.ts';

/** The daily email: its settings, queue, and sending. */
@Module({})
export class DigestModule {
  /** Without mail settings nothing is sent, and no one can turn the email on. */
  static with({ mail, digestEverySeconds }: Pick<Settings, 'mail' | 'digestEverySeconds'>) {
    return {
      module: DigestModule,
      // Global, because the user's own details update its clock.
      global: true,
      imports: [TodayModule, UserModule],
      controllers: [DigestController, UnsubscribeController],
      providers: [
        DigestSettingsService,
        DigestQueue,
        DigestSender,
        DigestTimer,
        Clock,
        { provide: MAIL_SETTINGS, useValue: mail },
        { provide: DIGEST_EVERY_SECONDS, useValue: mail === null ? 0 : digestEverySeconds },
        { provide: APP_GUARD, useClass: FollowEmailGuard },
      ],
      exports: [DigestSettingsService],
    } satisfies DynamicModule;
  }
}
