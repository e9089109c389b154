import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ActionsController } from './actions.controller.ts';
import { ActionsService } from './actions.service.ts';

@Module({ controllers: [ActionsController], providers: [ActionsService, Clock] })
export class ActionsModule {}
