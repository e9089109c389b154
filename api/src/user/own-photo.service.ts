import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { PhotoFetcher } from '../photos/photo-fetcher.ts';
import { PhotoStore } from '../photos/photo-store.ts';
import { UserProfilesService } from './user-profiles.service.ts';
import { type OwnPhotoDto, type SaveOwnPhotoDto } from './dto/own-photo.dto.ts';

/** The signed-in user's photo; its URL comes from the auth service. */
@Injectable()
export class OwnPhotoService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly photos: PhotoStore,
    private readonly fetcher: PhotoFetcher,
    private readonly clock: Clock,
  ) {}

  /** Stores the URL, starts fetching the photo if it's new, and returns the current path of the photo. */
  async save(owner: string, { address }: SaveOwnPhotoDto): Promise<OwnPhotoDto> {
    if (address === null) {
      await this.photos.forget(owner, owner);
      return { photoPath: null };
    }
    const photoPath = await this.database.transaction(async () => {
      await this.profiles.ensure(owner, this.clock.now());
      await this.photos.setOwn(owner, address);
      return this.photos.ownPath(owner);
    });
    if (photoPath === null) this.fetcher.wake(owner);
    return { photoPath };
  }
}
