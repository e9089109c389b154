import { isOpenKind } from '@rapport/contracts';
import { Badge, Button, IconButton, TextField, theme } from '@rapport/shared-ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { dayWords, KIND_LABELS, localDay } from './commitment-words.ts';
import { isTooLong, type NoteMark } from './note-marks.ts';
import { type CommitmentDraft } from './use-commitment-draft.ts';
import { useFoundDays } from './use-found-days.ts';

/**
 * The marked pieces of a note, each with its day. If the words of a stored piece are gone, the user chooses what
 * happens to it.
 */
export function MarkList({ draft }: { draft: CommitmentDraft }) {
  const { marks, stored } = draft;
  if (marks.length + stored.length === 0) return null;
  return (
    <List aria-label="Marked in this note">
      {stored.map(({ commitment: { id, kind, text, dueOn }, isGone }) => (
        <Item key={id}>
          <Words>
            <Badge tone="info">{KIND_LABELS[kind]}</Badge> <span dir="auto">{text}</span>
            {dueOn !== null && <Day> · {dayWords(dueOn, localDay())}</Day>}
          </Words>
          {isGone && (
            <Gone text={text} onKeep={() => draft.keep(id)} onRemove={() => draft.forget(id)} />
          )}
        </Item>
      ))}
      {marks.map((mark) => (
        <MarkItem key={mark.key} mark={mark} draft={draft} />
      ))}
    </List>
  );
}

function MarkItem({ mark, draft }: { mark: NoteMark; draft: CommitmentDraft }) {
  const { key, kind, text, dueOn, isOffered } = mark;
  const label = KIND_LABELS[kind];
  if (isTooLong(text, kind)) {
    return (
      <Item>
        <Words>
          <Badge tone="warning">{label}</Badge> This line is too long to keep as one piece. Shorten
          it, or select a part of it.
        </Words>
      </Item>
    );
  }
  if (isOffered) {
    return (
      <Item>
        <Words>
          <Badge>{label}?</Badge> <span dir="auto">{text}</span>
        </Words>
        <Button
          size="sm"
          aria-label={`Mark as “${label}”: ${text}`}
          onClick={() => draft.change(key, { isOffered: false })}
        >
          Mark it
        </Button>
      </Item>
    );
  }
  return (
    <Item>
      <Words>
        <Badge tone="info">{label}</Badge> <span dir="auto">{text}</span>
      </Words>
      <IconButton
        size="sm"
        label={`Take off the mark: ${text}`}
        icon={<X aria-hidden />}
        onClick={() => draft.remove(mark)}
      />
      {draft.isGone(mark) && (
        <Gone
          text={text}
          onKeep={() => draft.keep(String(key))}
          onRemove={() => draft.remove(mark)}
        />
      )}
      {kind !== 'they_like' && isOpenKind(kind) && (
        <DueDay text={text} value={dueOn} onChange={(day) => draft.change(key, { dueOn: day })} />
      )}
    </Item>
  );
}

function Gone({
  text,
  onKeep,
  onRemove,
}: {
  text: string;
  onKeep: () => void;
  onRemove: () => void;
}) {
  return (
    <Below role="status">
      <span>Its words are no longer in the note.</span>
      <Button size="sm" aria-label={`Keep it: ${text}`} onClick={onKeep}>
        Keep it
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Remove it: ${text}`} onClick={onRemove}>
        Remove it
      </Button>
    </Below>
  );
}

interface DueDayProps {
  /** The text whose days are suggested. */
  text: string;
  /** Empty without a day. */
  value: string;
  onChange: (day: string) => void;
}

/** The due day of a promise: one tap for a day that its words name, or any other day. */
export function DueDay({ text, value, onChange }: DueDayProps) {
  const found = useFoundDays(text);
  const [isAsked, setAsked] = useState(false);
  const offered = found.filter(({ day }) => day !== value);
  return (
    <Below>
      {(isAsked || value !== '') && (
        <TextField
          label="By when?"
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {offered.map(({ day }) => (
        <Button key={day} size="sm" onClick={() => onChange(day)}>
          Due {dayWords(day, localDay())}?
        </Button>
      ))}
      {!isAsked && value === '' && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Choose a day: ${text}`}
          onClick={() => setAsked(true)}
        >
          Choose a day
        </Button>
      )}
    </Below>
  );
}

const List = styled.ul`
  display: grid;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Words = styled.p`
  overflow-wrap: anywhere;
`;

const Day = styled.span`
  color: ${theme.color.textMuted};
`;

const Below = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: end;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
