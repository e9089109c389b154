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

/** What a contact said of a kind, as far as it holds; null for nothing. */
export function told(
  { stated = [] }: Pick<Guidance, 'stated'>,
  kind: PreferenceKind,
): StatedPreference | null {
  return stated.find(({ preference }) => preference.kind === kind)?.preference ?? null;
}

/** A preference in words, with its hours as the reader counts them. */
export function saidText(preference: StatedPreference): string {
  return shownText(statedText(preference, hourCycle()));
}

/** The ways to reach a contact, the most welcome first, without those that they never want. */
export function waysOf(guidance: Pick<Guidance, 'stated'>): readonly StatedChannel[] {
  const wish = told(guidance, 'channel');
  return wish === null ? STATED_CHANNELS : waysToReach(wish);
}
