import {
  DIGEST_FAILURES,
  DIGEST_HOUR,
  type Digest,
  type DigestFailure,
  HOUR_CYCLES,
} from '../wire/digest.ts';
import { flag, moment, nullable, number, oneOf, orElse, record, text } from './decoder.ts';

const decodeFailure = /* @__PURE__ */ record<DigestFailure>({
  kind: oneOf(DIGEST_FAILURES),
  dueAt: moment,
  nextTryAt: nullable(moment),
  refusals: orElse(number, 0),
});

export const decodeDigest = /* @__PURE__ */ record<Digest>({
  enabled: flag,
  hour: orElse(number, DIGEST_HOUR),
  timeZone: nullable(text),
  hourCycle: orElse(oneOf(HOUR_CYCLES), 'h12'),
  email: nullable(text),
  lastSentAt: nullable(moment),
  nextAt: nullable(moment),
  available: orElse(flag, false),
  failure: orElse(nullable(decodeFailure), null),
});
