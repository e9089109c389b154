import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type Interaction } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
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
@Controller()
export class InteractionsController {
  constructor(private readonly interactions: InteractionsService) {}

  @Route(endpoints.interactions.list)
  @ApiListInteractions()
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Query() query: InteractionListQuery,
  ): Promise<Page<Interaction>> {
    return this.interactions.list(user.id, contactId, query);
  }

  @Route(endpoints.interactions.create)
  @Gives('interaction')
  @ApiCreateInteraction()
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateInteractionDto,
  ): Promise<JsonText<Interaction>> {
    return this.interactions.create(user.id, contactId, body);
  }

  @Route(endpoints.interactions.update)
  @ApiUpdateInteraction()
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', InteractionIdPipe) id: string,
    @Body() body: UpdateInteractionDto,
  ): Promise<JsonText<Interaction>> {
    return this.interactions.update(user.id, contactId, id, body);
  }

  @Route(endpoints.interactions.remove)
  @ApiDeleteInteraction()
  delete(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', InteractionIdPipe) id: string,
  ): Promise<void> {
    return this.interactions.delete(user.id, contactId, id);
  }
}
