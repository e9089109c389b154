import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { CustomFieldsController } from './custom-fields.controller.ts';
import { CustomFieldsService } from './custom-fields.service.ts';

@Module({
  imports: [UserModule],
  controllers: [CustomFieldsController],
  providers: [CustomFieldsService, Clock],
  exports: [CustomFieldsService],
})
export class CustomFieldsModule {}
