import { Injectable, Logger } from '@nestjs/common';
import { type AccountSettings } from '../env.ts';

const TIMEOUT_MS = 5_000;

/** Accounts at the auth service, for operations that need more than the user's own token. */
@Injectable()
export class AccountService {
  private readonly logger = new Logger(AccountService.name);

  /** @param settings null without a server-side key */
  constructor(private readonly settings: AccountSettings | null) {}

  /** True if accounts can be deleted. */
  get canDelete(): boolean {
    return this.settings !== null;
  }

  /**
   * Deletes an account. It never throws: if the account can't be deleted, the caller reports that it remains.
   * @returns true if the account no longer exists
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
      // A repeated request finds the account already deleted.
      if (response.ok || response.status === 404) return true;
      this.logger.warn(`The auth service answered ${response.status} to removing an account`);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`Couldn't ask the auth service to remove an account: ${reason}`);
    }
    return false;
  }
}
