import {
  FOLLOW_UP_DAYS,
  INTERACTION_OUTCOMES,
  type InteractionOutcome,
  shownText,
} from '@rapport/contracts';
import { useUnsavedText } from '@rapport/remote-api';
import { Button, Checkbox, Select, TextArea, TextField, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { localDay } from '../commitments/commitment-words.ts';
import { PromiseFields } from '../commitments/promise-fields.tsx';
import { useTypedPromises } from '../commitments/use-typed-promises.ts';
import { OUTCOME_WORDS } from '../contacts/outcome-words.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { type AskedMeeting, useMeetingOutcome } from './use-meeting-outcome.ts';

type Choice = InteractionOutcome | 'not-held' | '';

const CHOICES = [
  ...INTERACTION_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value].label })),
  { value: 'not-held', label: "Didn't take place" },
] as const;

/** Asks for the outcome of a meeting that has begun: one tap for the answer, and one for Done. */
export function AskOutcome({ meeting }: { meeting: AskedMeeting }) {
  const [choice, setChoice] = useState<Choice>('');
  const [followUpAt, setFollowUpAt] = useState(() => localDay(FOLLOW_UP_DAYS));
  const [followUpText, setFollowUpText] = useState('');
  const [notes, setNotes] = useState('');
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const isHeld = choice !== 'not-held';
  const there = meeting.people.filter(({ id }) => !isHeld || !absent.includes(id));
  const promised = useTypedPromises();
  const [promisedTo, setPromisedTo] = useState<string>();
  const whom = there.find(({ id }) => id === promisedTo) ?? there[0];
  const { save, cancel, pending, waits } = useMeetingOutcome(meeting);
  const hasNote = notes.trim() !== '' || promised.typed.length > 0;
  useUnsavedText((hasNote || followUpText.trim() !== '') && !waits);
  const done = () => {
    if (choice === '') return;
    if (choice === 'not-held') {
      const text = notes.trim() === '' ? `${meeting.title} didn't take place.` : notes.trim();
      cancel(
        hasNote && whom ? { contactId: whom.id, notes: text, commitments: promised.typed } : null,
      );
    } else {
      save({
        outcome: choice,
        ...(choice === 'follow_up_needed' && {
          followUpAt: followUpAt === '' ? null : followUpAt,
          followUpText: followUpText.trim() === '' ? null : followUpText.trim(),
        }),
        ...(notes.trim() !== '' && { notes: notes.trim() }),
        ...(absent.length > 0 && { contactIds: there.map(({ id }) => id) }),
        ...(promised.typed.length > 0 && {
          commitments: promised.typed,
          commitmentsWith: whom?.id ?? null,
        }),
      });
    }
  };
  if (waits) return <Waits role="status">Kept on this device; sent when you’re online.</Waits>;
  return (
    <Ask>
      <ChoiceChips<Choice>
        legend="How did it go?"
        options={CHOICES}
        value={choice}
        onValueChange={setChoice}
      />
      {choice === 'follow_up_needed' && (
        <Pair>
          <TextField
            label="What is promised"
            optional
            autoComplete="off"
            maxLength={320}
            value={followUpText}
            onChange={({ target }) => setFollowUpText(target.value)}
          />
          <TextField
            label="On"
            type="date"
            optional
            value={followUpAt}
            onChange={({ target }) => setFollowUpAt(target.value)}
          />
        </Pair>
      )}
      {choice !== '' && (
        <>
          {isHeld && meeting.people.length > 1 && (
            <There>
              <legend>Who was there?</legend>
              {meeting.people.map(({ id, displayName }) => (
                <Checkbox
                  key={id}
                  label={<span dir="auto">{shownText(displayName)}</span>}
                  checked={!absent.includes(id)}
                  onCheckedChange={(isThere) =>
                    setAbsent(isThere ? absent.filter((each) => each !== id) : [...absent, id])
                  }
                />
              ))}
            </There>
          )}
          <Note
            label="Note"
            optional
            {...(!isHeld && { hint: 'The meeting is removed. What you write here is kept.' })}
            rows={2}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
          <PromiseFields draft={promised} />
          {(isHeld ? promised.typed.length > 0 : hasNote) && there.length > 1 && whom && (
            <Select
              label={isHeld ? 'Promised between you and' : 'Keep it with'}
              options={there.map(({ id, displayName }) => ({
                value: id,
                label: shownText(displayName),
              }))}
              value={whom.id}
              onValueChange={setPromisedTo}
            />
          )}
        </>
      )}
      {choice !== '' && (
        <Button
          variant="primary"
          size="sm"
          pending={pending}
          disabled={(isHeld && there.length === 0) || promised.isLong}
          aria-label={`Done: ${meeting.title}`}
          onClick={done}
        >
          Done
        </Button>
      )}
    </Ask>
  );
}

const Ask = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  margin-top: ${theme.space[2]};
`;

const There = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${theme.space[1]};
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;

const Note = styled(TextArea)`
  width: 100%;
`;

const Waits = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[3]};
  width: 100%;
`;
