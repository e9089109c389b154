import { waysToReach } from '@rapport/contracts';
import { type StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';
import { type TodayReachDto } from '../dto/today-reach.dto.ts';

/** What is known of how to reach someone. */
export interface ReachFacts extends Pick<
  TodayReachDto,
  'primaryPhone' | 'callNumbers' | 'timeZone'
> {
  /** What they said they like, as far as it holds. */
  stated: readonly StatedPreferenceDto[];
}

/** How someone said they want to be reached, and when; null where they said neither. */
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
