import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { PHOTO_NETWORK, PhotoFetcher } from './photo-fetcher.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { PhotoStore } from './photo-store.ts';
import { PhotosController } from './photos.controller.ts';

@Module({})
export class PhotosModule {
  /** @param network for fetching photos; null if none are fetched */
  static with(network: WebNetwork | null): DynamicModule {
    return {
      module: PhotosModule,
      global: true,
      controllers: [PhotosController],
      providers: [PhotoStore, PhotoFetcher, Clock, { provide: PHOTO_NETWORK, useValue: network }],
      exports: [PhotoStore, PhotoFetcher],
    };
  }
}
