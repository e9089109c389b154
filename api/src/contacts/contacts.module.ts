import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { ContactPhotoController } from './contact-photo.controller.ts';
import { ContactPhotoService } from './contact-photo.service.ts';
import { ContactsController } from './contacts.controller.ts';
import { ContactsService } from './contacts.service.ts';
import { ContactDatesService } from './contact-dates.service.ts';
import { PlacesService } from './places.service.ts';
import { SubjectRightsController } from './subject-rights.controller.ts';
import { SubjectRightsService } from './subject-rights.service.ts';

@Module({
  imports: [UserModule],
  controllers: [ContactsController, ContactPhotoController, SubjectRightsController],
  providers: [
    ContactsService,
    PlacesService,
    ContactDatesService,
    ContactPhotoService,
    SubjectRightsService,
    Clock,
  ],
  exports: [ContactPhotoService, ContactsService, SubjectRightsService],
})
export class ContactsModule {}
