import { api, type ImportedCalendarFile } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, changeAnswer, write } from '@rapport/remote-api/api-query';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  Button,
  clockTime,
  dayInWords,
  RelativeTime,
  Skeleton,
  TextLink,
  theme,
} from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Buttons, SettingsText } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

interface ImportedFilesProps {
  /** The file that was just imported, which is expanded. */
  newest: string | null;
}

const SHOWN = 8;

/** The calendar files of the last day: what each of them added, and a way to undo it. */
export function ImportedFiles({ newest }: ImportedFilesProps) {
  const { data = [] } = useQuery(apiQuery(useShellApi(), api.get('/api/calendar-files')));
  if (data.length === 0) return null;
  return (
    <List aria-label="Imported files">
      {data.map((file) => (
        <ImportedFile key={file.id} file={file} isOpen={file.id === newest} />
      ))}
    </List>
  );
}

function ImportedFile({ file, isOpen }: { file: ImportedCalendarFile; isOpen: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  const isShown = (isOpen || unfolded) && file.undoneAt === null;
  return (
    <li>
      <div>
        <b>
          Imported <RelativeTime value={file.createdAt} />
        </b>
        <SettingsText>{whatCameIn(file)}</SettingsText>
      </div>
      {file.undoneAt === null && (
        <Buttons>
          {!isShown && <Button onClick={() => setUnfolded(true)}>Show meetings</Button>}
          <UndoFile file={file} />
        </Buttons>
      )}
      {isShown && <CameIn id={file.id} />}
    </li>
  );
}

function whatCameIn({ added, changed, canceled, undoneAt, kept }: ImportedCalendarFile): string {
  if (undoneAt !== null) {
    const rest = kept === null || kept === 0 ? '' : ` ${kept} stayed, because you changed them.`;
    return `Undone.${rest}`;
  }
  const parts = [`${added} added`, `${changed} changed`, `${canceled} canceled`];
  return `${parts.filter((part) => !part.startsWith('0 ')).join(', ')}.`;
}

function UndoFile({ file: { id, undoUntil } }: { file: ImportedCalendarFile }) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => write(shell, api.post('/api/calendar-files/{id}/undo', { id })),
    onSuccess: (undone) => {
      if (undone === null) return;
      changeAnswer(queries, api.get('/api/calendar-files'), (files) =>
        files.map((file) => (file.id === id ? undone : file)),
      );
      shell.notify({ title: 'Calendar file undone' });
    },
    onError: (error) =>
      shell.notify({
        title: "Couldn't undo the file",
        description: callFailureText(error),
        variant: 'destructive',
      }),
  });
  const until = new Date(undoUntil);
  return (
    <Button
      pending={isPending}
      pendingLabel="Undoing..."
      title={`Possible until ${dayInWords(until, DAY)}, ${clockTime(until)}`}
      onClick={() => mutate()}
    >
      Undo this file
    </Button>
  );
}

function CameIn({ id }: { id: string }) {
  const shell = useShellApi();
  const [whole, setWhole] = useState(false);
  const { data, isError } = useQuery(apiQuery(shell, api.get('/api/calendar-files/{id}', { id })));
  if (isError) return <SettingsText>Couldn't load the imported files.</SettingsText>;
  if (data === undefined) return <Skeleton shape="block" height="4rem" />;
  const rows = whole ? data.meetings : data.meetings.slice(0, SHOWN);
  return (
    <div>
      <Meetings aria-label="Meetings of this file">
        {rows.map(({ meeting }) => (
          <li key={meeting.id}>
            <time dateTime={meeting.startsAt}>
              {dayInWords(new Date(meeting.startsAt), DAY)}, {clockTime(new Date(meeting.startsAt))}
            </time>
            <span dir="auto">
              {shownText(meeting.title)}
              <small>{meeting.people.map((each) => shownText(each.displayName)).join(', ')}</small>
            </span>
          </li>
        ))}
      </Meetings>
      <Buttons>
        {rows.length < data.meetings.length && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show {data.meetings.length - rows.length} more
          </Button>
        )}
        <TextLink asChild size="sm">
          <Link to="/contacts/meetings">All meetings</Link>
        </TextLink>
      </Buttons>
    </div>
  );
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  & > li {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

const Meetings = styled.ul`
  margin-bottom: ${theme.space[2]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    font: ${theme.font.small};
    overflow-wrap: anywhere;
  }

  time,
  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }

  small {
    display: block;
  }
`;
