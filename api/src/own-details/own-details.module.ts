import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { OwnDetailsController } from './own-details.controller.ts';
import { OwnDetailsService } from './own-details.service.ts';

@Module({
  imports: [UserModule],
  controllers: [OwnDetailsController],
  providers: [OwnDetailsService, Clock],
})
export class OwnDetailsModule {}
