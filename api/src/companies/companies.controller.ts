import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { CompaniesService } from './companies.service.ts';
import { CompanySpellingsDto, DifferentCompaniesDto } from './dto/companies.dto.ts';

@ApiTags('Contacts')
@Controller('api')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get('companies/spellings')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List the organizations that are, or may be, one company',
    description:
      'Names that differ only in case, punctuation, accents, or legal form, or in one letter of six or more, the ones of most contacts first. POST /api/contacts/bulk gives all of them one name.',
  })
  @ApiOkResponse({ type: [CompanySpellingsDto] })
  @ApiErrors([])
  spellings(@CurrentUser() user: User): Promise<CompanySpellingsDto[]> {
    return this.companies.spellings(user.id);
  }

  @Post('companies/different')
  @HttpCode(204)
  @Scope('contacts:write')
  @Changes('contacts')
  @ApiOperation({
    summary: 'Say that organizations are different companies, or take that back',
    description: 'GET /api/companies/spellings asks about them no more.',
  })
  @ApiNoContentResponse({ description: 'Noted' })
  @ApiErrors(['VALIDATION_FAILED'], { VALIDATION_FAILED: 'names must have 2 to 50 items' })
  different(@CurrentUser() user: User, @Body() body: DifferentCompaniesDto): Promise<void> {
    return this.companies.tellApart(user.id, body);
  }
}
