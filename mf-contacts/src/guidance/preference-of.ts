import { type Guidance } from '@rapport/api-client';
import {
  type PreferenceKind,
  STATED_CHANNELS,
  type StatedChannel,
  shownText,
  type StatedPreference,
  statedText,
  waysToReach,
} from '@rapport/contracts';
import { hourCycle } from '@rapport/shared-ui';

/** A contact's stated preference of a kind that's still valid; null if there's none. */
export function preferenceOf(
  { stated = [] }: Pick<Guidance, 'stated'>,
  kind: PreferenceKind,
): StatedPreference | null {
  return stated.find(({ preference }) => preference.kind === kind)?.preference ?? null;
}

/** A preference in words, with its hours in the reader's format. */
export function preferenceText(preference: StatedPreference): string {
  return shownText(statedText(preference, hourCycle()));
}

/** The channels to reach a contact, the preferred one first, without those that they never want. */
export function channelsOf(guidance: Pick<Guidance, 'stated'>): readonly StatedChannel[] {
  const wish = preferenceOf(guidance, 'channel');
  return wish === null ? STATED_CHANNELS : waysToReach(wish);
}
