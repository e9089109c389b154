import { useShellUser } from '@rapport/remote-api';
import { DataDeletion } from './data-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { type SettingsPageProps } from './settings-page-props.ts';
import { SettingsSection } from './settings-section.tsx';

/** What the person has stored: to take along, and to delete. */
export function YourData({ onDeleted }: Pick<SettingsPageProps, 'onDeleted'>) {
  const user = useShellUser();
  return (
    <>
      <SettingsSection
        title="Export my data"
        text="One file with your contacts, their interactions and assessments, and your own assessment. It is JSON, which people and programs can read."
      >
        <DataExport />
      </SettingsSection>
      <SettingsSection
        danger
        title="Delete my data"
        text="Removes everything you have stored in Rapport, for good, and signs you out. Export it first if you may need it again."
      >
        <DataDeletion email={user?.email ?? ''} onDeleted={onDeleted} />
      </SettingsSection>
    </>
  );
}
