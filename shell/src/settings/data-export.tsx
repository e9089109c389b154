import { api } from '@rapport/api-client';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { saveFile } from '@rapport/remote-api/save-file';
import { Alert, Button } from '@rapport/shared-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Buttons } from './settings-section.tsx';
import { callFailureText } from './call-failure-text.ts';

interface File {
  name: string;
  type: string;
  text: string;
}

interface Choice {
  label: string;
  failed: string;
  file: (shell: ShellApi) => Promise<File>;
}

const dated = (name: string, moment: string, extension: string) =>
  `${name}-${moment.slice(0, 'YYYY-MM-DD'.length)}.${extension}`;
const contactsFile = (extension: string) =>
  dated('rapport-contacts', new Date().toISOString(), extension);

const CHOICES: readonly Choice[] = [
  {
    label: 'Contacts, CSV',
    failed: "Couldn't export your contacts",
    file: async (shell) => ({
      name: contactsFile('csv'),
      type: 'text/csv',
      text: await request(shell, api.get('/api/export/contacts.csv')),
    }),
  },
  {
    label: 'Contacts, vCard',
    failed: "Couldn't export your contacts",
    file: async (shell) => ({
      name: contactsFile('vcf'),
      type: 'text/vcard',
      text: await request(shell, api.get('/api/export/contacts.vcf')),
    }),
  },
  {
    label: 'Everything, JSON',
    failed: "Couldn't export your data",
    file: async (shell) => {
      const data = await request(shell, api.get('/api/export'));
      return {
        name: dated('rapport-export', data.exportedAt, 'json'),
        type: 'application/json',
        text: JSON.stringify(data, null, 2),
      };
    },
  },
];

type Phase = { name: 'idle' } | { name: 'asking' | 'failed'; choice: Choice; why: string };

/** Downloads of the user's data. */
export function DataExport() {
  const shell = useShellApi();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });

  async function save(choice: Choice): Promise<void> {
    if (phase.name === 'asking') return;
    setPhase({ name: 'asking', choice, why: '' });
    try {
      const { name, type, text } = await choice.file(shell);
      saveFile(name, type, text);
      setPhase({ name: 'idle' });
      shell.notify({ title: `Saved as ${name}` });
    } catch (error) {
      setPhase({ name: 'failed', choice, why: callFailureText(error) });
    }
  }

  return (
    <>
      <Buttons>
        {CHOICES.map((choice) => (
          <Button
            key={choice.label}
            icon={<Download aria-hidden />}
            pending={phase.name === 'asking' && phase.choice === choice}
            pendingLabel="Preparing..."
            onClick={() => void save(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </Buttons>
      {phase.name === 'failed' && (
        <Alert tone="negative" title={phase.choice.failed}>
          {phase.why}
        </Alert>
      )}
    </>
  );
}
