import { type CustomField } from '@rapport/api-client';
import {
  type DetailName,
  EMAIL_KINDS,
  LINK_KINDS,
  MOST_ADDRESSES,
  PHONE_KINDS,
  type OfKind,
} from '@rapport/contracts';
import {
  Button,
  Collapsible,
  IconButton,
  Select,
  TextArea,
  TextField,
  theme,
} from '@rapport/shared-ui';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { KIND_WORDS } from '../contacts/kind-words.ts';
import { EditLabelsDialog } from '../labels/edit-labels-dialog.tsx';
import { LabelPicker } from '../labels/label-picker.tsx';
import { CustomInput } from '../custom-fields/custom-inputs.tsx';
import { DetailInputs } from './detail-inputs.tsx';
import { hasMore, type MoreFields, type MoreProblems } from './more-fields.ts';
import { NOTES, ofNotes } from './notes.ts';
import { useOwnFields } from './use-own-fields.ts';

interface MoreInputsProps {
  more: MoreFields;
  problems: MoreProblems;
  /** The first phone; its field is above these. */
  primaryPhone: string;
  onChange: (more: MoreFields) => void;
  /** Content below a detail. */
  noteOf?: (name: DetailName) => ReactNode;
  /** Content below one of the user's own fields. */
  noteOfField?: (field: CustomField) => ReactNode;
}

/** A contact's further fields, collapsed until the user opens them or they have values. */
export function MoreInputs(props: MoreInputsProps) {
  const { more, problems, primaryPhone, onChange, noteOf, noteOfField } = props;
  const [open, setOpen] = useState(() => hasMore(more));
  const [editing, setEditing] = useState(false);
  const own = useOwnFields(more.custom);
  const set = (change: Partial<MoreFields>) => onChange({ ...more, ...change });
  const isOpen = open || Object.keys(problems).length > 0;
  return (
    <Collapsible label="More about this person" open={isOpen} onOpenChange={setOpen}>
      <Fields>
        <TextArea
          label="Pinned note"
          hint="Shown first, above everything else."
          rows={2}
          value={more.pinnedNote}
          error={problems['pinnedNote']}
          onChange={({ target }) => set({ pinnedNote: target.value })}
        />
        <Rows
          name="emails"
          what="email"
          kinds={EMAIL_KINDS}
          firstKind={more.emailKind}
          onFirstKind={(emailKind) => set({ emailKind })}
          rows={more.emails}
          problems={problems}
          onChange={(emails) => set({ emails })}
        />
        <Rows
          name="phones"
          what="phone"
          kinds={PHONE_KINDS}
          firstKind={more.phoneKind}
          onFirstKind={(phoneKind) => set({ phoneKind })}
          rows={more.phones}
          problems={problems}
          onChange={(phones) => set({ phones })}
        />
        <Rows
          name="links"
          what="link"
          kinds={LINK_KINDS}
          rows={more.links}
          problems={problems}
          onChange={(links) => set({ links })}
        />
        <TextField
          label="Birthday"
          hint="Like March 14, 1990, or March 14 without the year."
          name="birthday"
          autoComplete="off"
          autoCapitalize="words"
          value={more.birthday}
          error={problems['birthday']}
          onChange={({ target }) => set({ birthday: target.value })}
        />
        {NOTES.map(({ name, label }) => (
          <TextArea
            key={name}
            label={label}
            rows={2}
            value={more[name]}
            error={problems[name]}
            onChange={({ target }) =>
              set(ofNotes((each) => (each === name ? target.value : more[each])))
            }
          />
        ))}
        <DetailInputs
          details={more.details}
          problems={problems}
          phones={[primaryPhone, ...more.phones.map(({ value }) => value)]}
          onChange={(details) => set({ details })}
          own={{ fields: own.offered, onAddField: own.add }}
          {...(noteOf && { noteOf })}
        >
          {own.shown.map((field) => (
            <div key={field.id}>
              <CustomInput
                field={field}
                entry={more.custom[field.id] ?? { value: null }}
                error={problems[`custom.${field.id}`]}
                onChange={(entry) => {
                  // A cleared field stays, so that the user can type something else.
                  own.add(field);
                  set({ custom: { ...more.custom, [field.id]: entry } });
                }}
              />
              {noteOfField?.(field)}
            </div>
          ))}
        </DetailInputs>
        <LabelPicker
          ticked={new Map(more.labelIds.map((id) => [id, 'all']))}
          onChange={({ id }, ticked) => {
            const others = more.labelIds.filter((each) => each !== id);
            set({ labelIds: ticked ? [...others, id] : others });
          }}
          onEdit={() => setEditing(true)}
        />
      </Fields>
      {editing && <EditLabelsDialog onClose={() => setEditing(false)} />}
    </Collapsible>
  );
}

/** The keyboards that phones show for each kind of value. */
const KEYBOARDS = {
  emails: { inputMode: 'email', autoCapitalize: 'none' },
  phones: { inputMode: 'tel' },
  links: { inputMode: 'url', autoCapitalize: 'none' },
} as const;

interface RowsProps<Kind extends string> {
  name: keyof typeof KEYBOARDS;
  /** The noun in the singular. */
  what: string;
  kinds: readonly Kind[];
  /** The kind of the first one, whose field is above; links have none. */
  firstKind?: Kind;
  onFirstKind?: (kind: Kind) => void;
  rows: readonly OfKind<Kind>[];
  problems: MoreProblems;
  onChange: (rows: OfKind<Kind>[]) => void;
}

function Rows<Kind extends keyof typeof KIND_WORDS>({
  name,
  what,
  kinds,
  firstKind,
  onFirstKind,
  rows,
  problems,
  onChange,
}: RowsProps<Kind>) {
  const options = kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }));
  const title = what.charAt(0).toUpperCase() + what.slice(1);
  const first = kinds[0];
  return (
    <Group role="group" aria-label={`${title}s`}>
      {firstKind !== undefined && onFirstKind && (
        <Select
          label={`First ${what} is for`}
          options={options}
          value={firstKind}
          onValueChange={onFirstKind}
        />
      )}
      {rows.map((row, index) => {
        // The field of the first one is above.
        const number = index + (firstKind === undefined ? 1 : 2);
        const replace = (change: Partial<OfKind<Kind>>) =>
          onChange(rows.map((each, place) => (place === index ? { ...each, ...change } : each)));
        return (
          <Row key={index}>
            <TextField
              label={`${title} ${number}`}
              labelHidden
              placeholder={`${title} ${number}`}
              name={`${name}.${index}`}
              {...KEYBOARDS[name]}
              autoComplete="off"
              value={row.value}
              error={problems[`${name}.${index}`]}
              onChange={({ target }) => replace({ value: target.value })}
            />
            <Select
              label={`${title} ${number} is for`}
              labelHidden
              options={options}
              value={row.kind}
              onValueChange={(kind) => replace({ kind })}
            />
            <IconButton
              label={`Remove ${what} ${number}`}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(rows.filter((_, place) => place !== index))}
            />
          </Row>
        );
      })}
      {first !== undefined && rows.length < MOST_ADDRESSES - 1 && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...rows, { value: '', kind: first }])}
        >
          Add {what === 'email' ? 'an' : 'a'} {what}
        </Button>
      )}
    </Group>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[3]};
`;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  & > :not(button) {
    width: 100%;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(${theme.space[16]} * 1.75) auto;
  gap: ${theme.space[2]};
  align-items: start;
`;
