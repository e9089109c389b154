import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/auth.guard.ts';
import { ReadinessService } from './readiness.service.ts';

const OK = { schema: { type: 'object', properties: { status: { type: 'string' } } } } as const;

/** What a supervisor or a load balancer asks. */
@ApiTags('Probes')
@ApiSecurity({})
@Public()
@Controller()
export class ProbesController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('healthz')
  @ApiOperation({ summary: 'Whether the process is alive' })
  @ApiOkResponse(OK)
  alive(): { status: string } {
    return { status: 'alive' };
  }

  @Get('readyz')
  @ApiOperation({
    summary: 'Whether requests can be answered: database reachable, migrations done',
  })
  @ApiOkResponse(OK)
  ready(): Promise<{ status: string }> {
    return this.readiness.check();
  }
}
