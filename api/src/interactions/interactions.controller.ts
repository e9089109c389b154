import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Interaction } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Gives } from '../http/gives.ts';
import { CreateInteractionDto } from './dto/create-interaction.dto.ts';
import { InteractionListQuery } from './dto/interaction-list.query.ts';
import { UpdateInteractionDto } from './dto/update-interaction.dto.ts';
import { InteractionIdPipe } from './interaction-id.pipe.ts';
import {
  ApiCreateInteraction,
  ApiDeleteInteraction,
  ApiListInteractions,
  ApiUpdateInteraction,
} from './interactions.documentation.ts';
import { InteractionsService } from './interactions.service.ts';

@ApiTags('Interactions')
@Controller('api/interactions/:contactId')
export class InteractionsController {
  constructor(private readonly interactions: InteractionsService) {}

  @Get()
  @ApiListInteractions()
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Query() query: InteractionListQuery,
  ): Promise<Page<Interaction>> {
    return this.interactions.list(user.id, contactId, query);
  }

  @Post()
  @Gives('interaction')
  @ApiCreateInteraction()
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateInteractionDto,
  ): Promise<JsonText<Interaction>> {
    return this.interactions.create(user.id, contactId, body);
  }

  @Patch(':id')
  @ApiUpdateInteraction()
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', InteractionIdPipe) id: string,
    @Body() body: UpdateInteractionDto,
  ): Promise<JsonText<Interaction>> {
    return this.interactions.update(user.id, contactId, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiDeleteInteraction()
  delete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', InteractionIdPipe) id: string,
  ): Promise<void> {
    return this.interactions.delete(user.id, contactId, id);
  }
}
