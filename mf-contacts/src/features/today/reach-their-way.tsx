import { type TodayPerson, type TodayReach } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Button } from '@rapport/shared-ui';
import { TheirTime } from '../../contact-details/their-time.tsx';
import { saidText } from '../../guidance/told.ts';
import { bestWay, callLink } from './best-way.ts';
import { WriteButton } from './write-button.tsx';

interface ReachTheirWayProps {
  person: TodayPerson;
  reach: TodayReach;
}

/** A link to the contact's preferred channel that's available here; nothing if they want none of these. */
export function ReachTheirWay({ person, reach }: ReachTheirWayProps) {
  const phone = callLink(reach);
  const way = bestWay(reach);
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

/** The stated preferences; if the channel is a call, also their local time. */
export function ReachLine({ reach }: Pick<ReachTheirWayProps, 'reach'>) {
  const { stated, timeZone, hours } = reach;
  const isCall = bestWay(reach) === 'call';
  return (
    <>
      {' '}
      <span dir="auto">{stated.map(saidText).join('; ')}.</span>{' '}
      {isCall && <TheirTime timeZone={timeZone} hours={hours} />}
    </>
  );
}
