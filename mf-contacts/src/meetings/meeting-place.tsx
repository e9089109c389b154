import { type InteractionMeeting, isMeetingLink, shownText } from '@rapport/contracts';
import { TextLink } from '@rapport/shared-ui';
import { Fragment, type ReactNode } from 'react';

type Shown = Pick<InteractionMeeting, 'place' | 'link' | 'people'>;

interface MeetingPlaceProps {
  meeting: Shown;
  /** Whose page or row it is; only the others are named. */
  besides: string;
}

/** Where a meeting takes place, how to join it, and who else comes; nothing where none of that is known. */
export function MeetingPlace({ meeting: { place, link, people }, besides }: MeetingPlaceProps) {
  const others = people.filter(({ id }) => id !== besides);
  const parts: ReactNode[] = [];
  if (others.length > 0) {
    parts.push(`With ${others.map(({ displayName }) => shownText(displayName)).join(', ')}`);
  }
  if (place !== null) parts.push(shownText(place));
  if (link !== null && isMeetingLink(link)) {
    parts.push(
      <TextLink asChild size="sm">
        <a href={link} target="_blank" rel="noreferrer">
          {/^tel:/i.test(link) ? link.slice('tel:'.length) : 'Join'}
        </a>
      </TextLink>,
    );
  }
  return parts.map((part, place_) => (
    <Fragment key={place_}>
      {place_ > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
