import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { UndosController } from './undos.controller.ts';
import { UndosService } from './undos.service.ts';

@Module({
  imports: [DuplicatesModule],
  controllers: [UndosController],
  providers: [UndosService, Clock],
})
export class UndosModule {}
