import { type ContactSummary, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Badge, media, RelativeTime, theme, VisuallyHidden } from '@rapport/shared-ui';
import { CalendarClock } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { assessmentRoute, FROM_LIST } from '../../contacts/contact-routes.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { isDue } from '../../contacts/list-view.ts';

interface ContactRowProps {
  contact: ContactSummary;
  /** Where opening the contact leads. */
  to: string;
  /** Its place among all contacts, from 0, and how many there are; null while unknown. */
  index: number;
  total: number | null;
  /** Distance from the beginning of the list, in px. */
  top: number;
  /** The time at the right: of the last change, or of the last contact. */
  time: 'update' | 'contact';
  selected: boolean;
  /** The row that Tab reaches; arrow keys lead to the others. */
  reachable: boolean;
  ref?: Ref<HTMLLIElement>;
}

/** One contact in the list. The whole row opens it; the assessment link stands on its own. */
export const ContactRow = memo(function ContactRow({
  contact,
  to,
  index,
  total,
  top,
  time,
  selected,
  reachable,
  ref,
}: ContactRowProps) {
  const id = useId();
  const tabIndex = reachable ? 0 : -1;
  const role = roleLine(contact) || shownText(contact.primaryEmail ?? '') || 'No details yet';
  return (
    <Row
      ref={ref}
      $selected={selected}
      style={{ top }}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
    >
      <ContactAvatar contact={contact} size="sm" checked={contact.assessmentComplete} />
      <Text>
        <Line>
          <Name
            id={`${id}-name`}
            to={to}
            state={FROM_LIST}
            tabIndex={tabIndex}
            aria-current={selected ? 'true' : undefined}
            aria-describedby={`${id}-role ${id}-due ${id}-state ${id}-time`}
            title={shownText(contact.displayName)}
            dir="auto"
            data-row
          >
            {shownText(contact.displayName)}
          </Name>
          <Time id={`${id}-time`}>
            <RowTime contact={contact} time={time} />
          </Time>
        </Line>
        <Line>
          <Role id={`${id}-role`} title={role} dir="auto">
            {role}
          </Role>
          {isDue(contact) && (
            <Due id={`${id}-due`} plain tone="warning" icon={<CalendarClock aria-hidden />}>
              Due
            </Due>
          )}
        </Line>
        <Foot>
          <State
            id={`${id}-state`}
            plain
            tone={contact.assessmentComplete ? 'positive' : 'neutral'}
          >
            {contact.objectedAt !== null
              ? 'Objected'
              : contact.assessmentComplete
                ? 'Assessment Complete'
                : 'Not assessed'}
          </State>
          {contact.objectedAt === null && (
            <AssessmentLink
              to={assessmentRoute(contact.id)}
              tabIndex={tabIndex}
              aria-describedby={`${id}-name`}
            >
              {contact.assessmentComplete ? 'View Assessment' : 'Take Assessment'}
            </AssessmentLink>
          )}
        </Foot>
      </Text>
    </Row>
  );
});

function RowTime({ contact, time }: Pick<ContactRowProps, 'contact' | 'time'>) {
  if (time === 'update') return <RelativeTime value={contact.lastUpdateTime} />;
  if (contact.lastInteractionAt === null) return 'No contact yet';
  return (
    <>
      <VisuallyHidden>Last contact </VisuallyHidden>
      <RelativeTime value={contact.lastInteractionAt} />
    </>
  );
}

const inset = `calc(${theme.space[2]} + ${theme.space[10]} + ${theme.space[2]})`;

const Row = styled.li<{ $selected: boolean }>`
  --ground: ${({ $selected }) => ($selected ? theme.color.accentSoft : theme.color.canvas)};
  position: absolute;
  right: 0;
  left: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: calc(3.25 * ${theme.space[1]}) ${theme.space[2]};
  border-radius: ${theme.radius.md};
  background: var(--ground);
  cursor: pointer;
  /* On narrow screens the header covers the top of the page. */
  scroll-margin: ${theme.space[2]} 0;

  ${media.narrow} {
    scroll-margin: calc(${theme.size.header} + ${theme.space[2]}) 0 ${theme.space[4]};
  }

  &:not([aria-posinset='1'])::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${theme.space[2]};
    left: ${inset};
    height: ${theme.size.hairline};
    background: ${theme.color.borderSubtle};
    opacity: ${({ $selected }) => ($selected ? 0 : 1)};
  }

  /* The line under the selected row belongs to the row after it. */
  &:has([aria-current]) + &::before {
    opacity: 0;
  }

  ${media.hover} {
    &:hover {
      --ground: ${({ $selected }) => ($selected ? theme.color.accentSoft : theme.color.hover)};
    }
  }

  &:has([data-row]:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.ring});
  }

  /* The line would cut the ring. */
  &:has([data-row]:focus-visible)::before {
    opacity: 0;
  }
`;

const Text = styled.div`
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

const Foot = styled(Line)`
  align-items: center;
  min-height: calc(4.5 * ${theme.space[1]});
  gap: ${theme.space[1]};
  margin-top: calc(1.5 * ${theme.space[1]});
`;

const Name = styled(Link)`
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.text};
  font: ${theme.font.bodyStrong};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: none;
  }

  /* The row shows the focus. */
  &:focus-visible {
    outline: none;
  }

  /* Makes the whole row open the contact. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Time = styled.span`
  flex: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;

const Role = styled.div`
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Due = styled(Badge)`
  flex: none;
  /* Its icon has no baseline to share. */
  align-self: center;
`;

const State = styled(Badge)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const AssessmentLink = styled(Link)`
  position: relative;
  flex: none;
  font: ${theme.font.captionMedium};
  font-weight: ${theme.weight.medium};

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
    margin-block: calc(-1 * ${theme.space[3]});
  }
`;
