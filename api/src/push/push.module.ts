import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { type Settings } from '../env.ts';
import { TodayModule } from '../today/today.module.ts';
import { UserModule } from '../user/user.module.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { type PushWay } from './post-push.ts';
import { PushController } from './push.controller.ts';
import { PushQueue } from './push-queue.ts';
import { PUSH_EVERY_SECONDS, PUSH_WAY, PushSender } from './push-sender.ts';
import { PushService } from './push.service.ts';

/** Reminders on devices: their settings, queue, and sending. */
@Module({})
export class PushModule {
  /** Without keys nothing is sent, and no one can add a device. */
  static with({ push, webhooks }: Pick<Settings, 'push' | 'webhooks'>, network: WebNetwork) {
    const { keys, everySeconds, timeoutMs } = push;
    const way: PushWay = { network, keys, timeoutMs, loopback: webhooks.loopback };
    return {
      module: PushModule,
      // Global, because the user's own details update its clock.
      global: true,
      imports: [TodayModule, UserModule],
      controllers: [PushController],
      providers: [
        PushService,
        PushQueue,
        PushSender,
        Clock,
        { provide: PUSH_WAY, useValue: way },
        { provide: PUSH_EVERY_SECONDS, useValue: keys === null ? 0 : everySeconds },
      ],
      exports: [PushService],
    } satisfies DynamicModule;
  }
}
