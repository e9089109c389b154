import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { IdempotencyService } from './idempotency.service.ts';

@Module({
  imports: [UserModule],
  providers: [IdempotencyService, Clock],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
