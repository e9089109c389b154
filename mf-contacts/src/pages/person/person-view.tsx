import { useLocation } from '@rapport/remote-api/router';
import { Card, PartBoundary } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import { wasJustAssessed } from '../../contacts/contact-routes.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { BriefingCard } from '../../features/briefing/briefing-card.tsx';
import { useBriefingOpen } from '../../features/briefing/use-briefing-open.ts';
import { WorkStyle } from '../../features/profile/work-style.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { Attention } from '../attention.tsx';
import { Known } from './known.tsx';
import { PersonHeader } from './person-header.tsx';
import { Stated } from './stated.tsx';
import { Area, OverviewGrid, PersonFrame, PersonGrid } from './person-layout.ts';

/** How a button or a link that leads to the questions about a person looks. */
export interface AssessLook {
  label: string;
  /** Describes it where the label alone could mislead. */
  title?: string | undefined;
  size?: 'sm';
  variant?: 'primary';
}

/** There's none to update yet. */
const FIRST_ONE = 'No assessment yet: this takes the first one, seven short questions.';

interface PersonViewProps {
  contact: ShownContact;
  place: 'page' | 'panel';
  /** Whether list and detail stand side by side; else tabs hold the overview. */
  wide: boolean;
  /** The way to the questions: the quiz, or the page with all of them. */
  assess: (look: AssessLook) => ReactNode;
  /**
   * What comes after the overview.
   * @param overview stands in the first tab of a phone; null where it's shown already
   */
  children: (overview: ReactNode) => ReactNode;
}

/** One person, beside the list and on a page of their own: the same parts in the same order. */
export function PersonView({ contact, place, wide, assess, children }: PersonViewProps) {
  const headingLevel = place === 'panel' && wide ? 2 : 1;
  const [isBriefingOpen, openBriefing] = useBriefingOpen(
    contact,
    wasJustAssessed(useLocation().state),
  );
  const attention = (
    <Card asChild>
      <section aria-label="Attention">
        <PartBoundary resetKey={contact.id}>
          <Attention contact={contact} folded={!wide} />
        </PartBoundary>
      </section>
    </Card>
  );
  const estimate = contact.mbtiType !== null && (
    <Card asChild>
      <section aria-label="Work style">
        <PartBoundary resetKey={contact.id}>
          <WorkStyle
            contact={contact}
            narrowing={
              (contact.narrowingQuestionCount ?? 0) > 0 && (
                <AssessmentButton start="narrowing" size="sm">
                  Narrow it down
                </AssessmentButton>
              )
            }
          />
        </PartBoundary>
      </section>
    </Card>
  );
  const known = (
    <>
      <Stated contact={contact} headingLevel={headingLevel === 1 ? 2 : 3} />
      <Known contact={contact} headingLevel={headingLevel === 1 ? 2 : 3} />
    </>
  );
  return (
    <PersonFrame>
      <PersonGrid>
        <Area $name="header">
          <PersonHeader
            contact={contact}
            headingLevel={headingLevel}
            place={place}
            assess={
              contact.objectedAt === null &&
              assess({
                label: 'Update Personality Assessment',
                title: contact.assessmentComplete ? undefined : FIRST_ONE,
              })
            }
          />
        </Area>
        <Area $name="before">
          <PartBoundary resetKey={contact.id}>
            <BriefingCard
              contact={contact}
              headingLevel={headingLevel === 1 ? 2 : 3}
              open={isBriefingOpen}
              onOpenChange={openBriefing}
              assessmentButton={(label) => assess({ label, size: 'sm' })}
            />
          </PartBoundary>
          {!wide && attention}
        </Area>
        {wide && (
          <OverviewGrid>
            {estimate}
            {attention}
            {known}
          </OverviewGrid>
        )}
        <Area $name="rest">
          {children(
            !wide && (
              <>
                {estimate}
                {known}
              </>
            ),
          )}
        </Area>
      </PersonGrid>
    </PersonFrame>
  );
}
