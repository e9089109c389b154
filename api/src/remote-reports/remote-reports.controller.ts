import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/auth.guard.ts';
import { BodyUnreadable } from '../errors/http-errors.ts';
import { readReport } from './read-report.ts';
import { RemoteReportsService } from './remote-reports.service.ts';

/** The path for reports, below the API's origin. */
export const REMOTE_REPORTS_PATH = 'api/remote-reports';

/**
 * Receives reports about failures and loads of remotes. It's for the shell and not part of the documented API.
 * Pages without a session can fail, too, so no sign-in is needed.
 */
@ApiExcludeController()
@Public()
@Controller(REMOTE_REPORTS_PATH)
export class RemoteReportsController {
  constructor(private readonly reports: RemoteReportsService) {}

  /** @throws {BodyUnreadable} for an invalid report */
  @Post()
  @HttpCode(204)
  take(@Body() body: unknown): void {
    const report = readReport(body);
    if (report === null) throw new BodyUnreadable('is not a report of a page');
    this.reports.take(report);
  }
}
