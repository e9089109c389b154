import { type OpenCommitment, type Today, type TodayFollowUp } from '@rapport/api-client';
import { COMMITMENT_LABELS } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import { Button, IconButton, theme } from '@rapport/shared-ui';
import { Circle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { dueWords, isDueBy, isLate } from '../../commitments/commitment-words.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { Late } from './today-layout.tsx';
import { Block, Main, PersonLink, Row, Rows, Why } from './today-parts.tsx';
import { lateWords } from './today-words.ts';

interface PromisesBlockProps extends Pick<Today, 'date' | 'followUps'> {
  commitments: readonly OpenCommitment[];
  onFollowUp: (followUp: TodayFollowUp, change: 'done' | number) => void;
  onCommitment: (open: OpenCommitment, change: 'done' | number) => void;
}

/** The rest of the later promises are one tap away. */
const MOST_LATER = 3;

/** The promises and questions of both sides: those due by today, and below them the later ones. */
export function PromisesBlock({
  date,
  followUps,
  commitments,
  onFollowUp,
  onCommitment,
}: PromisesBlockProps) {
  const [params] = useSearchParams();
  const isAsked = params.get('show') === 'promises';
  const [isWhole, setWhole] = useState(false);
  const whole = isWhole || isAsked;
  const block = useRef<HTMLDivElement>(null);
  // Scrolling is outside of React.
  useEffect(() => {
    if (isAsked) block.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  const due = commitments.filter((open) => isDueBy(open, date));
  const later = commitments.filter((open) => !isDueBy(open, date));
  const shown = whole ? later : later.slice(0, MOST_LATER);
  const count = followUps.length + due.length;
  if (followUps.length + commitments.length === 0) return null;
  return (
    <div ref={block}>
      <Block title="Promised" count={count === 0 ? undefined : count}>
        <Rows>
          {followUps.map((each) => (
            <Row key={each.actionId}>
              <DoneButton what={each.title} onDone={() => onFollowUp(each, 'done')} />
              <Main>
                <PersonLink person={each.person}>{each.title}</PersonLink>
                <Why>
                  {each.reason} <Late>{lateWords(each.daysLate)}</Late>
                </Why>
              </Main>
              <SnoozeButton what={each.title} onLater={(days) => onFollowUp(each, days)} />
            </Row>
          ))}
          {[...due, ...shown].map((open) => {
            const { person, commitment } = open;
            const { id, kind, text } = commitment;
            const when = dueWords(commitment, date);
            return (
              <Row key={id}>
                <DoneButton what={text} onDone={() => onCommitment(open, 'done')} />
                <Main>
                  <PersonLink person={person}>{text}</PersonLink>
                  <Why>
                    {COMMITMENT_LABELS[kind]} · <span dir="auto">{person.displayName}</span>
                    {when !== null && (
                      <>
                        {' · '}
                        {isLate(commitment, date) ? <Late>{when}</Late> : when}
                      </>
                    )}
                  </Why>
                </Main>
                <SnoozeButton what={text} onLater={(days) => onCommitment(open, days)} />
              </Row>
            );
          })}
        </Rows>
        {later.length > shown.length && (
          <More size="sm" variant="ghost" onClick={() => setWhole(true)}>
            Show {later.length - shown.length} more
          </More>
        )}
      </Block>
    </div>
  );
}

function DoneButton({ what, onDone }: { what: string; onDone: () => void }) {
  return (
    <IconButton
      label={`Done: ${what}`}
      icon={<Circle aria-hidden strokeWidth={1.5} />}
      onClick={onDone}
    />
  );
}

const More = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space[2]};
`;
