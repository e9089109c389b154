import { PREFERENCE_KINDS, statedPreference, statedText } from '@rapport/contracts';
import { hourCycle } from '@rapport/shared-ui';

/** A stated preference in one sentence; empty if it consists only of the user's own words. */
export function statedWords(record: Readonly<Record<string, unknown>>): string {
  const kind = PREFERENCE_KINDS.find((each) => each === record['kind']);
  if (kind === undefined || kind === 'other') return '';
  const text = kind === 'topic' ? String(record['text'] ?? '') : null;
  return statedText(statedPreference(kind, Object(record['value']), text), hourCycle());
}
