import { type CalendarFileResult, api } from '@rapport/api-client';
import { CALENDAR_LIMITS } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { Alert, Button, ownZone } from '@rapport/shared-ui';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { CalendarProblems } from './calendar-problems.tsx';
import { ImportedFiles } from './imported-files.tsx';
import { Buttons } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

type Phase =
  | { name: 'idle' | 'importing' }
  | { name: 'imported'; result: CalendarFileResult }
  | { name: 'failed'; why: string };

/** Imports the events with contacts of an .ics file. */
export function CalendarFile() {
  const shell = useShellApi();
  const input = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  async function importFile(file: File): Promise<void> {
    if (file.size > CALENDAR_LIMITS.bytes) {
      setPhase({ name: 'failed', why: 'The file is larger than 5 MB.' });
      return;
    }
    setPhase({ name: 'importing' });
    try {
      const { path, method } = api.post('/api/calendar-files');
      const body = new FormData();
      body.append('timeZone', ownZone());
      body.append('file', file, file.name);
      const result = await shell.request<CalendarFileResult>(path, { method, body });
      setPhase({ name: 'imported', result });
    } catch (error) {
      const isOfFile = isRequestError(error) && [400, 413, 429].includes(error.status ?? 0);
      setPhase({
        name: 'failed',
        why: isOfFile ? `${error.message.replace(/\.$/, '')}.` : callFailureText(error),
      });
    }
  }

  return (
    <>
      <Buttons>
        <Button
          icon={<FileUp aria-hidden />}
          pending={phase.name === 'importing'}
          pendingLabel="Importing..."
          onClick={() => input.current?.click()}
        >
          Choose an .ics file
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".ics,text/calendar"
          aria-label="Calendar file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void importFile(file);
          }}
        />
      </Buttons>
      {phase.name === 'imported' && (
        <Alert tone="positive" role="status">
          {outcomeOf(phase.result)}
        </Alert>
      )}
      {phase.name === 'imported' && <CalendarProblems problems={phase.result.problems} />}
      <ImportedFiles newest={phase.name === 'imported' ? (phase.result.id ?? null) : null} />
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Nothing was imported">
          {phase.why}
        </Alert>
      )}
    </>
  );
}

function outcomeOf({ added, changed, unchanged, left }: CalendarFileResult): string {
  const known = unchanged + left;
  if (added + changed + known === 0) {
    return 'No event of the next 120 days, or of the last 30, has one of your contacts.';
  }
  const count = (number: number) => (number === 1 ? '1 meeting' : `${number} meetings`);
  return `${count(added)} added, ${changed} changed, ${known} known already.`;
}
