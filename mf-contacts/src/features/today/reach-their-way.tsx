import { type TodayPerson, type TodayReach } from '@rapport/api-client';
import { nameInSentence, phoneLink, shownText, type StatedChannel } from '@rapport/contracts';
import { Button } from '@rapport/shared-ui';
import { TheirTime } from '../../contact-details/their-time.tsx';
import { WriteButton } from './write-button.tsx';

interface ReachTheirWayProps {
  person: TodayPerson;
  reach: TodayReach;
}

/** The way to someone that they like best and that can be taken from here; nothing where they want none of these. */
export function ReachTheirWay({ person, reach }: ReachTheirWayProps) {
  const phone = phoneOf(reach);
  const way = bestWay(reach, phone);
  if (way === null) return null;
  if (way !== 'call' || phone === null) return <WriteButton person={person} />;
  return (
    <Button asChild size="sm" variant="ghost">
      <a href={phone} aria-label={`Call ${nameInSentence(person.displayName)}`}>
        Call
      </a>
    </Button>
  );
}

/** What they said about it; before a call, their time too. */
export function ReachLine({ reach }: Pick<ReachTheirWayProps, 'reach'>) {
  const { says, timeZone, hours } = reach;
  const isCall = bestWay(reach, phoneOf(reach)) === 'call';
  return (
    <>
      {' '}
      <span dir="auto">{shownText(says.join('; '))}.</span>{' '}
      {isCall && <TheirTime timeZone={timeZone} hours={hours} />}
    </>
  );
}

const phoneOf = ({ primaryPhone, callNumbers }: TodayReach) =>
  primaryPhone === null ? null : phoneLink(primaryPhone, callNumbers);

/** Without a word about the ways, it's to write, as it is for everyone. */
function bestWay({ ways }: TodayReach, phone: string | null): StatedChannel | null {
  if (ways === null) return 'email';
  const open = ways.filter((way) => (way === 'call' ? phone !== null : WRITTEN.includes(way)));
  return open[0] ?? null;
}

const WRITTEN: readonly StatedChannel[] = ['email', 'message'];
