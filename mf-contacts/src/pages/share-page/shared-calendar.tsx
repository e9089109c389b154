import { type CalendarFileResult, api } from '@rapport/api-client';
import { CALENDAR_LIMITS } from '@rapport/contracts';
import { isRequestError, type ShellApi, useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { Alert, Button, ownZone } from '@rapport/shared-ui';
import { useState } from 'react';
import { Part, PartName } from './shared-part.ts';

type Phase =
  | { name: 'idle' | 'planning' }
  | { name: 'planned'; words: string }
  | { name: 'failed'; why: string };

interface SharedCalendarProps {
  file: File;
  onPlanned: () => void;
}

/** A calendar file, whose events with contacts become meetings. */
export function SharedCalendar({ file, onPlanned }: SharedCalendarProps) {
  const shell = useShellApi();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const plan = async () => {
    setPhase({ name: 'planning' });
    try {
      setPhase({ name: 'planned', words: outcomeOf(await sendCalendar(file, shell)) });
      onPlanned();
    } catch (error) {
      setPhase({ name: 'failed', why: reasonOf(error) });
    }
  };
  return (
    <Part aria-label={`Calendar file ${file.name}`}>
      <PartName dir="auto">{file.name}</PartName>
      <p>Events with your contacts become meetings.</p>
      {phase.name === 'planned' ? (
        <Alert tone="positive" role="status">
          {phase.words}
        </Alert>
      ) : (
        <Button variant="primary" pending={phase.name === 'planning'} onClick={() => void plan()}>
          Plan the meetings
        </Button>
      )}
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Nothing was planned">
          {phase.why}
        </Alert>
      )}
    </Part>
  );
}

function sendCalendar(file: File, shell: ShellApi): Promise<CalendarFileResult> {
  if (file.size > CALENDAR_LIMITS.bytes) return Promise.reject(new TooLarge());
  const { path, method } = api.post('/api/calendar-files');
  const body = new FormData();
  body.append('timeZone', ownZone());
  body.append('file', file, file.name);
  return shell.request<CalendarFileResult>(path, { method, body });
}

class TooLarge extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof TooLarge) return 'The file is larger than 5 MB.';
  const isOfFile = isRequestError(error) && [400, 413, 429].includes(error.status ?? 0);
  return isOfFile ? `${error.message.replace(/\.$/, '')}.` : writeFailure(error);
}

function outcomeOf({ added, changed, unchanged, left }: CalendarFileResult): string {
  const known = unchanged + left;
  if (added + changed + known === 0)
    return 'No event of the next 120 days, or of the last 30, has one of your contacts.';
  const count = added === 1 ? '1 meeting' : `${added} meetings`;
  return `${count} added, ${changed} changed, ${known} known already.`;
}
