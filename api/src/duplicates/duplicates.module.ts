import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { DuplicateKeysService } from './duplicate-keys.service.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { DuplicatesService } from './duplicates.service.ts';

@Module({
  controllers: [DuplicatesController],
  providers: [DuplicateKeysService, DuplicatesService, Clock],
})
export class DuplicatesModule {}
