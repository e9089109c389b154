import { applyDecorators, Body, Controller, Delete, Get } from '@nestjs/common';
import { HttpCode, Param, Patch, Post } from '@nestjs/common';
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
import { WebhookIdPipe } from './webhook-errors.ts';
import { WebhooksService } from './webhooks.service.ts';
import {
  ChangeWebhookDto,
  CreateWebhookDto,
  NewWebhookDto,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookSecretDto,
} from './dto/webhook.dto.ts';

const uuid = (name: string, description: string) =>
  ApiParam({ name, schema: { type: 'string', format: 'uuid' }, description });
const ApiWebhookId = () => uuid('id', 'Id of a webhook');
const ApiDeliveryId = () => applyDecorators(ApiWebhookId(), uuid('deliveryId', 'Id of a delivery'));
const INVALID_ADDRESS = {
  VALIDATION_FAILED: 'address must be an address that starts with https://',
};

@ApiTags('Webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @AccountOnly()
  @Shows('webhooks')
  @ApiOperation({ summary: 'List your webhooks, newest first' })
  @ApiOkResponse({ type: [WebhookDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<JsonText<WebhookDto[]>> {
    return this.webhooks.list(user.id);
  }

  @Post()
  @AccountOnly()
  @Changes('webhooks')
  @Replay('none')
  @ApiOperation({
    summary: 'Make a webhook, which tells a receiver what changes from now on',
    description:
      'Posts each change of `GET /api/changes` to the address as Standard Webhooks defines, in commit order. A message contains IDs and kinds, no personal data. If the receiver does not answer 2xx within 15 seconds, the API retries with growing pauses for a day.',
  })
  @ApiCreatedResponse({ type: NewWebhookDto })
  @ApiErrors(['VALIDATION_FAILED', 'LIMIT_REACHED'], {
    ...INVALID_ADDRESS,
    LIMIT_REACHED: "address can't be added: there are already 20 webhooks; remove one first",
  })
  create(@CurrentUser() user: User, @Body() body: CreateWebhookDto): Promise<NewWebhookDto> {
    return this.webhooks.create(user, body);
  }

  @Patch(':id')
  @AccountOnly()
  @Changes('webhooks')
  @ApiOperation({ summary: 'Change a webhook, or turn it off or on' })
  @ApiWebhookId()
  @ApiOkResponse({ type: WebhookDto })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'VALIDATION_FAILED', 'WEBHOOK_NOT_FOUND'], INVALID_ADDRESS)
  change(
    @CurrentUser() user: User,
    @Param('id', WebhookIdPipe) id: string,
    @Body() body: ChangeWebhookDto,
  ): Promise<JsonText<WebhookDto>> {
    return this.webhooks.change(user.id, id, body);
  }

  @Delete(':id')
  @AccountOnly()
  @HttpCode(204)
  @Changes('webhooks')
  @ApiOperation({ summary: 'Remove a webhook with its log' })
  @ApiWebhookId()
  @ApiNoContentResponse({ description: 'Removed' })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'WEBHOOK_NOT_FOUND'])
  remove(@CurrentUser() user: User, @Param('id', WebhookIdPipe) id: string): Promise<void> {
    return this.webhooks.remove(user.id, id);
  }

  @Post(':id/secret')
  @AccountOnly()
  @HttpCode(200)
  @Changes()
  @Replay('none')
  @ApiOperation({
    summary: 'Make a new secret',
    description: 'For a day, messages have a signature with the secret before, too.',
  })
  @ApiWebhookId()
  @ApiOkResponse({ type: WebhookSecretDto })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'WEBHOOK_NOT_FOUND'])
  renewSecret(
    @CurrentUser() user: User,
    @Param('id', WebhookIdPipe) id: string,
  ): Promise<WebhookSecretDto> {
    return this.webhooks.renewSecret(user.id, id);
  }

  @Post(':id/test')
  @AccountOnly()
  @HttpCode(200)
  @Changes('webhooks')
  @Replay('none')
  @ApiOperation({
    summary: 'Send a test now',
    description: 'Answers with what the receiver said. 20 a minute, with what is sent again.',
  })
  @ApiWebhookId()
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'WEBHOOK_NOT_FOUND'])
  test(
    @CurrentUser() user: User,
    @Param('id', WebhookIdPipe) id: string,
  ): Promise<JsonText<WebhookDeliveryDto>> {
    return this.webhooks.test(user.id, id);
  }

  @Get(':id/deliveries')
  @AccountOnly()
  @Shows('webhooks')
  @ApiOperation({
    summary: 'List the last 100 deliveries of a webhook',
    description: 'Those that were tried last come first; those that were never tried come last.',
  })
  @ApiWebhookId()
  @ApiOkResponse({ type: [WebhookDeliveryDto] })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'WEBHOOK_NOT_FOUND'])
  deliveries(
    @CurrentUser() user: User,
    @Param('id', WebhookIdPipe) id: string,
  ): Promise<JsonText<WebhookDeliveryDto[]>> {
    return this.webhooks.deliveries(user.id, id);
  }

  @Post(':id/deliveries/:deliveryId/send')
  @AccountOnly()
  @HttpCode(200)
  @Changes('webhooks')
  @Replay('none')
  @ApiOperation({
    summary: 'Send a delivery again, now and with the same ID',
    description: 'Answers with what the receiver said.',
  })
  @ApiDeliveryId()
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiErrors(['INVALID_WEBHOOK_ID', 'WEBHOOK_DELIVERY_NOT_FOUND'])
  sendAgain(
    @CurrentUser() user: User,
    @Param('id', WebhookIdPipe) id: string,
    @Param('deliveryId', WebhookIdPipe) deliveryId: string,
  ): Promise<JsonText<WebhookDeliveryDto>> {
    return this.webhooks.sendAgain(user.id, id, deliveryId);
  }
}
