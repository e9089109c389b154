import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { WriteCalls } from '../http/write.interceptor.ts';
import { ImportsModule } from '../imports/imports.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { LabelsModule } from '../labels/labels.module.ts';
import { SavedViewsModule } from '../saved-views/saved-views.module.ts';
import { UserModule } from '../user/user.module.ts';
import { AnswerReader } from './answer-reader.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { IdempotencyService } from './idempotency.service.ts';

/** Global, because it stands around every handler that writes. */
@Global()
@Module({
  imports: [
    UserModule,
    ContactsModule,
    ImportsModule,
    InteractionsModule,
    AssessmentsModule,
    LabelsModule,
    SavedViewsModule,
  ],
  providers: [
    IdempotencyService,
    AnswerReader,
    Clock,
    { provide: WriteCalls, useClass: IdempotencyInterceptor },
  ],
  exports: [WriteCalls],
})
export class IdempotencyModule {}
