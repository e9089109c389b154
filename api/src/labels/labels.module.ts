import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { LabelsController } from './labels.controller.ts';
import { LabelsService } from './labels.service.ts';

@Module({
  imports: [UserModule],
  controllers: [LabelsController],
  providers: [LabelsService, Clock],
  exports: [LabelsService],
})
export class LabelsModule {}
