import { linkInName, NAME_PARTS } from '@rapport/contracts';
import { Button, TextField, theme } from '@rapport/shared-ui';
import { type ComponentProps, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import {
  CONTACT_LABELS,
  type ContactField,
  type ContactFields,
  type ContactProblems,
  isNamePart,
  type NewContactFields,
} from './contact-fields.ts';
import { NamePartInputs } from './name-part-inputs.tsx';
import { type NameFields, shownNameParts, withDisplayName, withNamePart } from './name-fields.ts';
import { pastedContact } from './pasted-contact.ts';

interface ContactInputsProps {
  /** The values of the fields. The photo's field is shown only if it has a value. */
  values: NewContactFields & Partial<ContactFields>;
  problems: ContactProblems;
  onChange: (field: Exclude<ContactField, keyof NameFields>, text: string) => void;
  /** Receives the whole name: a change of a part changes the name, and a change of the name its parts. */
  onName: (name: NameFields) => void;
  /** Splits a name and a link that were typed together. */
  onUseLink: (fields: NameAndLink) => void;
  /** Receives the parts of a signature, or of a name with an address, that was pasted as the name. */
  onPasted?: (parts: Partial<NewContactFields>) => void;
  nameField?: Ref<HTMLInputElement>;
  /** Content below a field; `id` is for the element that describes the field. */
  noteOf?: (field: ContactField, id: string) => ReactNode;
  /** Content below the name. */
  children?: ReactNode;
}

type NameAndLink = Pick<ContactFields, 'displayName' | 'linkedinUrl'>;

const INPUTS: Record<ContactField, ComponentProps<'input'>> = {
  displayName: { required: true, autoCapitalize: 'words' },
  namePrefix: { autoCapitalize: 'words' },
  givenName: { autoCapitalize: 'words' },
  additionalNames: { autoCapitalize: 'words' },
  familyName: { autoCapitalize: 'words' },
  nameSuffix: { autoCapitalize: 'words' },
  primaryEmail: { type: 'email', inputMode: 'email' },
  primaryPhone: { type: 'tel', inputMode: 'tel' },
  organizationName: { autoCapitalize: 'words' },
  organizationTitle: { autoCapitalize: 'words' },
  linkedinUrl: { type: 'url', inputMode: 'url' },
  photoUrl: { type: 'url', inputMode: 'url' },
};

/** The fields of a contact. Only one of them is required. */
export function ContactInputs({
  values,
  problems,
  onChange,
  onName,
  onUseLink,
  onPasted,
  nameField,
  noteOf,
  children,
}: ContactInputsProps) {
  const parts = shownNameParts(values);
  const change = (name: ContactField, text: string) => {
    if (name === 'displayName') onName(withDisplayName(values, text));
    else if (isNamePart(name)) onName(withNamePart(values, name, text));
    else onChange(name, text);
  };
  const field = (name: ContactField) => {
    const noteId = `note-${name}`;
    const note = noteOf?.(name, noteId);
    return (
      <div>
        <TextField
          {...INPUTS[name]}
          ref={name === 'displayName' ? nameField : undefined}
          autoComplete="off"
          name={name}
          label={CONTACT_LABELS[name]}
          optional={name !== 'displayName' && !isNamePart(name)}
          value={isNamePart(name) ? parts[name] : (values[name] ?? '')}
          error={problems[name]}
          {...(note && { 'aria-describedby': noteId })}
          onChange={({ target }) => change(name, target.value)}
          onPaste={(event) => {
            if (name !== 'displayName' || !onPasted) return;
            const parts = pastedContact(event.clipboardData.getData('text'));
            // A text that's only a link is offered as one, see `LinkOffer`.
            if (parts?.primaryEmail === undefined && parts?.primaryPhone === undefined) return;
            // If the name had text before the paste, the user combines them.
            if (parts.displayName === undefined || values.displayName.trim() !== '') return;
            event.preventDefault();
            onPasted(parts);
          }}
        />
        {note}
      </div>
    );
  };
  return (
    <>
      <div>
        {field('displayName')}
        <LinkOffer values={values} onUse={onUseLink} />
        <NamePartInputs
          isNeeded={NAME_PARTS.some(
            (part) => problems[part] !== undefined || Boolean(noteOf?.(part, '')),
          )}
          field={field}
        />
        {children}
      </div>
      <Pairs>
        {field('primaryEmail')}
        {field('primaryPhone')}
        {field('organizationName')}
        {field('organizationTitle')}
      </Pairs>
      {field('linkedinUrl')}
      {values.photoUrl !== undefined && field('photoUrl')}
    </>
  );
}

interface LinkOfferProps {
  values: NameAndLink;
  /** Moves the address from the name to the link. */
  onUse: (fields: NameAndLink) => void;
}

/** Offers to use a web address that was pasted as the name as the link, and asks for the name instead. */
function LinkOffer({ values, onUse }: LinkOfferProps) {
  const found = linkInName(values.displayName);
  const link = found?.link ?? null;
  const current = values.linkedinUrl.trim();
  return (
    // Rendered while empty, because screen readers announce only later changes.
    <div role="status">
      {found && link !== null && (
        <Offer>
          <span>This is a web address, not a name.</span>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              const field = currentTarget.closest('form')?.elements.namedItem('displayName');
              onUse({ displayName: found.name, linkedinUrl: link });
              if (field instanceof HTMLElement) field.focus();
            }}
          >
            {current === '' || current === link
              ? 'Use this as the LinkedIn link'
              : 'Replace the LinkedIn link with this'}
          </Button>
        </Offer>
      )}
    </div>
  );
}

const Pairs = styled.div`
  display: grid;
  /* Two columns where each can hold about eighteen letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  color: ${theme.color.warningText};
  font: ${theme.font.caption};
`;
