import {
  decodeDueByWeek,
  decodeEstimatesByCertainty,
  decodeInteractionsByMonth,
} from '../decode/decode-analytics.ts';
import { type AnalyticsQuery } from '../wire/analytics.ts';
import { endpoint, type } from './endpoint.ts';

/** Who is due, by week. */
export const due = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/analytics/due',
  query: { type: type<AnalyticsQuery>, fields: { timeZone: true } },
  decode: decodeDueByWeek,
  errors: ['VALIDATION_FAILED'],
});

/** Interactions of the last twelve months. */
export const interactions = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/analytics/interactions',
  query: { type: type<AnalyticsQuery>, fields: { timeZone: true } },
  decode: decodeInteractionsByMonth,
  errors: ['VALIDATION_FAILED'],
});

/** Estimates by how sure they are. */
export const estimates = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/analytics/estimates',
  decode: decodeEstimatesByCertainty,
  errors: [],
});
