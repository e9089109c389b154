import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { type Settings } from '../env.ts';
import { UserModule } from '../user/user.module.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { type WebhookWay } from './post-webhook.ts';
import { WEBHOOK_MAIL, WebhookNotices } from './webhook-notices.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { WEBHOOK_WAY, WEBHOOKS_EVERY_SECONDS, WebhookSender } from './webhook-sender.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

/** Webhooks: their settings, queue, and sending. */
@Module({})
export class WebhooksModule {
  static with({ webhooks, mail }: Pick<Settings, 'webhooks' | 'mail'>, network: WebNetwork) {
    const { everySeconds, timeoutMs, loopback } = webhooks;
    const way: WebhookWay = { network, timeoutMs, loopback };
    return {
      module: WebhooksModule,
      imports: [UserModule],
      controllers: [WebhooksController],
      providers: [
        WebhooksService,
        WebhookQueue,
        WebhookSender,
        WebhookNotices,
        Clock,
        { provide: WEBHOOK_WAY, useValue: way },
        { provide: WEBHOOKS_EVERY_SECONDS, useValue: everySeconds },
        { provide: WEBHOOK_MAIL, useValue: mail },
      ],
    } satisfies DynamicModule;
  }
}
