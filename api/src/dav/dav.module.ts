import { type DynamicModule, Module } from '@nestjs/common';
import { type Settings } from '../env.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { Connector } from './connector.ts';

/** Accounts on servers of address books and calendars. */
@Module({})
export class DavModule {
  static with({ addressBooks }: Pick<Settings, 'addressBooks'>, network: WebNetwork) {
    const { timeoutMs, loopback, keys } = addressBooks;
    const connector = new Connector({ network, timeoutMs, loopback }, keys);
    return {
      module: DavModule,
      global: true,
      providers: [{ provide: Connector, useValue: connector }],
      exports: [Connector],
    } satisfies DynamicModule;
  }
}
