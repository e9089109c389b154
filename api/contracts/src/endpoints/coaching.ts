import { decodeRecommendations } from '../decode/decode-coaching.ts';
import { endpoint } from './endpoint.ts';

/** All coaching cards, highest priority first. */
export const recommendations = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/coaching-recommendations',
  decode: decodeRecommendations,
  errors: [],
});
