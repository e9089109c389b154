import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { AccountOnly } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import {
  AddPushDeviceDto,
  PushDeviceDto,
  PushDto,
  PushTestDto,
  SavePushDto,
} from './dto/push.dto.ts';
import { PushDeviceIdPipe } from './push-errors.ts';
import { PushService } from './push.service.ts';

const ApiDeviceId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of a device',
  });

@ApiTags('User')
@Controller('api/push')
export class PushController {
  constructor(private readonly push: PushService) {}

  @Get()
  @AccountOnly()
  @Shows('push')
  @ApiOperation({ summary: 'Get which reminders reach your devices, and these devices' })
  @ApiOkResponse({ type: PushDto })
  @ApiErrors([])
  find(@CurrentUser() user: User): Promise<PushDto> {
    return this.push.find(user.id);
  }

  @Put()
  @AccountOnly()
  @Changes('push')
  @ApiOperation({
    summary: 'Choose which reminders reach your devices',
    description: 'They reach each device of the list. A moved meeting is reminded of again.',
  })
  @ApiOkResponse({ type: PushDto })
  @ApiErrors(['VALIDATION_FAILED'], {
    VALIDATION_FAILED: 'meetingMinutes must be one of 10, 30, 60, or null',
  })
  save(@CurrentUser() user: User, @Body() body: SavePushDto): Promise<PushDto> {
    return this.push.save(user.id, body);
  }

  @Post('devices')
  @AccountOnly()
  @Changes('push')
  @Replay('none')
  @ApiOperation({
    summary: 'Add a device, or renew its keys',
    description:
      'A subscription that another user had in the same browser is theirs no longer. Up to ten devices.',
  })
  @ApiCreatedResponse({ type: PushDeviceDto })
  @ApiErrors(['LIMIT_REACHED', 'PUSH_NOT_SET_UP', 'VALIDATION_FAILED'], {
    LIMIT_REACHED: "endpoint can't be added: there are already 10 devices; remove one first",
    VALIDATION_FAILED: 'endpoint must be an address that starts with https://',
  })
  addDevice(
    @CurrentUser() user: User,
    @Body() body: AddPushDeviceDto,
  ): Promise<JsonText<PushDeviceDto>> {
    return this.push.addDevice(user, body);
  }

  @Delete('devices/:id')
  @AccountOnly()
  @HttpCode(204)
  @Changes('push')
  @ApiOperation({ summary: 'Remove a device, which gets no reminders from then on' })
  @ApiDeviceId()
  @ApiNoContentResponse({ description: 'Removed' })
  @ApiErrors(['INVALID_PUSH_DEVICE_ID', 'PUSH_DEVICE_NOT_FOUND'])
  removeDevice(
    @CurrentUser() user: User,
    @Param('id', PushDeviceIdPipe) id: string,
  ): Promise<void> {
    return this.push.removeDevice(user.id, id);
  }

  @Post('devices/:id/test')
  @AccountOnly()
  @HttpCode(200)
  @Changes('push')
  @Replay('none')
  @ApiOperation({
    summary: 'Send a test to a device now',
    description: 'Answers with what its push service said. 20 a minute.',
  })
  @ApiDeviceId()
  @ApiOkResponse({ type: PushTestDto })
  @ApiErrors(['INVALID_PUSH_DEVICE_ID', 'PUSH_DEVICE_NOT_FOUND', 'PUSH_NOT_SET_UP'])
  test(@CurrentUser() user: User, @Param('id', PushDeviceIdPipe) id: string): Promise<PushTestDto> {
    return this.push.test(user.id, id);
  }
}
