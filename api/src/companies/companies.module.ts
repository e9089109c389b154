import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { UserModule } from '../user/user.module.ts';
import { CompaniesController } from './companies.controller.ts';
import { CompaniesService } from './companies.service.ts';

@Module({
  imports: [UserModule],
  controllers: [CompaniesController],
  providers: [CompaniesService, Clock],
})
export class CompaniesModule {}
