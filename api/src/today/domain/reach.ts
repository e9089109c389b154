import { waysToReach } from '@rapport/contracts';
import { type StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';
import { type TodayReachDto } from '../dto/today-reach.dto.ts';

/** How to reach someone, as far as it's known. */
export interface ReachFacts extends Pick<
  TodayReachDto,
  'primaryPhone' | 'callNumbers' | 'timeZone'
> {
  /** Current stated preferences. */
  stated: readonly StatedPreferenceDto[];
}

/** Returns a contact's stated channels and hours; null if they stated neither. */
export function reachOf({ stated, ...facts }: ReachFacts): TodayReachDto | null {
  const channel = stated.find(({ kind }) => kind === 'channel');
  const when = stated.find(({ kind }) => kind === 'when');
  const said = [channel, when].filter((each) => each !== undefined);
  if (said.length === 0) return null;
  return {
    ...facts,
    says: said.map(({ says }) => says),
    stated: said,
    ways: channel === undefined ? null : waysToReach(channel),
    hours:
      when === undefined
        ? null
        : { notOn: when.notOn, from: when.from, until: when.until, awayUntil: when.awayUntil },
  };
}
