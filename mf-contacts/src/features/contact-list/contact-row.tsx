import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { media, theme } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { assessmentRoute, FROM_LIST } from '../../contacts/contact-routes.ts';
import { detailLine } from '../../contacts/contact-text.ts';
import { type ListTotal } from '../../contacts/list-total.ts';
import { LazyRowFields } from './lazy-row-fields.tsx';
import { LazyFoundReach } from './lazy-found-reach.tsx';
import { PickBox } from './pick-box.ts';
import { RowDue, RowTime } from './row-times.tsx';
import { RowLabels } from './row-labels.tsx';
import { LogFromRow } from './log-from-row.tsx';

interface ContactRowProps {
  contact: ContactSummary;
  /** The path of the contact. */
  to: string;
  /** Its index among all contacts, from 0, and their total; null if unknown. */
  index: number;
  total: ListTotal | null;
  /** Distance from the top of the list, in px. */
  top: number;
  /** Whether a search found it, in which case the row has buttons to call and write. */
  isFound: boolean;
  /** The time in the second line: of the last change, or of the last contact. The tooltip has both. */
  time: 'update' | 'contact';
  selected: boolean;
  /** The row that Tab reaches; arrow keys lead to the others. */
  reachable: boolean;
  /** Whether it's selected; null while no contacts are being selected. */
  picked: boolean | null;
  ref?: Ref<HTMLLIElement>;
}

/** A contact in the list. The whole row opens it; the assessment link is separate. */
export const ContactRow = memo(function ContactRow({
  contact,
  to,
  index,
  total,
  top,
  isFound,
  time,
  selected,
  reachable,
  picked,
  ref,
}: ContactRowProps) {
  const id = useId();
  const tabIndex = reachable ? 0 : -1;
  const role = detailLine(contact);
  const done = contact.assessmentComplete ? 'Assessment Complete' : null;
  const state = contact.objectedAt === null ? done : 'Objected';
  return (
    <Row
      ref={ref}
      $selected={picked ?? selected}
      style={{ top }}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total?.known === 'exactly' ? total.count : -1}
    >
      {picked === null ? (
        <ContactAvatar contact={contact} size="sm" />
      ) : (
        <PickBox aria-hidden $checked={picked}>
          {picked && <Check />}
        </PickBox>
      )}
      <Text>
        <Line>
          <Name
            id={`${id}-name`}
            to={to}
            state={FROM_LIST}
            tabIndex={tabIndex}
            {...(picked === null
              ? { 'aria-current': selected ? ('true' as const) : undefined }
              : { role: 'checkbox', 'aria-checked': picked })}
            aria-describedby={`${id}-labels ${id}-role ${id}-due ${id}-fields ${id}-state ${id}-time`}
            title={shownText(contact.displayName)}
            dir="auto"
            data-row
          >
            {shownText(contact.displayName)}
          </Name>
          <RowLabels id={`${id}-labels`} labels={contact.labels ?? []} />
          <RowDue id={`${id}-due`} contact={contact} />
        </Line>
        <Line>
          <Role id={`${id}-role`} title={role} dir="auto">
            {role}
          </Role>
          <RowTime id={`${id}-time`} contact={contact} time={time} />
          <LogFromRow contact={contact} tabIndex={tabIndex} />
        </Line>
        <LazyRowFields id={`${id}-fields`} contact={contact} />
        <Foot>
          {state !== null && <State id={`${id}-state`}>{state}</State>}
          {contact.objectedAt === null && (
            <AssessmentLink
              to={assessmentRoute(contact.id)}
              tabIndex={picked === null ? tabIndex : -1}
              aria-describedby={`${id}-name`}
              aria-disabled={picked === null ? undefined : true}
              $open={!contact.assessmentComplete}
            >
              {contact.assessmentComplete ? 'View Assessment' : 'Take Assessment'}
            </AssessmentLink>
          )}
          {isFound && picked === null && <LazyFoundReach contact={contact} tabIndex={tabIndex} />}
        </Foot>
      </Text>
    </Row>
  );
});

const inset = `calc(${theme.space[2]} + ${theme.space[10]} + ${theme.space[2]})`;

const Row = styled.li<{ $selected: boolean }>`
  --ground: ${({ $selected }) => ($selected ? theme.color.accentSoft : theme.color.canvas)};
  position: absolute;
  right: 0;
  left: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: calc(1.25 * ${theme.space[1]}) ${theme.space[2]};
  border-radius: ${theme.radius.md};
  background: var(--ground);
  cursor: pointer;
  /* On narrow screens the header covers the top of the page. */
  scroll-margin: ${theme.space[2]} 0;

  ${media.narrow} {
    padding-block: ${theme.space[2]};
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
  min-width: 0;
`;

/** Shows all of its words: large text wraps to a second line. */
const Foot = styled(Line)`
  flex-wrap: wrap;
  row-gap: 0;
  min-height: ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  /* Under a finger the link keeps its distance from what opens the contact. */
  ${media.narrow} {
    min-height: ${theme.space[8]};
    margin-top: ${theme.space[2]};
    align-items: center;
  }
`;

const State = styled.span`
  min-width: 0;
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

/** Leaves room for the buttons that the row shows under the mouse. */
const Role = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const AssessmentLink = styled(Link)<{ $open: boolean }>`
  position: relative;
  min-width: 0;
  margin-left: ${({ $open }) => ($open ? '0' : 'auto')};
  color: ${({ $open }) => ($open ? theme.color.accentText : 'inherit')};
  font: inherit;
  font-weight: ${({ $open }) => ($open ? theme.weight.medium : 'inherit')};

  li:hover &,
  li:focus-within &,
  li:has([aria-current]) & {
    color: ${theme.color.accentText};
  }

  /* As high as a finger needs, also above and below its line. */
  ${media.narrow} {
    padding: calc(3.5 * ${theme.space[1]}) ${theme.space[2]};
    margin-block: calc(-1 * ${theme.space[1]});
    margin-left: ${({ $open }) => ($open ? `calc(-1 * ${theme.space[2]})` : 'auto')};

    &:last-child {
      margin-right: calc(-1 * ${theme.space[2]});
    }
  }
`;
