import { type ContactSummary } from '@rapport/contracts';
import { Card, StateMessage } from '@rapport/shared-ui';
import { shortName } from '../../contacts/contact-text.ts';
import { estimateNotes } from '../../profile/estimate-notes.ts';
import { FinePrint } from '../../profile/fine-print.tsx';
import { type ProfileEntry } from '../../profile/profile-cards.ts';
import { MOTIVATION_TEXTS } from '../../profile/style-texts.ts';
import { styleTraits } from '../../profile/work-style.ts';
import { Section, Sections } from './sections.tsx';

/** Who they are, how best to interact, and what drives and unsettles them. */
export function InteractionStyles({ contact }: { contact: ContactSummary }) {
  const traits = styleTraits(contact);
  if (traits.length === 0) {
    return (
      <Card padding="lg">
        <StateMessage title="No Personality Profile Available" headingLevel={2}>
          Answer seven questions about what you have seen {shortName(contact.displayName)} do. It
          takes about two minutes, and “not sure” is a good answer.
        </StateMessage>
      </Card>
    );
  }
  return (
    <Sections>
      <Section
        title="Who They Are"
        rows={traits.map(({ situation, seen }) => ({ term: situation, text: seen }))}
      />
      <Section
        title="How Best to Interact"
        rows={traits.map(({ occasion, advice }) => ({ term: occasion, text: advice }))}
      />
      <Section title="Motivations & Sensitivities" rows={motivationRows(contact)} />
      <FinePrint />
    </Sections>
  );
}

function motivationRows(contact: ContactSummary): ProfileEntry[] {
  const type = contact.enneagramType;
  const notes = estimateNotes(contact).map(({ text }) => text);
  return [
    ...(type === null
      ? []
      : [
          { term: 'Gives energy', text: MOTIVATION_TEXTS[type].drive },
          { term: 'Costs energy', text: MOTIVATION_TEXTS[type].cost },
        ]),
    ...(notes.length === 0 ? [] : [{ term: 'Keep in mind', text: notes.join(' ') }]),
  ];
}
