import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { RevocationsController } from './revocations.controller.ts';
import { RevocationsService } from './revocations.service.ts';

/** Global, because the guard before every call asks it. */
@Global()
@Module({
  controllers: [RevocationsController],
  providers: [RevocationsService, Clock],
  exports: [RevocationsService],
})
export class RevocationsModule {}
