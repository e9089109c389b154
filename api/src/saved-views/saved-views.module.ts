import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { SavedViewsController } from './saved-views.controller.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Module({
  imports: [UserModule],
  controllers: [SavedViewsController],
  providers: [SavedViewsService, Clock],
  exports: [SavedViewsService],
})
export class SavedViewsModule {}
