import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@rapport/shared-ui';
import {
  Bookmark,
  BookmarkPlus,
  Building,
  Cake,
  Check,
  ContactRound,
  FileDown,
  FileUp,
  ListChecks,
  Merge,
  Pencil,
  Trash2,
  X,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import {
  datesRoute,
  deletedRoute,
  duplicatesRoute,
  importRoute,
} from '../../contacts/contact-routes.ts';
import { exportContacts } from '../../contacts/export-contacts.ts';
import { type ListView, WHOLE_LIST } from '../../contacts/list-view.ts';
import { EditViewsDialog } from '../../saved-views/edit-views-dialog.tsx';
import { savedViewOf, viewOfQuery } from '../../saved-views/view-of-query.ts';
import { savedViewsQuery } from '../../saved-views/view-queries.ts';
import { RenameCompany } from './rename-company.tsx';
import { SaveNamedView } from './save-named-view.tsx';
import { viewParts } from './view-words.ts';

interface ListMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: ListView;
  onView: (view: ListView) => void;
  /** Starts selecting contacts. */
  onPick: () => void;
}

/** More actions for the list, and its saved views. */
export function ListMenu({ view, onView, onPick, ...menu }: ListMenuProps) {
  const shell = useShellApi();
  const navigate = useNavigate();
  const { data: views = [] } = useQuery(savedViewsQuery(shell));
  const [dialog, setDialog] = useState<'save' | 'edit' | 'rename' | null>(null);
  const close = () => setDialog(null);
  const isWhole = view.search.trim() === '' && viewParts(view).length === 0;
  const shown = isWhole ? undefined : savedViewOf(views, view);
  return (
    <>
      <DropdownMenu {...menu} align="end">
        {views.length > 0 && <DropdownMenuLabel>Saved views</DropdownMenuLabel>}
        {views.map((saved) => (
          <DropdownMenuItem
            key={saved.id}
            icon={saved === shown ? <Check aria-hidden /> : <Bookmark aria-hidden />}
            aria-current={saved === shown ? true : undefined}
            onSelect={() => onView(viewOfQuery(saved.query))}
          >
            <span dir="auto">{shownText(saved.name)}</span>
          </DropdownMenuItem>
        ))}
        {shown !== undefined && (
          <DropdownMenuItem icon={<X aria-hidden />} onSelect={() => onView(WHOLE_LIST)}>
            Leave this view
          </DropdownMenuItem>
        )}
        {!isWhole && shown === undefined && (
          <DropdownMenuItem icon={<BookmarkPlus aria-hidden />} onSelect={() => setDialog('save')}>
            Save this view
          </DropdownMenuItem>
        )}
        {views.length > 0 && (
          <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setDialog('edit')}>
            Edit saved views
          </DropdownMenuItem>
        )}
        {(views.length > 0 || !isWhole) && <DropdownMenuSeparator />}
        {view.company !== null && (
          <DropdownMenuItem icon={<Building aria-hidden />} onSelect={() => setDialog('rename')}>
            Rename company
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<ListChecks aria-hidden />} onSelect={onPick}>
          Select contacts
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Cake aria-hidden />} onSelect={() => void navigate(datesRoute())}>
          Birthdays and dates
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Merge aria-hidden />}
          onSelect={() => void navigate(duplicatesRoute())}
        >
          Possible duplicates
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Trash2 aria-hidden />}
          onSelect={() => void navigate(deletedRoute())}
        >
          Recently deleted
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<FileUp aria-hidden />}
          onSelect={() => void navigate(importRoute())}
        >
          Import contacts
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<FileDown aria-hidden />}
          onSelect={() => exportContacts(shell, 'csv')}
        >
          Export all as CSV
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<ContactRound aria-hidden />}
          onSelect={() => exportContacts(shell, 'vcf')}
        >
          Export all as vCard
        </DropdownMenuItem>
      </DropdownMenu>
      {dialog === 'save' && <SaveNamedView view={view} onClose={close} />}
      {dialog === 'edit' && <EditViewsDialog onClose={close} />}
      {dialog === 'rename' && view.company !== null && (
        <RenameCompany company={view.company} view={view} onView={onView} onClose={close} />
      )}
    </>
  );
}
