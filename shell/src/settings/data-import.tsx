import { api, type ImportSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { Link } from '@rapport/remote-api/router';
import { useQuery } from '@rapport/remote-api/query';
import { Button, RelativeTime } from '@rapport/shared-ui';
import { FileUp } from 'lucide-react';
import { Buttons, SettingsText } from './settings-section.tsx';

/** A link to the import, and the result of the last one. */
export function DataImport() {
  const shell = useShellApi();
  const { data: [last] = [] } = useQuery(apiQuery(shell, api.get('/api/imports')));
  return (
    <>
      <Buttons>
        <Button asChild icon={<FileUp aria-hidden />}>
          <Link to="/contacts/import">Import contacts</Link>
        </Button>
      </Buttons>
      {last && (
        <SettingsText>
          Last import: {last.fileName}, {outcomeOf(last)}, <RelativeTime value={last.createdAt} />.
          {last.undoneAt === null && ' You can undo it on the import page for a day.'}
        </SettingsText>
      )}
    </>
  );
}

function outcomeOf({ added, merged, undoneAt }: ImportSummary): string {
  if (undoneAt !== null) return 'undone';
  return `${added.toLocaleString('en-US')} added, ${merged.toLocaleString('en-US')} merged`;
}
