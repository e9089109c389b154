import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { DeletedContactsController } from './deleted-contacts.controller.ts';
import { DeletedContactsService } from './deleted-contacts.service.ts';

@Module({
  controllers: [DeletedContactsController],
  providers: [DeletedContactsService, Clock],
})
export class DeletedContactsModule {}
