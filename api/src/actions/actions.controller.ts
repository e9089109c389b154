import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type ContactAction } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { Route } from '../http/route.ts';
import { ActionIdPipe } from './action-id.pipe.ts';
import { ApiListActions, ApiUpdateAction } from './actions.documentation.ts';
import { ActionsService } from './actions.service.ts';
import { UpdateActionDto } from './dto/update-action.dto.ts';

@ApiTags('Actions')
@Controller()
export class ActionsController {
  constructor(private readonly actions: ActionsService) {}

  @Route(endpoints.actions.list)
  @ApiListActions()
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<ContactAction[]> {
    return this.actions.list(user.id, contactId);
  }

  @Route(endpoints.actions.update)
  @ApiUpdateAction()
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('actionId', ActionIdPipe) actionId: string,
    @Body() body: UpdateActionDto,
  ): Promise<ContactAction> {
    return this.actions.update(user.id, contactId, actionId, body);
  }
}
