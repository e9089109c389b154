import { OPEN_REASONS, type OpenReasons } from '../quiz/open-reason.ts';
import { WORK_STYLE_LETTERS } from '../types.ts';
import { anyRecord, knownOr, type Decoder } from './decoder.ts';

export const openReason = /* @__PURE__ */ knownOr(OPEN_REASONS, null);

/** The reason of each open letter; one that only a newer API knows is left out. */
export const openReasons: Decoder<OpenReasons> = (value, at) => {
  const source = anyRecord(value, at);
  const read: OpenReasons = {};
  for (const letter of WORK_STYLE_LETTERS) {
    const reason = Object.hasOwn(source, letter) ? openReason(source[letter]) : null;
    if (reason !== null) read[letter] = reason;
  }
  return read;
};
