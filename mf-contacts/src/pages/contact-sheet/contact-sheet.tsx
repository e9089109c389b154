import { type Guidance, type WatchFor } from '@rapport/api-client';
import { shownText, type TipSituation } from '@rapport/contracts';
import { type ReactNode } from 'react';
import { birthdayWords } from '../../contacts/birthday-words.ts';
import { roleLine } from '../../contacts/contact-text.ts';
import { dayText } from '../../contacts/day-text.ts';
import { INTERACTION_LABELS, isPlanned, plannedTime } from '../../contacts/planned-words.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { Briefing } from '../../features/briefing/briefing.tsx';
import { OBJECTED, type BriefingContent } from '../../features/briefing/briefing-content.ts';
import { useBriefing } from '../../features/briefing/use-briefing.ts';
import {
  OneSheet,
  Sheet,
  Head,
  Name,
  Role,
  Facts,
  Columns,
  Main,
  Row,
  Box,
  Notes,
  Foot,
} from './contact-sheet-style.ts';
import { SideColumn } from './side-column.tsx';

const MOST_LABELS = 4;
/** More than fit on the longest paper; the others are cut off. */
const LINES = Array.from({ length: 24 }, (_, line) => line);

/**
 * A contact on one sheet of paper: the briefing, the estimate at a glance, and space for notes. Long texts are
 * truncated with an ellipsis. If the briefing doesn't fit, whole lines at its end are omitted.
 */
export function ContactSheet({ contact }: { contact: ShownContact }) {
  const briefing = useBriefing(contact);
  const ready = briefing.status === 'ready' ? briefing : null;
  const watchFor = ready?.content.sections.some(({ part }) => part === 'watch_for')
    ? ready.guidance.observe
    : null;
  const role = roleLine(contact);
  const facts = factsOf(contact);
  return (
    <Sheet>
      <OneSheet />
      <Head>
        <div>
          <Name dir="auto">{shownText(contact.displayName)}</Name>
          {role !== '' && <Role dir="auto">{role}</Role>}
        </div>
        <span>Printed {dayText()}</span>
      </Head>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <li key={fact} dir="auto">
              {fact}
            </li>
          ))}
        </Facts>
      )}
      <Columns>
        <Main>
          <h2>Before you meet</h2>
          {ready === null ? (
            <Entry term="Briefing">It wasn't loaded when this was printed.</Entry>
          ) : (
            <>
              <Briefing
                content={onPaper(ready.content, watchFor)}
                guidance={ready.guidance}
                isOnPaper
              />
              {remark(ready.content) !== null && <Entry>{remark(ready.content)}</Entry>}
              <Interact content={ready.content} guidance={ready.guidance} />
            </>
          )}
        </Main>
        <SideColumn contact={contact} />
      </Columns>
      {watchFor !== null && <Notice watchFor={watchFor} />}
      <Notes>
        <h2>Notes</h2>
        <div aria-hidden>
          {LINES.map((line) => (
            <i key={line} />
          ))}
        </div>
      </Notes>
      <Foot>
        <p>
          {contact.mbtiType !== null &&
            'An estimate from your observations. It can be wrong: a starting point for better conversations, not a fact about the person and not a basis for decisions about them. '}
          Keep this page to yourself, and destroy it when you're done with it.
        </p>
        <b>Rapport</b>
      </Foot>
    </Sheet>
  );
}

/** Contact details, the next plan, and labels: the first of each, and the number of others. */
function factsOf(contact: ShownContact): string[] {
  const { primaryEmail, primaryPhone, labels, nextPlannedAt, nextPlannedType } = contact;
  const born = contact.birthday ? birthdayWords(contact.birthday) : null;
  const names = labels.slice(0, MOST_LABELS).map(({ name }) => shownText(name));
  return [
    primaryEmail === null ? '' : shownText(primaryEmail) + others(contact.emails),
    primaryPhone === null ? '' : shownText(primaryPhone) + others(contact.phones),
    nextPlannedAt !== null && isPlanned({ interactionDate: nextPlannedAt })
      ? `${nextPlannedType === null ? 'Planned' : INTERACTION_LABELS[nextPlannedType]} ${plannedTime(new Date(nextPlannedAt))}`
      : '',
    born === null ? '' : `Birthday ${born.day}`,
    names.join(', ') + more(labels.length - names.length),
  ].filter((fact) => fact !== '');
}

function others(all: readonly unknown[] = []): string {
  return more(all.length - 1);
}

function more(count: number): string {
  return count > 0 ? ` and ${count} more` : '';
}

/** The question to watch for has a separate box, with answers to tick. */
function onPaper(content: BriefingContent, watchFor: WatchFor | null): BriefingContent {
  if (watchFor === null) return content;
  return { ...content, sections: content.sections.filter(({ part }) => part !== 'watch_for') };
}

function remark({ state }: BriefingContent): string | null {
  if (state === 'objected') return OBJECTED;
  if (state === 'not_assessed') return 'Not assessed yet.';
  return state === 'stale' ? 'Does this still fit? The answers are more than a year old.' : null;
}

const SITUATIONS: readonly [TipSituation, string][] = [
  ['writing', 'In writing'],
  ['meeting', 'In a meeting'],
  ['conflict', 'In conflict'],
];

/** The most important tip of each situation that isn't in the briefing. */
function Interact({ content, guidance }: { content: BriefingContent; guidance: Guidance }) {
  if (['objected', 'not_assessed', 'stale'].includes(content.state)) return null;
  const said = content.sections.flatMap(({ lines }) => lines.map(({ text }) => text));
  const tips = SITUATIONS.map(([situation, term]) => {
    const [best] = guidance.tips
      .filter((tip) => tip.situation === situation && !said.includes(tip.text))
      .sort((one, other) => other.rank - one.rank);
    return { term, text: best?.text ?? null };
  });
  const stress = { term: 'Under stress', text: guidance.profile?.stressResponse.text ?? null };
  const rows = [...tips, stress].filter(({ text }) => text !== null);
  const [first, ...rest] = rows;
  if (first === undefined) return null;
  return (
    <>
      <div>
        <h2>How best to interact</h2>
        <Entry term={first.term}>{first.text}</Entry>
      </div>
      {rest.map(({ term, text }) => (
        <Entry key={term} term={term}>
          {text}
        </Entry>
      ))}
    </>
  );
}

function Entry({ term, children }: { term?: string; children: ReactNode }) {
  return (
    <Row>
      <span>{term}</span>
      <p dir="auto">{children}</p>
    </Row>
  );
}

function Notice({ watchFor }: { watchFor: WatchFor }) {
  const { question, prompt, optionA, optionB } = watchFor;
  return (
    <Box>
      <h2>Watch for</h2>
      <p>{question ?? prompt}</p>
      <ul>
        {[optionA, optionB, "Didn't come up"].map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </Box>
  );
}
