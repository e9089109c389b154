import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { OwnPhotoService } from './own-photo.service.ts';
import { UserController } from './user.controller.ts';
import { UserDeletionService } from './user-deletion.service.ts';
import { UserProfilesService } from './user-profiles.service.ts';
import { UserScoresController } from './user-scores.controller.ts';

@Module({
  controllers: [UserController, UserScoresController],
  providers: [UserProfilesService, UserDeletionService, OwnPhotoService, Clock],
  exports: [UserProfilesService],
})
export class UserModule {}
