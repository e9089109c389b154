import { type TodayMet } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { contactsRoute, FROM_LIST } from '../../contacts/contact-routes.ts';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';
import { Block } from './today-parts.tsx';
import { shortDay } from './today-words.ts';

interface RecentlyMetProps {
  recent: readonly TodayMet[];
  wide: boolean;
}

/** The people whom the user met recently, as a list or, on a phone, as a row of avatars. */
export function RecentlyMet({ recent, wide }: RecentlyMetProps) {
  return (
    <Block title="Recently met">
      <Met $wide={wide}>
        {recent.map(({ person, interactionId, type, description, interactionDate }) => {
          const name = shownText(person.displayName);
          return (
            <li key={interactionId}>
              <Person
                $wide={wide}
                to={contactsRoute({ selected: person.id })}
                state={FROM_LIST}
                aria-label={wide ? undefined : name}
              >
                <ContactAvatar contact={person} size={wide ? 'sm' : 'md'} aria-hidden />
                <Words>
                  <b dir="auto">{wide ? name : name.split(' ')[0]}</b>
                  {wide && description !== null && <span dir="auto">{description}</span>}
                </Words>
                <When>
                  {INTERACTION_LABELS[type]}, {shortDay(interactionDate)}
                </When>
              </Person>
            </li>
          );
        })}
      </Met>
    </Block>
  );
}

const Met = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'repeat(4, minmax(0, 1fr))')};
  gap: ${({ $wide }) => ($wide ? 0 : theme.space[2])};
  margin-top: ${theme.space[2]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    border-top: ${({ $wide }) => ($wide ? theme.size.hairline : 0)} solid
      ${theme.color.borderSubtle};
  }
`;

const Person = styled(Link)<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'auto minmax(0, 1fr) auto' : 'minmax(0, 1fr)')};
  gap: ${({ $wide }) => ($wide ? theme.space[3] : theme.space[1])};
  align-items: center;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'center')};
  padding: ${theme.space[2]} 0;
  color: ${theme.color.text};
  text-align: ${({ $wide }) => ($wide ? 'start' : 'center')};
  text-decoration: none;

  ${media.enlarged} {
    justify-items: start;
    text-align: start;
  }

  &:hover {
    text-decoration: none;
  }

  &:hover b {
    text-decoration: underline;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  max-width: 100%;

  /* Names are never cut off; a long one wraps to a second line. */
  b {
    font: ${theme.font.smallMedium};
    overflow-wrap: anywhere;
  }

  span {
    overflow: hidden;
    color: ${theme.color.textMuted};
    font: ${theme.font.caption};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const When = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;
