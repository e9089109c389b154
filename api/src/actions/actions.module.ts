import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { ActionsController } from './actions.controller.ts';
import { ActionsService } from './actions.service.ts';

@Module({
  imports: [AttentionModule],
  controllers: [ActionsController],
  providers: [ActionsService, Clock],
})
export class ActionsModule {}
