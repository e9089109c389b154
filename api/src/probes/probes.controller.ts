import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/auth.guard.ts';
import { ApiPublicErrors } from '../documentation/api-errors.ts';
import { ReadinessService } from './readiness.service.ts';

const status = (example: string) => ({
  schema: {
    type: 'object' as const,
    properties: { status: { type: 'string' as const, example } },
    required: ['status'],
  },
});

/** Endpoints for supervisors and load balancers. */
@ApiTags('Probes')
@ApiSecurity({})
@Public()
@Controller()
export class ProbesController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('healthz')
  @ApiOperation({ summary: 'Whether the process is alive' })
  @ApiOkResponse(status('alive'))
  alive(): { status: string } {
    this.readiness.noteHealthCheck();
    return { status: 'alive' };
  }

  @Get('readyz')
  @ApiOperation({
    summary:
      'Whether requests can be answered: database reachable, migrations done, keys of sign-in fetched. The error names all that is missing',
  })
  @ApiOkResponse(status('ready'))
  @ApiPublicErrors(['MIGRATIONS_PENDING', 'DATABASE_UNAVAILABLE', 'AUTHENTICATION_UNAVAILABLE'])
  ready(): Promise<{ status: string }> {
    this.readiness.noteHealthCheck();
    return this.readiness.check();
  }
}
