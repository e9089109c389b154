import { type ContactSummary } from '@rapport/contracts';
import { pageFailure } from '@rapport/remote-api/failures';
import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { EditContactForm } from './edit-contact-form.tsx';
import { useContactVersion } from './use-contact-version.ts';

interface EditContactDialogProps {
  contact: Pick<ContactSummary, 'id'>;
  onClose: () => void;
}

/** Edits a contact, beginning with what is stored at this moment. */
export function EditContactDialog({ contact, onClose }: EditContactDialogProps) {
  const { data, error, isFetching, refetch } = useContactVersion(contact.id);
  if (data !== undefined) return <EditContactForm version={data} onClose={onClose} />;
  return (
    <FormDialog
      title="Edit contact"
      saveLabel="Save changes"
      saveDisabled
      pending={false}
      unsaved={false}
      discardTitle=""
      onSubmit={() => {}}
      onClose={onClose}
    >
      {error === null ? (
        <SkeletonGroup label="Loading contact">
          <Fields>
            {['name', 'mail', 'company', 'link'].map((field) => (
              <Skeleton key={field} height={theme.size.touch} />
            ))}
          </Fields>
        </SkeletonGroup>
      ) : (
        <LoadFailed
          what="The contact"
          message={pageFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
    </FormDialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;
