import { Module } from '@nestjs/common';
import { BulkChangesModule } from '../bulk/bulk-changes.module.ts';
import { Clock } from '../clock.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { UserModule } from '../user/user.module.ts';
import { CadenceDefaultsController } from './cadence-defaults.controller.ts';
import { CadenceDefaultsService } from './cadence-defaults.service.ts';

@Module({
  imports: [AttentionModule, UserModule, BulkChangesModule],
  controllers: [CadenceDefaultsController],
  providers: [CadenceDefaultsService, Clock],
  exports: [CadenceDefaultsService],
})
export class CadencesModule {}
