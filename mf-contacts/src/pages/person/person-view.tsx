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
import { MoreFacts } from './more-facts.tsx';
import { PersonHeader } from './person-header.tsx';
import { Relations } from './relations.tsx';
import { Stated } from './stated.tsx';
import { Area, OverviewGrid, PersonFrame, PersonGrid } from './person-layout.ts';

/** The look of a button or link that opens the assessment of a person. */
export interface AssessLook {
  label: string;
  /** A tooltip, if the label alone could be misleading. */
  title?: string | undefined;
  size?: 'sm';
  variant?: 'primary';
}

/** Explains that there's no assessment to update yet. */
const FIRST_ONE = 'No assessment yet: this takes the first one, seven short questions.';

interface PersonViewProps {
  contact: ShownContact;
  place: 'page' | 'panel';
  /** Whether list and detail are side by side. If not, a tab contains the overview. */
  wide: boolean;
  /** Renders the button that opens the assessment: the quiz, or the page with all questions. */
  assess: (look: AssessLook) => ReactNode;
  /**
   * Renders the content after the overview.
   * @param overview content of the first tab on a phone; null if it's already shown
   */
  children: (overview: ReactNode) => ReactNode;
}

/** A person, with the same parts in the same order next to the list and on the contact's own page. */
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
      <Relations contact={contact} headingLevel={headingLevel === 1 ? 2 : 3} />
      <MoreFacts contact={contact} headingLevel={headingLevel === 1 ? 2 : 3} />
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
