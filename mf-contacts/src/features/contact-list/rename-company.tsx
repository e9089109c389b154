import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { OrganizationDialog } from '../../bulk/organization-dialog.tsx';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { contactCountQuery } from '../../queries.ts';

interface RenameCompanyProps {
  company: string;
  view: ListView;
  onView: (view: ListView) => void;
  onClose: () => void;
}

/** Renames a company for everyone there, whatever else the list is filtered by. The list shows the new name. */
export function RenameCompany({ company, view, onView, onClose }: RenameCompanyProps) {
  const everyone = { ...WHOLE_LIST, company };
  const { data = null } = useQuery(contactCountQuery(useShellApi(), everyone, true));
  return (
    <OrganizationDialog
      count={data}
      target={{ matching: new URLSearchParams({ company }).toString() }}
      company={company}
      onClose={onClose}
      onDone={(name) => {
        onClose();
        onView({ ...view, company: name });
      }}
    />
  );
}
