import { Module } from '@nestjs/common';
import { PersonalityProfileController } from './personality-profile.controller.ts';
import { PersonalityProfileService } from './personality-profile.service.ts';

@Module({
  controllers: [PersonalityProfileController],
  providers: [PersonalityProfileService],
})
export class PersonalityProfileModule {}
