import { api, type Undo } from '@rapport/api-client';
import { isRequestError, type ShellApi, useShellApi } from '@rapport/remote-api';
import { request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { failureReason, writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  Button,
  PartBoundary,
  Popover,
  type PopoverProps,
  TextLink,
  theme,
} from '@rapport/shared-ui';
import styled from 'styled-components';
import { List, Text, Title } from '../header/notification-parts.tsx';
import { doneWords, untilWords } from './undo-words.ts';

interface UndoPanelProps extends Required<Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>> {
  undos: readonly Undo[];
}

/** What can be undone, each with its end time and a button. */
export function UndoPanel({ undos, ...popover }: UndoPanelProps) {
  return (
    <Popover {...popover} label="Recent changes" align="end">
      <PartBoundary>
        <Title>Recent changes</Title>
        {undos.length === 0 && <Text role="status">Nothing is left to undo.</Text>}
        <List>
          {undos.map((undo) => (
            <Entry key={`${undo.kind} ${undo.id} ${undo.at}`} undo={undo} />
          ))}
        </List>
        <TextLink size="sm" asChild>
          <Link to="/contacts/deleted" onClick={() => popover.onOpenChange(false)}>
            Recently deleted
          </Link>
        </TextLink>
      </PartBoundary>
    </Popover>
  );
}

function Entry({ undo }: { undo: Undo }) {
  const shell = useShellApi();
  const words = doneWords(undo);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => carryOut(shell, undo),
    meta: UNTIL_SHOWN,
    onSuccess: () => shell.notify({ title: 'Undone', description: words }),
  });
  // It was changed since, or its time is over: a retry would fail, too.
  const isFinal = isRequestError(error) && (error.status === 404 || error.status === 409);
  return (
    <Line>
      <div>
        <span dir="auto">{words}</span>
        <Text>{untilWords(undo)}</Text>
        {error !== null && (
          <Failure role="alert">{isFinal ? failureReason(error) : writeFailure(error)}</Failure>
        )}
      </div>
      <Button
        size="sm"
        aria-label={`Undo: ${words}`}
        pending={isPending}
        disabled={isFinal}
        onClick={() => mutate()}
      >
        Undo
      </Button>
    </Line>
  );
}

function carryOut(shell: ShellApi, { kind, id, contactIds }: Undo): Promise<unknown> {
  switch (kind) {
    case 'merge':
      return request(shell, api.post('/api/contacts/{id}/unmerge', { id }));
    case 'deletion':
      return request(shell, api.post('/api/contacts/bulk'), {
        body: { ids: contactIds, change: 'restore' },
      });
    case 'import':
      return request(shell, api.post('/api/imports/{id}/undo', { id }));
    case 'calendar_file':
      return request(shell, api.post('/api/calendar-files/{id}/undo', { id }));
    case 'labels':
    case 'cadence':
    case 'organization':
      return request(shell, api.post('/api/undos/{id}', { id }));
    case 'meeting':
      return request(shell, api.post('/api/meetings/{id}/restore', { id }));
    default:
      return kind satisfies never;
  }
}

const Line = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  align-items: flex-start;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Failure = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
