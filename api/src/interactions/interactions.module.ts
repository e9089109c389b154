import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { StatedPreferencesModule } from '../stated-preferences/stated-preferences.module.ts';
import { CommitmentsModule } from '../commitments/commitments.module.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { UserModule } from '../user/user.module.ts';
import { AdoptPlansService } from './adopt-plans.service.ts';
import { CalendarMeetingsService } from './calendar-meetings.service.ts';
import { CanceledMeetingsService } from './canceled-meetings.service.ts';
import { InteractionsController } from './interactions.controller.ts';
import { InteractionsService } from './interactions.service.ts';
import { MeetingOutcomesService } from './meeting-outcomes.service.ts';
import { MeetingPeople } from './meeting-people.ts';
import { MeetingsController } from './meetings.controller.ts';
import { MeetingsService } from './meetings.service.ts';

@Module({
  imports: [CommitmentsModule, StatedPreferencesModule, AttentionModule, UserModule],
  controllers: [InteractionsController, MeetingsController],
  providers: [
    InteractionsService,
    AdoptPlansService,
    MeetingsService,
    MeetingOutcomesService,
    MeetingPeople,
    CalendarMeetingsService,
    CanceledMeetingsService,
    Clock,
  ],
  exports: [InteractionsService, AdoptPlansService, MeetingsService, CalendarMeetingsService],
})
export class InteractionsModule {}
