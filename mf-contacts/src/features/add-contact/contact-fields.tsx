import { TextField, theme } from '@rapport/shared-ui';
import { type ComponentProps, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { LinkOffer } from '../../contact-fields/link-offer.tsx';
import {
  FIELD_LABELS,
  type ContactField,
  type ContactForm,
  type FieldErrors,
} from './contact-form.ts';

interface ContactFieldsProps {
  form: ContactForm;
  errors: FieldErrors;
  onChange: (field: ContactField, value: string) => void;
  /** Takes the name and the link apart that were typed as one. */
  onUseLink: (fields: Pick<ContactForm, 'displayName' | 'linkedinUrl'>) => void;
  nameField: Ref<HTMLInputElement>;
  /** Stands below the name, whose owner may be known already. */
  children: ReactNode;
}

const INPUTS: Record<ContactField, ComponentProps<'input'>> = {
  displayName: { required: true, autoComplete: 'off' },
  primaryEmail: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  primaryPhone: { type: 'tel', autoComplete: 'off' },
  organizationName: { autoComplete: 'off' },
  organizationTitle: { autoComplete: 'off' },
  linkedinUrl: { type: 'url', inputMode: 'url', autoComplete: 'off' },
};

/** The fields of a new contact, only one of them required. */
export function ContactFields({
  form,
  errors,
  onChange,
  onUseLink,
  nameField,
  children,
}: ContactFieldsProps) {
  const field = (name: ContactField) => (
    <TextField
      {...INPUTS[name]}
      ref={name === 'displayName' ? nameField : undefined}
      name={name}
      label={FIELD_LABELS[name]}
      optional={name !== 'displayName'}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
  return (
    <>
      <div>
        {field('displayName')}
        <LinkOffer form={form} onUse={onUseLink} />
        {children}
      </div>
      <Pairs>
        {field('primaryEmail')}
        {field('primaryPhone')}
        {field('organizationName')}
        {field('organizationTitle')}
      </Pairs>
      {field('linkedinUrl')}
    </>
  );
}

const Pairs = styled.div`
  display: grid;
  /* Two columns where each can hold about eighteen letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;
