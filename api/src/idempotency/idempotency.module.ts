import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../clock.ts';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { CommitmentsModule } from '../commitments/commitments.module.ts';
import { StatedPreferencesModule } from '../stated-preferences/stated-preferences.module.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { ImportsModule } from '../imports/imports.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { CustomFieldsModule } from '../custom-fields/custom-fields.module.ts';
import { LabelsModule } from '../labels/labels.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SavedViewsModule } from '../saved-views/saved-views.module.ts';
import { UserModule } from '../user/user.module.ts';
import { AnswerReader } from './answer-reader.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { IdempotencyService } from './idempotency.service.ts';

/** Its interceptor wraps every handler that writes. */
@Module({
  imports: [
    UserModule,
    CommitmentsModule,
    StatedPreferencesModule,
    RelationsModule,
    ContactsModule,
    ImportsModule,
    InteractionsModule,
    AssessmentsModule,
    LabelsModule,
    CustomFieldsModule,
    SavedViewsModule,
  ],
  providers: [
    IdempotencyService,
    AnswerReader,
    Clock,
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class IdempotencyModule {}
