import { api, type ContactSummary } from '@rapport/api-client';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ContactCommitments } from '../commitments/contact-commitments.tsx';
import { ContactAttention } from '../features/contact-attention/contact-attention.tsx';
import { NextActions } from '../features/next-actions/next-actions.tsx';
import { UnsentNote } from '../outbox/unsent-note.tsx';

interface AttentionProps {
  contact: ContactSummary;
  /** Shows the first step and collapses the others. */
  folded?: boolean;
}

/** The health of the relationship and the next steps. */
export function Attention({ contact, folded = false }: AttentionProps) {
  return (
    <Stack>
      <UnsentNote at={api.get('/api/contacts/{id}', { id: contact.id }).path} />
      <ContactAttention contactId={contact.id} />
      <ContactCommitments contact={contact} />
      <NextActions contact={contact} folded={folded} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
