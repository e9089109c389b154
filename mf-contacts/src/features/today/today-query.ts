import { api, type Today } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { ownZone } from '@rapport/shared-ui';

/** The request for the day, with the reader's time zone. */
export function todayCall() {
  return api.get('/api/today', { timeZone: ownZone() });
}

/** The contacts who need the user today. */
export function todayQuery(shell: ShellApi) {
  return apiQuery<Today>(shell, todayCall());
}
