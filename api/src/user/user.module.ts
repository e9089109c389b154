import { Module } from '@nestjs/common';
import { UserController } from './user.controller.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@Module({
  controllers: [UserController],
  providers: [UserProfilesService],
  exports: [UserProfilesService],
})
export class UserModule {}
