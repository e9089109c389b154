import { useShellUser } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { DataDeletion } from './data-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { DataImport } from './data-import.tsx';
import { type SettingsPageProps } from './settings-page-props.ts';
import { Buttons, SettingsSection } from './settings-section.tsx';

/** The user's stored data: export and deletion. */
export function YourData({ onDeleted }: Pick<SettingsPageProps, 'onDeleted'>) {
  const user = useShellUser();
  return (
    <>
      <SettingsSection
        title="Export my data"
        text="Contacts as a table or as address cards, or everything with interactions and assessments in one file."
      >
        <DataExport />
      </SettingsSection>
      <SettingsSection
        title="Import contacts"
        text="From a spreadsheet, a phone, or another address book."
      >
        <DataImport />
      </SettingsSection>
      <SettingsSection
        title="Recently deleted"
        text="Deleted contacts stay for 30 days and can be restored, or removed for good right away."
      >
        <Buttons>
          <Button asChild icon={<Trash2 aria-hidden />}>
            <Link to="/contacts/deleted">Open Recently deleted</Link>
          </Button>
        </Buttons>
      </SettingsSection>
      <SettingsSection
        danger
        title="Delete my data"
        text="Removes everything you've stored in Rapport, for good, and signs you out. Export it first if you may need it again."
      >
        <DataDeletion email={user?.email ?? ''} onDeleted={onDeleted} />
      </SettingsSection>
    </>
  );
}
