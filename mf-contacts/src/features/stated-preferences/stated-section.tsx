import { api, type ContactSummary, type StatedGuidance } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Button, Collapsible, IconButton, theme } from '@rapport/shared-ui';
import { Plus, X } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { learnedOnText } from '../../contacts/learned-on-text.ts';
import { preferenceText } from '../../guidance/preference-of.ts';
import { AnswerOffer } from './answer-offer.tsx';

interface StatedSectionProps extends ComponentProps<'section'> {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  stated: readonly StatedGuidance[];
  headingLevel: 2 | 3;
}

/** The stated preferences of a contact with their days, and once what the estimate would have said instead. */
export function StatedSection({ contact, stated, headingLevel, ...rest }: StatedSectionProps) {
  const id = useId();
  const { open } = useContactDialogs();
  const [isUnfolded, setUnfolded] = useState(false);
  const shell = useShellApi();
  const { mutate, isPending } = useMutation({
    mutationFn: (preferenceId: string) =>
      write(
        shell,
        api.delete('/api/stated-preferences/{contactId}/{id}', {
          contactId: contact.id,
          id: preferenceId,
        }),
      ),
    onSuccess: () => shell.notify({ title: 'Removed' }),
    onError: (error) =>
      shell.notify({
        title: "Couldn't remove this",
        description: writeFailure(error),
        variant: 'destructive',
      }),
  });
  const instead = [...new Set(stated.flatMap((each) => each.instead))];
  return (
    <section aria-labelledby={id} {...rest}>
      <Head>
        <Title id={id} as={headingLevel === 2 ? 'h2' : 'h3'}>
          What they told you
        </Title>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => open({ kind: 'stated-preference' })}
        >
          Add
        </Button>
      </Head>
      <List>
        {stated.map(({ preference, answers = null }) => (
          <li key={preference.id}>
            <p>
              <span dir="auto">{preferenceText(preference)}</span>
              <Day>{learnedOnText(preference.learnedOn)}</Day>
            </p>
            <IconButton
              size="sm"
              label={`Take off: ${preferenceText(preference)}`}
              icon={<X aria-hidden />}
              disabled={isPending}
              onClick={() => mutate(preference.id)}
            />
            {answers !== null && <AnswerOffer contact={contact} answers={answers} />}
          </li>
        ))}
      </List>
      {instead.length > 0 && (
        <Collapsible
          label="What the estimate would have said"
          open={isUnfolded}
          onOpenChange={setUnfolded}
        >
          <Instead>
            {instead.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Instead>
          <Hint>
            Left out everywhere, because {nameInSentence(contact.displayName)} said otherwise.
          </Hint>
        </Collapsible>
      )}
    </section>
  );
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

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[2]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

const Day = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Instead = styled.ul`
  padding-left: ${theme.space[4]};
  color: ${theme.color.textMuted};
  list-style: disc;
`;

const Hint = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
