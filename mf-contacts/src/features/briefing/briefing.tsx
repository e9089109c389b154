import { type Guidance, type WatchFor } from '@rapport/api-client';
import { Badge, Button, RelativeTime } from '@rapport/shared-ui';
import { Eye, PenLine } from 'lucide-react';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { dayText } from '../../contacts/day-text.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';
import { BasisChips, LogChip } from '../../guidance/basis-chips.tsx';
import { OWN_FIELDS } from '../../guidance/own-fields.ts';
import { PatternText } from '../../guidance/pattern-text.tsx';
import { LongText } from '../../meetings/long-text.tsx';
import {
  PART_LABELS,
  RELATIONS,
  STATED,
  type BriefingContent,
  WORKED,
} from './briefing-content.ts';
import { MeetingRows } from './briefing-meeting-rows.tsx';
import { onPaper } from './excerpt.ts';
import { BriefingNotes } from './briefing-notes.tsx';
import { OnPaper, OnScreen, Row, Say, Text, When } from './briefing-style.ts';

interface BriefingProps {
  content: BriefingContent;
  guidance: Guidance;
  /** Hides buttons, which are useless on paper. */
  isOnPaper?: boolean;
  /** Whether the page shows the time and place of the meeting above. */
  isBelowMeeting?: boolean;
}

/** A briefing in parts: the meeting and the user's own notes, what to say, and how certain that is. */
export function Briefing({
  content,
  guidance,
  isOnPaper = false,
  isBelowMeeting = false,
}: BriefingProps) {
  const { meeting, stated, pinnedNote, last, promises, toDo, sections, worked } = content;
  const noted = [
    { label: RELATIONS, lines: content.relations },
    { label: OWN_FIELDS, lines: content.ownFields },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <dl>
      {meeting !== null && (
        <MeetingRows
          meeting={meeting}
          reach={content.reach}
          isOnPaper={isOnPaper}
          isBelowMeeting={isBelowMeeting}
        />
      )}
      {stated.length > 0 && (
        <Row>
          <dt>{STATED}</dt>
          {stated.map(({ says, toldOn }) => (
            <dd key={says}>
              <Text>
                <p dir="auto">{says}</p>
              </Text>
              <LogChip>{toldOn}</LogChip>
            </dd>
          ))}
        </Row>
      )}
      {noted.map(({ label, lines }) => (
        <Row key={label}>
          <dt>{label}</dt>
          {lines.map((text) => (
            <dd key={text}>
              <Text>
                <p dir="auto">{text}</p>
              </Text>
              <LogChip>Your note</LogChip>
            </dd>
          ))}
        </Row>
      ))}
      {pinnedNote !== '' && (
        <Row>
          <dt>Pinned</dt>
          <dd>
            <Text>
              <OnScreen as="div">
                <LongText>{pinnedNote}</LongText>
              </OnScreen>
              <OnPaper as="p">{onPaper(pinnedNote)}</OnPaper>
            </Text>
            <LogChip>Your note</LogChip>
          </dd>
        </Row>
      )}
      {last !== null && (
        <Row>
          <dt>Last</dt>
          <dd>
            <Text>
              <When>
                {INTERACTION_LABELS[last.type]}{' '}
                <OnScreen>
                  <RelativeTime value={last.interactionDate} />
                </OnScreen>
                <OnPaper>{dayText(last.interactionDate)}</OnPaper>
                {last.outcome !== null && (
                  <Badge tone={OUTCOME_WORDS[last.outcome].tone}>
                    {OUTCOME_WORDS[last.outcome].label}
                  </Badge>
                )}
              </When>
              {last.notes !== '' && <BriefingNotes {...last} />}
            </Text>
            {last.notes !== '' && <LogChip>Your note</LogChip>}
          </dd>
        </Row>
      )}
      {promises.length > 0 && (
        <Row>
          <dt>Promised</dt>
          {promises.map(({ id, label, text, due }) => (
            <dd key={id}>
              <Text>
                <p>
                  {label}: <span dir="auto">{text}</span>
                  {due}
                </p>
              </Text>
              <LogChip>Your note</LogChip>
            </dd>
          ))}
        </Row>
      )}
      {toDo.length > 0 && (
        <Row>
          <dt>To do</dt>
          {toDo.map((title) => (
            <dd key={title}>
              <Text>{title}</Text>
            </dd>
          ))}
        </Row>
      )}
      {sections.map(({ part, lines }) => (
        <Row key={part}>
          <dt>{PART_LABELS[part]}</dt>
          {lines.map(({ text, words, tipId, basis }, index) => (
            <dd key={text}>
              <Text>
                {words !== null || part === 'open_with' ? (
                  <Say>{words === null ? text : <PatternText pieces={words} />}</Say>
                ) : (
                  <p>{text}</p>
                )}
                {words !== null && part === 'open_with' && !isOnPaper && (
                  <UseWords guidance={guidance} tipId={tipId} meeting={meeting} />
                )}
                {part === 'watch_for' && index === 0 && !isOnPaper && (
                  <SawIt watchFor={guidance.observe} />
                )}
              </Text>
              {basis === 'last_outcome' ? (
                <LogChip>Last outcome</LogChip>
              ) : (
                basis !== null && <BasisChips basis={basis} guidance={guidance} />
              )}
            </dd>
          ))}
        </Row>
      ))}
      {worked.length > 0 && (
        <Row>
          <dt>{WORKED}</dt>
          {worked.map((text) => (
            <dd key={text}>
              <Text>
                <p>{text}</p>
              </Text>
              <LogChip>Your log</LogChip>
            </dd>
          ))}
        </Row>
      )}
    </dl>
  );
}

/** Opens the opening words in the composer. */
function UseWords({
  guidance,
  tipId,
  meeting,
}: {
  guidance: Guidance;
  tipId: string | null;
  meeting: BriefingContent['meeting'];
}) {
  const { open, opening } = useContactDialogs();
  const tip = guidance.tips.find(({ id }) => id === tipId);
  return (
    <Button
      size="sm"
      icon={<PenLine aria-hidden />}
      pending={opening === 'compose'}
      onClick={() => open({ kind: 'compose', ...(tip && { tip }), meetingId: meeting?.id ?? null })}
    >
      Use these words
    </Button>
  );
}

/** Records an observation, which may settle an open letter. */
function SawIt({ watchFor }: { watchFor: WatchFor | null }) {
  const { open, opening } = useContactDialogs();
  if (watchFor === null) return null;
  return (
    <Button
      size="sm"
      icon={<Eye aria-hidden />}
      pending={opening === 'observation'}
      onClick={() => open({ kind: 'observation', watchFor, interactionId: null })}
    >
      I saw it
    </Button>
  );
}
