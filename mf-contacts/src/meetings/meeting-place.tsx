import { type InteractionMeeting } from '@rapport/api-client';
import { phoneLink, shownText } from '@rapport/contracts';
import { TextLink } from '@rapport/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { profileLink } from '../contacts/safe-links.ts';

type Shown = Pick<InteractionMeeting, 'place' | 'link' | 'people'>;

interface MeetingPlaceProps {
  meeting: Shown;
  /** The contact of the page or row. Only the others are named. */
  besides: string;
}

/** The place of a meeting, the link to join it, and the other people. Renders nothing if there's none of that. */
export function MeetingPlace({ meeting: { place, link, people }, besides }: MeetingPlaceProps) {
  const others = people.filter(({ id }) => id !== besides);
  const parts: ReactNode[] = [];
  if (others.length > 0) {
    parts.push(`With ${others.map(({ displayName }) => shownText(displayName)).join(', ')}`);
  }
  if (place !== null) parts.push(shownText(place));
  const number = link !== null && /^tel:/i.test(link) ? link.slice('tel:'.length) : null;
  const href = number === null ? link && profileLink(link) : phoneLink(number);
  if (href !== null) {
    parts.push(
      <TextLink asChild size="sm">
        <a href={href} target="_blank" rel="noreferrer">
          {number ?? 'Join'}
        </a>
      </TextLink>,
    );
  }
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
