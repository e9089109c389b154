import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/auth.guard.ts';
import { BodyUnreadable } from '../errors/http-errors.ts';
import { readReport } from './read-report.ts';
import { RemoteReportsService } from './remote-reports.service.ts';

/** Where pages report, below the API's origin. */
export const REMOTE_REPORTS_PATH = 'api/remote-reports';

/**
 * Where pages report failures and loads of remotes. It is for the shell and not part of the documented API.
 * A page without a session may fail too, so no one has to be signed in.
 */
@ApiExcludeController()
@Public()
@Controller(REMOTE_REPORTS_PATH)
export class RemoteReportsController {
  constructor(private readonly reports: RemoteReportsService) {}

  /** @throws {BodyUnreadable} for what is no report */
  @Post()
  @HttpCode(204)
  take(@Body() body: unknown): void {
    const report = readReport(body);
    if (report === null) throw new BodyUnreadable('is not a report of a page');
    this.reports.take(report);
  }
}
