import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AttentionController } from './attention.controller.ts';
import { AttentionService } from './attention.service.ts';
import { SettlePlansService } from './settle-plans.service.ts';

@Module({
  controllers: [AttentionController],
  providers: [AttentionService, SettlePlansService, Clock],
  exports: [AttentionService, SettlePlansService],
})
export class AttentionModule {}
