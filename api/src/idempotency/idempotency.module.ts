import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { AssessmentResponsesModule } from '../assessment-responses/assessment-responses.module.ts';
import { AssessmentRunsModule } from '../assessment-runs/assessment-runs.module.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { UserModule } from '../user/user.module.ts';
import { AnswerReader } from './answer-reader.ts';
import { IdempotencyService } from './idempotency.service.ts';

@Module({
  imports: [
    UserModule,
    ContactsModule,
    InteractionsModule,
    AssessmentRunsModule,
    AssessmentResponsesModule,
  ],
  providers: [IdempotencyService, AnswerReader, Clock],
  exports: [IdempotencyService, AnswerReader],
})
export class IdempotencyModule {}
