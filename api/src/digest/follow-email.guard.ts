import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
} from '@nestjs/common';
import { type Request } from 'express';
import { AsyncResource } from 'node:async_hooks';
import { callerOf } from '../auth/auth.guard.ts';
import { type MailSettings } from '../env.ts';
import { DigestSettingsService } from './digest-settings.service.ts';
import { MAIL_SETTINGS } from './digest-sender.ts';

/** How many addresses this process caches. */
const MOST_PEOPLE = 10_000;

/**
 * Keeps the address of the daily email equal to that of the account. The API learns of a new address only from
 * tokens, so this looks at every caller and updates the database when it sees an address for the first time. It
 * never rejects a request; it's a guard so that it runs after the guard that identifies the caller.
 */
@Injectable()
export class FollowEmailGuard implements CanActivate {
  private readonly logger = new Logger(FollowEmailGuard.name);
  /** Runs outside of the request's async context, so that it doesn't join a transaction of the request. */
  private readonly outside = new AsyncResource('FollowEmail');
  private readonly known = new Map<string, string | null>();

  constructor(
    private readonly digest: DigestSettingsService,
    @Inject(MAIL_SETTINGS) private readonly mail: MailSettings | null,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const caller = callerOf(context.switchToHttp().getRequest<Request>());
    // The token of a program names no address.
    if (caller === null || caller.program !== undefined) return true;
    if (this.mail !== null && this.known.get(caller.id) !== caller.email) {
      if (this.known.size >= MOST_PEOPLE) this.known.clear();
      this.known.set(caller.id, caller.email);
      const followed = this.outside.runInAsyncScope(() => this.digest.followEmail(caller));
      followed.catch((error: unknown) => {
        // The next request retries.
        this.known.delete(caller.id);
        const reason = error instanceof Error ? error.name : 'unknown';
        this.logger.warn(`Couldn't check the address of a daily email: ${reason}`);
      });
    }
    return true;
  }
}
