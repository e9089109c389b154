import { api, type Today } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';

/** What day it is in this browser, for the API. */
export function todayCall() {
  return api.get('/api/today', { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}

/** Who needs the user today. */
export function todayQuery(shell: ShellApi) {
  return apiQuery<Today>(shell, todayCall());
}
