import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { AccessTokensController } from './access-tokens.controller.ts';
import { AccessTokensService } from './access-tokens.service.ts';

@Module({
  imports: [UserModule],
  controllers: [AccessTokensController],
  providers: [AccessTokensService, Clock],
})
export class AccessTokensModule {}
