import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { BulkResultDto } from '../bulk/dto/bulk.dto.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly, Scope } from '../documentation/scopes.ts';
import { Replay } from '../http/replay.ts';
import { CadenceDefaultsService } from './cadence-defaults.service.ts';
import {
  ApplyCadencesDto,
  CadenceDefaultsDto,
  StoredCadenceDefaultsDto,
} from './dto/cadence-defaults.dto.ts';

const PROBLEM = { VALIDATION_FAILED: 'days must be a whole number from 1 to 730 or null' };

@ApiTags('Health')
@Controller('api/cadence-defaults')
export class CadenceDefaultsController {
  constructor(private readonly defaults: CadenceDefaultsService) {}

  @Get()
  @Scope('contacts:read')
  @Shows('contacts', 'labels', 'profile')
  @ApiOperation({
    summary: 'Get the cadences that new contacts get, and how many contacts have none',
  })
  @ApiOkResponse({ type: StoredCadenceDefaultsDto })
  @ApiErrors([])
  find(@CurrentUser() user: User): Promise<StoredCadenceDefaultsDto> {
    return this.defaults.find(user.id);
  }

  @Put()
  @AccountOnly()
  @Changes('profile')
  @ApiOperation({ summary: 'Set the cadences that new contacts get' })
  @ApiOkResponse({ type: StoredCadenceDefaultsDto })
  @ApiErrors(['VALIDATION_FAILED'], PROBLEM)
  store(
    @CurrentUser() user: User,
    @Body() body: CadenceDefaultsDto,
  ): Promise<StoredCadenceDefaultsDto> {
    return this.defaults.store(user.id, body);
  }

  @Post('apply')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('contacts')
  @Replay('stored')
  @ApiOperation({
    summary: 'Give contacts without a cadence one, by their labels or all',
    description:
      'Those without a contact within that cadence are due one after the other over its days. The answer holds the calls that undo it.',
  })
  @ApiOkResponse({ type: BulkResultDto })
  @ApiErrors(['VALIDATION_FAILED'], PROBLEM)
  apply(@CurrentUser() user: User, @Body() body: ApplyCadencesDto): Promise<BulkResultDto> {
    return this.defaults.apply(user.id, body);
  }
}
