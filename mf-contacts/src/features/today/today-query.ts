import { api, type Today } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { ownZone } from '@rapport/shared-ui';

/** What day it is on the reader's calendar, for the API. */
export function todayCall() {
  return api.get('/api/today', { timeZone: ownZone() });
}

/** Who needs the user today. */
export function todayQuery(shell: ShellApi) {
  return apiQuery<Today>(shell, todayCall());
}
