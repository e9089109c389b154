import { Injectable, Logger } from '@nestjs/common';
import { type AccountSettings } from '../env.ts';

const TIMEOUT_MS = 5_000;

/** The accounts at the auth service, for what a person's own token cannot do. */
@Injectable()
export class AccountService {
  private readonly logger = new Logger(AccountService.name);

  /** @param settings null where no server-side key is set */
  constructor(private readonly settings: AccountSettings | null) {}

  /** Whether accounts can be removed at all. */
  get canDelete(): boolean {
    return this.settings !== null;
  }

  /**
   * Removes an account. It never throws: when the account cannot be removed, the caller says that it stays.
   * @returns whether there is no such account any more
   */
  async delete(userId: string): Promise<boolean> {
    if (this.settings === null) return false;
    const { url, secretKey } = this.settings;
    try {
      const response = await fetch(`${url}/auth/v1/admin/users/${userId}`, {
        method: 'DELETE',
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      // Gone before is gone too: the same request may come twice.
      if (response.ok || response.status === 404) return true;
      this.logger.warn(`The auth service answered ${response.status} to removing an account`);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`Couldn't ask the auth service to remove an account: ${reason}`);
    }
    return false;
  }
}
