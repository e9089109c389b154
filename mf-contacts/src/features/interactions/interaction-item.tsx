import { type Interaction } from '@rapport/api-client';
import { Link } from '@rapport/remote-api/router';
import { Badge, media, RelativeTime, TextLink, theme } from '@rapport/shared-ui';
import { Ellipsis, Pencil, ThumbsUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { briefingRoute } from '../../contacts/contact-routes.ts';
import { isPlanned, plannedTime } from '../../contacts/planned-words.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { LazyAskOutcome } from '../../meetings/lazy-ask-outcome.tsx';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { durationWords, INTERACTION_WORDS } from './interaction-words.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { LongText } from '../../meetings/long-text.tsx';

interface InteractionItemProps {
  interaction: Interaction;
  /** Omitted if interactions are read-only. */
  onDelete?: (() => void) | undefined;
  /** Whether it's about to be removed. */
  leaving?: boolean;
  /** Whether the user can rate the briefing's tips for it. */
  rateable?: boolean;
}

/** An interaction: type, time, duration, notes, and outcome. */
export function InteractionItem({
  interaction,
  onDelete,
  leaving = false,
  rateable = false,
}: InteractionItemProps) {
  const { type, description, notes, duration, interactionDate, outcome, meeting } = interaction;
  const { label, icon: Icon } = INTERACTION_WORDS[type];
  const planned = isPlanned(interaction);
  return (
    <Moment $leaving={leaving}>
      <Mark>
        <Icon aria-hidden />
      </Mark>
      <Words>
        <Head>
          <strong>{label}</strong>
          <span>
            {planned ? (
              <time dateTime={interactionDate}>{plannedTime(new Date(interactionDate))}</time>
            ) : (
              <RelativeTime value={interactionDate} />
            )}
            {duration !== null && ` · ${durationWords(duration)}`}
          </span>
        </Head>
        {description !== null && <Subject dir="auto">{description}</Subject>}
        {meeting !== null && (
          <Place>
            <MeetingPlace meeting={meeting} besides={interaction.contactId} />
          </Place>
        )}
        {planned && meeting !== null && (
          <Place>
            <TextLink asChild size="sm">
              <Link to={briefingRoute(interaction.contactId, meeting.id)}>Open the briefing</Link>
            </TextLink>
          </Place>
        )}
        {meeting?.notes != null && <LongText>{meeting.notes}</LongText>}
        {notes !== null && <LongText>{notes}</LongText>}
        {!planned && meeting?.state === 'planned' && (
          <LazyAskOutcome meeting={{ ...meeting, title: description ?? label }} />
        )}
      </Words>
      <End>
        {planned && <Badge tone="info">Planned</Badge>}
        {interaction.imported === true && <Badge>Imported</Badge>}
        {!planned && outcome !== null && (
          <Badge tone={OUTCOME_WORDS[outcome].tone}>{OUTCOME_WORDS[outcome].label}</Badge>
        )}
        {onDelete && (
          <ItemMenu
            interaction={interaction}
            label={label}
            rateable={rateable}
            onDelete={onDelete}
          />
        )}
      </End>
    </Moment>
  );
}

interface ItemMenuProps {
  interaction: Interaction;
  label: string;
  rateable: boolean;
  onDelete: () => void;
}

function ItemMenu({ interaction, label, rateable, onDelete }: ItemMenuProps) {
  const { open } = useContactDialogs();
  return (
    <MenuButton
      size="sm"
      label={`More about this ${label.toLowerCase()}`}
      icon={<Ellipsis aria-hidden />}
      entries={[
        {
          label: 'Edit',
          icon: Pencil,
          onSelect: () => open({ kind: 'edit-interaction', interaction }),
        },
        ...(rateable
          ? [
              {
                label: 'Rate the tips',
                icon: ThumbsUp,
                onSelect: () => open({ kind: 'rate-tips', interactionId: interaction.id }),
              },
            ]
          : []),
        { label: 'Delete', icon: Trash2, onSelect: onDelete },
      ]}
    />
  );
}

const Moment = styled.li<{ $leaving: boolean }>`
  display: grid;
  grid-template-columns: ${theme.space[8]} minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[4]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  opacity: ${({ $leaving }) => ($leaving ? '0.5' : '1')};

  &:first-child {
    border-top: 0;
  }

  ${media.small} {
    grid-template-columns: ${theme.space[8]} minmax(0, 1fr);
  }

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.space[8]};
  height: ${theme.space[8]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.size.ring};
  min-width: 0;
  max-width: ${theme.size.measure};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: baseline;

  strong {
    font: ${theme.font.bodyStrong};
  }

  span {
    color: ${theme.color.textFaint};
    font: ${theme.font.caption};
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

const Subject = styled.p`
  overflow-wrap: anywhere;
`;

const End = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: ${theme.size.controlSm};
  margin-top: calc(-1 * ${theme.space[1]});

  ${media.enlarged} {
    flex-wrap: wrap;
  }

  ${media.small} {
    grid-column: -2;
    justify-content: space-between;
    margin-top: 0;

    &:empty {
      display: none;
    }
  }
`;
