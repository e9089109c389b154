import { api, type Guidance, type WatchFor } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Badge, Button, RelativeTime } from '@rapport/shared-ui';
import { Eye, PenLine } from 'lucide-react';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { BasisChips, LogChip } from '../../guidance/basis-chips.tsx';
import { PatternText } from '../../guidance/pattern-text.tsx';
import { LongText } from '../../meetings/long-text.tsx';
import { PART_LABELS, type BriefingContent } from './briefing-content.ts';
import { BriefingNotes } from './briefing-notes.tsx';
import { Row, Own, Text, When, Say } from './briefing-style.ts';

interface BriefingProps {
  content: BriefingContent;
  guidance: Guidance;
  /** Paper has nothing to press. */
  isOnPaper?: boolean;
}

/** A briefing, part by part: what happened last, what is to do, what to say, and how sure that is. */
export function Briefing({ content, guidance, isOnPaper = false }: BriefingProps) {
  const { meeting, last, promises, toDo, sections } = content;
  return (
    <dl>
      {meeting !== null && <MeetingRows meeting={meeting} isOnPaper={isOnPaper} />}
      {last !== null && (
        <Row>
          <dt>Last</dt>
          <dd>
            <Text>
              <When>
                {INTERACTION_LABELS[last.type]} <RelativeTime value={last.interactionDate} />
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
          {promises.map(({ id, whose, text, due }) => (
            <dd key={id}>
              <Text>
                <p>
                  {whose}: <span dir="auto">{text}</span>
                  {due !== null && `, ${due}`}
                </p>
              </Text>
              <LogChip>Your note</LogChip>
            </dd>
          ))}
        </Row>
      )}
      {(toDo.length > 0 || promises.length === 0) && (
        <Row>
          <dt>To do</dt>
          {toDo.length === 0 ? (
            <dd>
              <Text>Nothing.</Text>
            </dd>
          ) : (
            toDo.map((title) => (
              <dd key={title}>
                <Text>{title}</Text>
              </dd>
            ))
          )}
        </Row>
      )}
      {sections.map(({ part, lines }) => (
        <Row key={part}>
          <dt>{PART_LABELS[part]}</dt>
          {lines.map(({ text, words, tipId, basis }, index) => (
            <dd key={text}>
              <Text>
                {part === 'open_with' ? (
                  <Say>{words === null ? text : <PatternText pieces={words} />}</Say>
                ) : (
                  <p>{text}</p>
                )}
                {words !== null && !isOnPaper && (
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
    </dl>
  );
}

interface MeetingRowsProps {
  meeting: NonNullable<BriefingContent['meeting']>;
  isOnPaper: boolean;
}

/** What the user noted before the meeting, or the way to note it. */
function MeetingRows({ meeting, isOnPaper }: MeetingRowsProps) {
  return (
    <>
      {meeting.lines.length === 0 && !isOnPaper && <NoLines meetingId={meeting.id} />}
      <OwnLines lines={meeting.lines} />
      {meeting.notes !== '' && (
        <Row>
          <dt>Notes</dt>
          <dd>
            <Text>
              <LongText>{meeting.notes}</LongText>
            </Text>
            <LogChip>Of this meeting</LogChip>
          </dd>
        </Row>
      )}
    </>
  );
}

function OwnLines({ lines }: Pick<NonNullable<BriefingContent['meeting']>, 'lines'>) {
  return lines.map(({ line, label, text }) => (
    <Row key={line}>
      <dt>{label}</dt>
      <dd>
        <Text>
          <Own dir="auto">{text}</Own>
        </Text>
        <LogChip>Your words</LogChip>
      </dd>
    </Row>
  ));
}

function NoLines({ meetingId }: { meetingId: string }) {
  const shell = useShellApi();
  const { open, opening } = useContactDialogs();
  const { data: meeting } = useQuery(
    apiQuery(shell, api.get('/api/meetings/{id}', { id: meetingId })),
  );
  if (!meeting || !isPlanned({ interactionDate: meeting.startsAt })) return null;
  return (
    <Row data-screen-only>
      <dt>This meeting</dt>
      <dd>
        <Text>
          <p>What do you want from it? What is new? What might they object to?</p>
        </Text>
        <Button
          size="sm"
          icon={<PenLine aria-hidden />}
          pending={opening === 'plan-meeting'}
          onClick={() => open({ kind: 'plan-meeting', meeting })}
        >
          Note it
        </Button>
      </dd>
    </Row>
  );
}

/** Opens the words to open with where they can be filled in and sent. */
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

/** Asks what was seen; it may settle an open letter. */
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
