import { DIGEST_HOUR, type Digest } from '../wire/digest.ts';
import { flag, moment, nullable, number, orElse, record, text } from './decoder.ts';

export const decodeDigest = /* @__PURE__ */ record<Digest>({
  enabled: flag,
  hour: orElse(number, DIGEST_HOUR),
  timeZone: nullable(text),
  email: nullable(text),
  lastSentAt: nullable(moment),
  nextAt: nullable(moment),
  available: orElse(flag, false),
});
