import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { ContactsController } from './contacts.controller.ts';
import { ContactsService } from './contacts.service.ts';

@Module({
  imports: [UserModule],
  controllers: [ContactsController],
  providers: [ContactsService, Clock],
  exports: [ContactsService],
})
export class ContactsModule {}
