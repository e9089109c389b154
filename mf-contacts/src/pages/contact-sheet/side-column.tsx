import {
  motivationEstimate,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery, useQuery } from '@rapport/remote-api/query';
import { AxisLetters, AxisStrip, dayInWords, localDay, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { capitalized } from '../../contacts/contact-text.ts';
import { interactionsQuery } from '../../contacts/interactions-query.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { drawnAxes } from '../../features/profile/style-summary.tsx';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { isObserved } from '../../guidance/is-observed.ts';

const MOST_INTERACTIONS = 4;

/** Next to the briefing on paper: the estimate at a glance, and the latest interactions. */
export function SideColumn({ contact }: { contact: ShownContact }) {
  const { data: guidance } = useQuery(guidanceQuery(useShellApi(), contact.id));
  const observed = guidance !== undefined && isObserved(guidance);
  return (
    <Side>
      <WorkStyle contact={contact} />
      <Motivation contact={contact} />
      <LastContacts contactId={contact.id} />
      {contact.mbtiType !== null && (
        <Legend>
          <li>{observed ? 'observed' : 'from a result without its answers'}</li>
          <li>could go either way</li>
        </Legend>
      )}
    </Side>
  );
}

function WorkStyle({ contact }: { contact: ShownContact }) {
  const { mbtiType, mbtiConfidence, mbtiAmbiguousLetters } = contact;
  if (mbtiType === null) return null;
  const { types, letters } = workStyleEstimate(mbtiType, mbtiAmbiguousLetters);
  const words =
    mbtiConfidence === null ? null : workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters);
  const axes = drawnAxes(contact, undefined);
  return (
    <section>
      <Line>
        <h2>Work style</h2>
        <b>{words?.number}</b>
      </Line>
      <AxisLetters axes={axes} />
      <strong>{workStyleLabel(mbtiType)}</strong>
      {types.length > 1 && <p>{letters}</p>}
      {words !== null && <p>{inWords([words.word, words.remark])}</p>}
      <AxisStrip axes={axes} label={`Work style ${mbtiType}`} />
    </section>
  );
}

function Motivation({ contact }: { contact: ShownContact }) {
  const estimate = motivationEstimate(contact);
  if (estimate === null) return null;
  const { state, types, label, confidence } = estimate;
  const words = confidence === null ? '' : inWords([confidence.word, confidence.remark]);
  return (
    <section>
      <Line>
        <h2>{state === 'single' ? `Motivation type ${types.join()}` : 'Motivation'}</h2>
        <b>{confidence?.number}</b>
      </Line>
      {state === 'single' && <strong>{label}</strong>}
      {words !== '' && <p>{capitalized(words)}</p>}
      {state !== 'single' && <p>{label}</p>}
    </section>
  );
}

function inWords(parts: readonly (string | null)[]): string {
  return capitalized(parts.filter((part) => part !== null).join(', '));
}

function shortDay(at: Date, now = new Date()): string {
  const isThisYear = localDay(at).slice(0, 4) === localDay(now).slice(0, 4);
  return dayInWords(at, {
    ...{ month: 'short', day: 'numeric' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

function LastContacts({ contactId }: { contactId: string }) {
  const { data } = useInfiniteQuery(interactionsQuery(useShellApi(), contactId));
  const past =
    data?.pages.flatMap((page) => page.interactions).filter((each) => !isPlanned(each)) ?? [];
  if (past.length === 0) return null;
  const hasMore = data?.pages.at(-1)?.nextPath !== null;
  const left = past.length - MOST_INTERACTIONS;
  return (
    <section>
      <h2>Last contacts</h2>
      <Dates>
        {past.slice(0, MOST_INTERACTIONS).map(({ id, interactionDate, type, outcome }) => {
          const at = new Date(interactionDate);
          return (
            <li key={id}>
              <span>{shortDay(at)}</span>
              {INTERACTION_LABELS[type] +
                (outcome === null ? '' : `, ${OUTCOME_WORDS[outcome].label.toLowerCase()}`)}
            </li>
          );
        })}
        {left > 0 && <li>{hasMore ? `and more than ${left} earlier` : `and ${left} earlier`}</li>}
      </Dates>
    </section>
  );
}

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  overflow: hidden;
  min-height: 0;

  & p {
    color: ${theme.color.textMuted};
  }

  & strong {
    display: block;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;

const Dates = styled.ul`
  & > li {
    display: flex;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[1]};
  }

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & span {
    flex: none;
    min-width: ${theme.space[12]};
    color: ${theme.color.textMuted};
  }
`;

const Legend = styled.ul`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  & > li {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
  }

  & > li::before {
    width: ${theme.space[3]};
    height: ${theme.space[2]};
    border-radius: ${theme.size.ring};
    background: ${theme.color.mark};
    content: '';
  }

  & > li + li::before {
    background: ${theme.color.track} ${theme.pattern.hatch};
  }
`;
