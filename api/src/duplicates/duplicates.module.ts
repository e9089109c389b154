import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { DuplicateKeysService } from './duplicate-keys.service.ts';
import { DuplicatesController } from './duplicates.controller.ts';
import { DuplicatesService } from './duplicates.service.ts';
import { MergeController } from './merge.controller.ts';
import { MergeService } from './merge.service.ts';

@Module({
  imports: [ContactsModule, AttentionModule],
  controllers: [DuplicatesController, MergeController],
  providers: [DuplicateKeysService, DuplicatesService, MergeService, Clock],
  exports: [DuplicateKeysService, DuplicatesService, MergeService],
})
export class DuplicatesModule {}
