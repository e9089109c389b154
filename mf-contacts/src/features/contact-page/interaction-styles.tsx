import { motivationLabel, workStyleLabel, type ContactSummary } from '@rapport/contracts';
import { Card, StateMessage } from '@rapport/shared-ui';
import { shortName } from '../../contacts/contact-text.ts';
import { estimateNotes } from '../../profile/estimate-notes.ts';
import { FinePrint } from '../../profile/fine-print.tsx';
import { MOTIVATION_TEXTS } from '../../profile/style-texts.ts';
import { styleTraits } from '../../profile/work-style.ts';
import { Section, Sections } from './sections.tsx';

/** Who they are, how best to interact, and what drives and unsettles them. */
export function InteractionStyles({ contact }: { contact: ContactSummary }) {
  const { mbtiType, enneagramType } = contact;
  const traits = styleTraits(contact);
  if (mbtiType === null) {
    return (
      <Card padding="lg">
        <StateMessage title="No Personality Profile Available" headingLevel={2}>
          Answer seven questions about what you have seen {shortName(contact.displayName)} do. It
          takes about two minutes, and “not sure” is a good answer.
        </StateMessage>
      </Card>
    );
  }
  const motivation = enneagramType === null ? null : MOTIVATION_TEXTS[enneagramType];
  return (
    <Sections>
      <Section
        title="Who They Are"
        rows={[
          {
            term: workStyleLabel(mbtiType),
            text: traits
              .map(({ seen }) => seen)
              .slice(2)
              .join(' '),
          },
          ...(motivation === null
            ? []
            : [{ term: motivationLabel(enneagramType), text: motivation.drive }]),
        ]}
      />
      <Section
        title="How Best to Interact"
        rows={traits.map(({ situation, advice }) => ({ term: situation, text: advice }))}
      />
      <Section
        title="Motivations & Sensitivities"
        rows={[
          ...(motivation === null ? [] : [{ term: 'Costs energy', text: motivation.cost }]),
          ...estimateNotes(contact).map(({ text }, index) => ({
            term: index === 0 ? 'Keep in mind' : '',
            text,
          })),
        ]}
      />
      <FinePrint />
    </Sections>
  );
}
