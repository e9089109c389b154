import { api, type ContactSummary, type Relation } from '@rapport/api-client';
import { relationWords, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Button, IconButton, TextLink, theme } from '@rapport/shared-ui';
import { Plus, X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { contactRoute } from '../../contacts/contact-routes.ts';

interface RelationsSectionProps extends ComponentProps<'section'> {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  relations: readonly Relation[];
  headingLevel: 2 | 3;
}

/** What a contact is to other contacts, each with a link to them. Removing one can be undone. */
export function RelationsSection({
  contact,
  relations,
  headingLevel,
  ...rest
}: RelationsSectionProps) {
  const id = useId();
  const { open } = useContactDialogs();
  const remove = useRemoveRelation(contact.id);
  return (
    <section aria-labelledby={id} {...rest}>
      <Head>
        <Title id={id} as={headingLevel === 2 ? 'h2' : 'h3'}>
          Relations
        </Title>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => open({ kind: 'relation' })}
        >
          Add
        </Button>
      </Head>
      <List>
        {relations.map((relation) => {
          const { other } = relation;
          return (
            <li key={relation.id}>
              <ContactAvatar contact={other} size="sm" aria-hidden />
              <p dir="auto">
                {capitalized(shownText(relationWords(relation)))}{' '}
                <TextLink asChild>
                  <Link to={contactRoute(other.id)} dir="auto">
                    {shownText(other.displayName)}
                  </Link>
                </TextLink>
              </p>
              <IconButton
                size="sm"
                label={`Remove: ${shownText(relation.says)}`}
                icon={<X aria-hidden />}
                disabled={remove.isPending}
                onClick={() => remove.mutate(relation)}
              />
            </li>
          );
        })}
      </List>
    </section>
  );
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Removes relations of a contact, and offers to undo it. */
function useRemoveRelation(contactId: string) {
  const shell = useShellApi();
  const failed = (title: string) => (error: Error) =>
    shell.notify({ title, description: writeFailure(error), variant: 'destructive' });
  const { mutate: restore } = useMutation({
    mutationFn: ({ kind, words, reverseWords, other }: Relation) =>
      write(shell, api.post('/api/relations/{contactId}', { contactId }), {
        body: { otherId: other.id, kind, words, reverseWords },
      }),
    onSuccess: (_, { says }) => shell.notify({ title: `Restored: ${shownText(says)}` }),
    onError: failed("Couldn't undo this"),
  });
  return useMutation({
    mutationFn: ({ id }: Relation) =>
      write(shell, api.delete('/api/relations/{contactId}/{id}', { contactId, id })),
    onSuccess: (_, relation) =>
      shell.notify({
        title: `Removed: ${shownText(relation.says)}`,
        action: { label: 'Undo', onSelect: () => restore(relation) },
      }),
    onError: failed("Couldn't remove this"),
  });
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
`;

const Title = styled.h2`
  font: ${theme.font.heading};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space[2]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;
