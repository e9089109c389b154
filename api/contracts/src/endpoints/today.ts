import { decodeToday } from '../decode/decode-today.ts';
import { type TodayQuery } from '../wire/today.ts';
import { endpoint, type } from './endpoint.ts';

/** Who needs the user today: meetings, promised follow-ups, who is due, and what to watch for. */
export const one = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/today',
  query: { type: type<TodayQuery>, fields: { timeZone: true } },
  decode: decodeToday,
  errors: ['VALIDATION_FAILED'],
});
