import { CALENDAR_LIMITS, type CalendarFileResult, endpoints } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { Alert, Button } from '@rapport/shared-ui';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { CalendarProblems } from './calendar-problems.tsx';
import { Buttons } from './settings-section.tsx';
import { whatToDo } from './what-to-do.ts';

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
    if (file.size > CALENDAR_LIMITS.bytes * 0.9) {
      setPhase({ name: 'failed', why: 'The file is larger than 4.5 MB.' });
      return;
    }
    setPhase({ name: 'importing' });
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { text: textOf(await file.arrayBuffer()), timeZone };
      const result = await request(shell, endpoints.calendars.importFile(), { body });
      setPhase({ name: 'imported', result });
    } catch (error) {
      const isOfFile = isRequestError(error) && (error.status === 400 || error.status === 413);
      setPhase({ name: 'failed', why: isOfFile ? `${error.message}.` : whatToDo(error) });
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
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Nothing was imported">
          {phase.why}
        </Alert>
      )}
    </>
  );
}

/** Calendars are UTF-8 by their standard; older programs write UTF-16 or what Windows has. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function outcomeOf({ added, changed, unchanged, left }: CalendarFileResult): string {
  const known = unchanged + left;
  if (added + changed + known === 0) {
    return 'No event of the next 120 days, or of the last 30, has one of your contacts.';
  }
  const count = (number: number) => (number === 1 ? '1 meeting' : `${number} meetings`);
  return `${count(added)} added, ${changed} changed, ${known} known already.`;
}
