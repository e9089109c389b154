import { type Contact } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, media, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { type RefObject } from 'react';
import styled from 'styled-components';
import { Lede, PageTitle } from '../../ui/page-layout.ts';

interface AssessmentHeadProps {
  contact: Contact;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The contact of the page, and a link back to them. */
export function AssessmentHead({ contact, heading }: AssessmentHeadProps) {
  useDocumentTitle(`Assess ${nameInSentence(contact.displayName)}`);
  return (
    <header>
      <BackLink tone="muted" icon={<ChevronLeft aria-hidden />} asChild>
        <Link to={`/contacts/${contact.id}`}>Back to Contact</Link>
      </BackLink>
      <PageTitle ref={heading} tabIndex={-1}>
        What have you seen {nameInSentence(contact.displayName)} do?
      </PageTitle>
      <Lede>
        Think of the last few times you worked together. Choose what you saw more often. Each answer
        is saved as you go, with the Response Confidence you have set. Five answers are enough.
      </Lede>
      {contact.assessmentComplete && (
        <Complete>
          <p>This assessment is complete. Another answer counts once you complete it again.</p>
          <Button asChild>
            <Link to={`/contacts?selected=${contact.id}`}>See the result</Link>
          </Button>
        </Complete>
      )}
    </header>
  );
}

/** Aligns the tip of the chevron, not its box, with the title. */
const BackLink = styled(TextLink)`
  min-height: ${theme.size.control};
  margin-left: calc(-1 * ${theme.space[1]});
`;

const Complete = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.accentSoft};

  ${media.enlarged} {
    padding-inline: ${theme.space[2]};
  }
`;
