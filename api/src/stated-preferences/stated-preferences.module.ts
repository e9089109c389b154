import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { StatedPreferencesController } from './stated-preferences.controller.ts';
import { StatedPreferencesService } from './stated-preferences.service.ts';

@Module({
  controllers: [StatedPreferencesController],
  providers: [StatedPreferencesService, Clock],
  exports: [StatedPreferencesService],
})
export class StatedPreferencesModule {}
