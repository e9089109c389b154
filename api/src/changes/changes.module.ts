import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ChangesController } from './changes.controller.ts';
import { ChangesService } from './changes.service.ts';

@Module({ controllers: [ChangesController], providers: [ChangesService, Clock] })
export class ChangesModule {}
