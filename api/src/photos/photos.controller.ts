import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { isUuid } from '@rapport/contracts';
import { Public } from '../auth/auth.guard.ts';
import { RouteNotFound } from '../errors/http-errors.ts';
import { PHOTOS_PATH } from './photo-path.ts';
import { PhotoStore } from './photo-store.ts';

/**
 * Serves photos to `<img>` elements, which send no token. Anyone who knows a path can see its photo, but only the
 * owner gets the path. The photo at a path never changes, so browsers may cache it.
 */
@ApiExcludeController()
@Public()
@Controller(PHOTOS_PATH)
export class PhotosController {
  constructor(private readonly photos: PhotoStore) {}

  @Get(':owner/:id/:key')
  async show(
    @Param('owner') owner: string,
    @Param('id') id: string,
    @Param('key') key: string,
    @Res() response: Response,
  ): Promise<void> {
    const isPath = isUuid(owner) && isUuid(id) && /^[\w-]{32}$/.test(key);
    const bytes = isPath ? await this.photos.read(owner, id, key) : null;
    if (bytes === null) throw new RouteNotFound();
    response
      .set({
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(bytes);
  }
}
