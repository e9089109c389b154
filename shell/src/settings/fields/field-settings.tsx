import { type CustomField } from '@rapport/api-client';
import { CUSTOM_FIELD_LIMITS, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import {
  Alert,
  Button,
  ConfirmDialog,
  Skeleton,
  SkeletonGroup,
  theme,
  VisuallyHidden,
} from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callFailureText } from '../call-failure-text.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { Buttons, SettingsSection, SettingsText } from '../settings-section.tsx';
import { useSettingsAction } from '../use-settings-action.ts';
import { FieldDialog } from './field-dialog.tsx';
import { FieldList } from './field-list.tsx';
import { contactsHave } from './field-words.ts';
import { useCountOfField, useDeleteField, useFields, useMoveField } from './use-fields.ts';

const { perUser } = CUSTOM_FIELD_LIMITS;

/** The fields that a user adds to contacts: what each is, where it's shown, and their order. */
export function FieldSettings() {
  return (
    <SettingsSection
      title="Your own fields"
      text={`Up to ${perUser}, for what has no place yet. You can filter by them, and imports, exports, and merges have them, too.`}
    >
      <Fields />
    </SettingsSection>
  );
}

/** A field whose deletion is being confirmed, with the number of contacts that have a value; null if unknown. */
interface Doomed {
  field: CustomField;
  count: number | null;
}

function Fields() {
  const shell = useShellApi();
  const loaded = useFields();
  const { data: fields, error, isError } = loaded;
  const [edited, setEdited] = useState<CustomField | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  useSettingsAction('new-field', () => setEdited('new'));
  const addButton = useRef<HTMLButtonElement>(null);
  const countOf = useCountOfField();
  const deletion = useDeleteField();
  const { mutate: move } = useMoveField((thrown) =>
    setFailure({ title: "The order isn't saved", text: callFailureText(thrown) }),
  );

  if (fields === undefined) {
    if (!isError) {
      return (
        <SkeletonGroup label="Loading your fields">
          <Skeleton height={theme.size.touch} />
        </SkeletonGroup>
      );
    }
    return isOfOtherRelease(error) ? (
      <SettingsText>
        This Rapport is of an earlier release, without fields of your own.
      </SettingsText>
    ) : (
      <NotLoaded what="your fields" query={loaded} />
    );
  }

  async function remove({ field, count }: Doomed): Promise<void> {
    setFailure(null);
    try {
      // A value that the user wasn't asked about is never discarded.
      await deletion.mutateAsync({ id: field.id, discard: count !== 0 });
      setDoomed(null);
      shell.notify({ title: `${shownText(field.name)} is deleted` });
      addButton.current?.focus();
    } catch (thrown) {
      if (isRequestError(thrown) && thrown.code === 'CUSTOM_FIELD_IN_USE') {
        setDoomed({ field, count: await countOf(field.id, { test: 'set' }) });
        return;
      }
      setDoomed(null);
      setFailure({ title: "The field isn't deleted", text: callFailureText(thrown) });
    }
  }

  const isFull = fields.length >= perUser;
  return (
    <>
      {fields.length === 0 ? (
        <SettingsText>
          Add what you want to know about people, like when a contract ends or their coffee order.
        </SettingsText>
      ) : (
        <FieldList
          fields={fields}
          onMove={(field, position) => {
            setFailure(null);
            setNews(`${shownText(field.name)} is now ${position + 1} of ${fields.length}`);
            move({ id: field.id, position });
          }}
          onEdit={setEdited}
          onDelete={(field) => {
            setFailure(null);
            void countOf(field.id, { test: 'set' }).then((count) => setDoomed({ field, count }));
          }}
        />
      )}
      <Buttons>
        <Button
          ref={addButton}
          icon={<Plus aria-hidden />}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          New field
        </Button>
        {fields.length > 0 && (
          <SettingsText as="span">
            {fields.length} of {perUser}
            {isFull && ': delete one to add another'}
          </SettingsText>
        )}
      </Buttons>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {failure !== null && (
        <Alert tone="negative" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {edited !== null && (
        <FieldDialog
          field={edited === 'new' ? null : edited}
          others={fields.filter((each) => each !== edited).map(({ name }) => name)}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={`Delete the field “${shownText(doomed?.field.name ?? '')}”?`}
        confirmLabel="Delete field"
        cancelLabel="Keep it"
        pending={deletion.isPending}
        pendingLabel="Deleting..."
        onCancel={() => setDoomed(null)}
        onConfirm={() => doomed && void remove(doomed)}
      >
        {doomed !== null && consequence(doomed)}
      </ConfirmDialog>
    </>
  );
}

function consequence({ count }: Doomed): string {
  if (count === 0) return 'No contact has a value in it.';
  const who =
    count === null
      ? 'Contacts that have a value lose it'
      : `${contactsHave(count)} a value in it, which is deleted, too`;
  return `${who}. The contacts stay. This can't be undone.`;
}
