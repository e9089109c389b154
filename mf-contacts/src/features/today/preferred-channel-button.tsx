import { type TodayPerson, type TodayReach } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Button } from '@rapport/shared-ui';
import { ContactLocalTime } from '../../contact-details/contact-local-time.tsx';
import { preferenceText } from '../../guidance/preference-of.ts';
import { bestChannel, callLink } from './best-channel.ts';
import { WriteButton } from './write-button.tsx';

interface PreferredChannelButtonProps {
  person: TodayPerson;
  reach: TodayReach;
}

/** A link to the contact's preferred channel that's available here; nothing if they want none of these. */
export function PreferredChannelButton({ person, reach }: PreferredChannelButtonProps) {
  const phone = callLink(reach);
  const way = bestChannel(reach);
  if (way === null) return null;
  if (way !== 'call' || phone === null) return <WriteButton person={person} />;
  return (
    <Button asChild size="sm" variant="ghost">
      <a
        href={phone}
        aria-label={`Call ${nameInSentence(person.displayName)}`}
        data-contact={person.id}
      >
        Call
      </a>
    </Button>
  );
}

/** The stated preferences; if the channel is a call, also their local time. */
export function ReachLine({ reach }: Pick<PreferredChannelButtonProps, 'reach'>) {
  const { stated, timeZone, hours } = reach;
  const isCall = bestChannel(reach) === 'call';
  return (
    <>
      {' '}
      <span dir="auto">{stated.map(preferenceText).join('; ')}.</span>{' '}
      {isCall && <ContactLocalTime timeZone={timeZone} hours={hours} />}
    </>
  );
}
