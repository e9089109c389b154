import { Link } from '@rapport/remote-api/router';
import { media, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft, UserRound } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { Lede, PageTitle } from '../../page-column.ts';
import { type LoadedView } from './use-self-assessment.ts';

interface SelfAssessmentHeadProps {
  view: LoadedView;
  heading: RefObject<HTMLHeadingElement | null>;
  actions: ReactNode;
}

/** What the page is about, and whose assessment it is. */
export function SelfAssessmentHead({ view, heading, actions }: SelfAssessmentHeadProps) {
  return (
    <Head>
      <Words>
        {view.name === 'questions' && view.hasResult && (
          <TextLink tone="muted" icon={<ChevronLeft aria-hidden />} asChild>
            <Link to="/my-assessment">Back to Results</Link>
          </TextLink>
        )}
        <PageTitle ref={heading} tabIndex={-1}>
          {view.name === 'result' ? 'Your results' : 'My Assessment'}
        </PageTitle>
        <Lede>
          {view.name === 'result'
            ? 'Each mark shows where your answers landed between two ways of working. The shaded middle, 31 to 69, means you use both.'
            : 'Think of a usual working month and choose what you do more often. There are no better answers, and you can change them later.'}
        </Lede>
        {view.name === 'questions' && view.email !== null && (
          <Person>
            <UserRound aria-hidden />
            <Email>{view.email}</Email>
          </Person>
        )}
      </Words>
      {actions}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[6]};
  align-items: flex-start;
  justify-content: space-between;
`;

const Words = styled.div`
  flex: 1 1 26rem;
  min-width: 0;

  ${media.small} {
    flex-basis: 100%;
  }
`;

const Person = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Email = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
