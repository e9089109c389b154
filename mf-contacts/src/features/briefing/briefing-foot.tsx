import { type ContactSummary } from '@rapport/api-client';
import { media, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { CANDIDATE } from '../../contacts/is-candidate.ts';
import { ReviewNotice } from '../../subject-rights/review-notice.tsx';
import { OBJECTED, type BriefingContent } from './briefing-content.ts';

interface BriefingFootProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  content: Pick<BriefingContent, 'state' | 'isObserved' | 'isCandidate'>;
  /** Renders the button that opens the assessment. */
  assessmentButton: (label: string) => ReactNode;
  /** Content at the end, such as a link. */
  children?: ReactNode;
}

/** The footer of a briefing, which explains its chips or how to get a missing estimate. */
export function BriefingFoot({ contact, content, assessmentButton, children }: BriefingFootProps) {
  if (content.state === 'stale') {
    return (
      <Review>
        <ReviewNotice contact={contact} update={assessmentButton('Update')} />
      </Review>
    );
  }
  return (
    <Foot>
      {content.state === 'objected' ? (
        <span>{OBJECTED}</span>
      ) : content.isCandidate ? (
        <span>{CANDIDATE}</span>
      ) : content.state === 'not_assessed' ? (
        <>
          <span>Not assessed yet. Seven questions add what to do and what to avoid.</span>
          {assessmentButton('Answer seven questions')}
        </>
      ) : (
        <Legend>
          <li>
            {content.isObserved
              ? 'Solid: you observed it'
              : 'Solid: from a result without its answers'}
          </li>
          <li>Hatched: could go either way</li>
        </Legend>
      )}
      {children}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  ${media.print} {
    & > a {
      display: none;
    }
  }
`;

const Review = styled.div`
  padding-bottom: ${theme.space[5]};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};

  li {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
  }

  li::before {
    width: ${theme.space[3]};
    height: ${theme.space[2]};
    border-radius: ${theme.size.ring};
    background: ${theme.color.mark};
    content: '';
  }

  li + li::before {
    background: ${theme.color.track} ${theme.pattern.hatch};
  }
`;
