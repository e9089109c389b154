import { endpoints } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { Alert, Button } from '@rapport/shared-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file.ts';
import { Buttons } from './settings-section.tsx';
import { whatToDo } from './what-to-do.ts';

type Phase =
  { name: 'idle' | 'asking' } | { name: 'saved'; file: string } | { name: 'failed'; why: string };

/** Everything that the product holds of the person, as a file of their own. */
export function DataExport() {
  const { request } = useShellApi();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  async function save(): Promise<void> {
    setPhase({ name: 'asking' });
    try {
      const { path, decode } = endpoints.user.exportData();
      const data = await request<unknown>(path);
      const file = `rapport-export-${decode(data).exportedAt.slice(0, 10)}.json`;
      saveFile(file, 'application/json', JSON.stringify(data, null, 2));
      setPhase({ name: 'saved', file });
    } catch (error) {
      setPhase({ name: 'failed', why: whatToDo(error) });
    }
  }

  return (
    <>
      <Buttons>
        <Button
          icon={<Download aria-hidden />}
          pending={phase.name === 'asking'}
          pendingLabel="Preparing..."
          onClick={() => void save()}
        >
          Export my data
        </Button>
      </Buttons>
      {phase.name === 'saved' && <Alert tone="positive">Saved as {phase.file}.</Alert>}
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Your data was not exported">
          {phase.why}
        </Alert>
      )}
    </>
  );
}
