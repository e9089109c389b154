import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { Clock } from '../clock.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { UserModule } from '../user/user.module.ts';
import { FirstStepsController } from './first-steps.controller.ts';
import { FirstStepsService } from './first-steps.service.ts';
import { SamplePeopleService } from './sample-people.service.ts';

/** The first steps of a new user, and sample people to try the product with. */
@Module({
  imports: [AssessmentsModule, AttentionModule, ContactsModule, InteractionsModule, UserModule],
  controllers: [FirstStepsController],
  providers: [FirstStepsService, SamplePeopleService, Clock],
})
export class FirstStepsModule {}
