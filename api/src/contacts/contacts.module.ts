import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { ContactsController } from './contacts.controller.ts';
import { ContactsService } from './contacts.service.ts';
import { SubjectRightsController } from './subject-rights.controller.ts';
import { SubjectRightsService } from './subject-rights.service.ts';

@Module({
  imports: [UserModule],
  controllers: [ContactsController, SubjectRightsController],
  providers: [ContactsService, SubjectRightsService, Clock],
  exports: [ContactsService, SubjectRightsService],
})
export class ContactsModule {}
