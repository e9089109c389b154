import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type ContactHealth } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { Route } from '../http/route.ts';
import { SetCadenceDto } from './dto/set-cadence.dto.ts';
import { ApiFindHealth, ApiSetCadence } from './health.documentation.ts';
import { HealthService } from './health.service.ts';

@ApiTags('Health')
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Route(endpoints.health.one)
  @ApiFindHealth()
  find(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<ContactHealth> {
    return this.health.find(user.id, contactId);
  }

  @Route(endpoints.health.cadence)
  @ApiSetCadence()
  setCadence(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: SetCadenceDto,
  ): Promise<ContactHealth> {
    return this.health.setCadence(user.id, contactId, body.cadenceDays);
  }
}
