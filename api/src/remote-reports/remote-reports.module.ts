import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { RemoteReportsController } from './remote-reports.controller.ts';
import { RemoteReportsService } from './remote-reports.service.ts';

@Module({
  controllers: [RemoteReportsController],
  providers: [RemoteReportsService, Clock],
})
export class RemoteReportsModule {}
