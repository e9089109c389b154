import { type ContactSummary, type Guidance, type YouCard } from '@rapport/api-client';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { Link } from '@rapport/remote-api/router';
import { Button, Card, dayInWords, StateMessage, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { isObserved } from '../../guidance/is-observed.ts';
import { StatedPreferenceList } from '../../guidance/stated-preference-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { axisName } from './side-scales.tsx';
import { AxisCard, Driver, UnknownAxisCard, WatchOut } from './you-cards.tsx';
import { alikeWithoutCard, cardsInWords, unknownAxes } from './you-and-words.ts';
import { YouAndSkeleton } from './you-and-skeleton.tsx';

interface YouAndProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** The button that opens the assessment of this contact, shown without an estimate. */
  assess: ReactNode;
}

/** The comparison of the user's self-assessment with the estimate about a contact. */
export function YouAnd({ contact, assess }: YouAndProps) {
  const state = useGuidance(contact.id);
  const name = shortName(contact.displayName);
  switch (state.status) {
    case 'loading':
      return <YouAndSkeleton />;
    case 'failed':
      if (isOfOtherRelease(state.error)) {
        return (
          <Card padding="lg">
            <StateMessage headingLevel={2} title="No comparison">
              This version of Rapport has no comparisons yet.
            </StateMessage>
          </Card>
        );
      }
      return (
        <LoadFailed
          what={`the comparison with ${name}`}
          message="The rest of this page still works."
          retrying={state.retrying}
          retry={state.retry}
        />
      );
    case 'ready':
      return <Comparison guidance={state.guidance} name={name} assess={assess} />;
    default:
      return state satisfies never;
  }
}

interface ComparisonProps {
  guidance: Guidance;
  name: string;
  assess: ReactNode;
}

function Comparison({ guidance, name, assess }: ComparisonProps) {
  const { state, own } = guidance;
  if (state === 'objected') {
    return (
      <Card padding="lg">
        <StateMessage headingLevel={2} title="No comparison">
          They objected, so no estimate is kept.
        </StateMessage>
      </Card>
    );
  }
  if (own === null) {
    return (
      <Card padding="lg">
        <StateMessage
          headingLevel={2}
          title={`You and ${name}`}
          actions={
            <Button variant="primary" asChild>
              <Link to="/my-assessment">My Personality Assessment</Link>
            </Button>
          }
        >
          Answer fourteen questions about yourself. Then you'll see here where you and {name}{' '}
          differ, and what to do about it.
        </StateMessage>
      </Card>
    );
  }
  if (state === 'not_assessed') {
    return (
      <Card padding="lg">
        <StateMessage
          headingLevel={2}
          title={`Nothing to compare with ${name} yet`}
          actions={assess}
        >
          You've completed your own assessment. Answer seven questions about {name} to see where you
          differ.
        </StateMessage>
      </Card>
    );
  }
  return <Cards guidance={guidance} name={name} />;
}

function Cards({ guidance, name }: Omit<ComparisonProps, 'assess'>) {
  const { you: cards, axes, own, basis } = guidance;
  const unknown = unknownAxes(guidance, name, axisName);
  const summary = cardsInWords(cards, unknown.length);
  const sides = (axis: YouCard['axis']) => ({
    own: own?.find(({ dimension }) => dimension === axis),
    their: axes.find(({ dimension }) => dimension === axis),
    name,
  });
  // The benefit of a shared side is shown with its risk.
  const strength = cards.find(({ card }) => card === 'strength');
  const isBeside = cards.some(({ card, axis }) => card === 'blind_spot' && axis === strength?.axis);
  const isAlike = cards.some(({ card }) => card === 'blind_spot' || card === 'strength');
  const alsoAlike = alikeWithoutCard(guidance);
  return (
    <Stack>
      <Head>
        <Lede>
          Your own assessment next to {isObserved(guidance) ? 'what you observed' : THEIR_RESULT}.{' '}
          {summary}
        </Lede>
        <Legend>
          <li data-mark="you">You: your own assessment</li>
          <li data-mark="their">
            {name}: {isObserved(guidance) ? 'your answers' : THEIR_RESULT}
            {basis !== null && `, ${dayInWords(new Date(basis.assessedAt), DAY)}`}
          </li>
          <li data-mark="open">Could go either way</li>
        </Legend>
      </Head>
      {(guidance.stated ?? []).length > 0 && (
        <Card padding="md" asChild>
          <section>
            <Overline>What they told you</Overline>
            <StatedPreferenceList guidance={guidance} />
          </section>
        </Card>
      )}
      {cards.map((card) => {
        const key = card.card + (card.axis ?? '');
        switch (card.card) {
          case 'bridge':
            return (
              card.axis && <AxisCard key={key} card={card} axis={card.axis} {...sides(card.axis)} />
            );
          case 'blind_spot':
            return (
              card.axis && (
                <AxisCard
                  key={key}
                  card={card}
                  axis={card.axis}
                  strength={isBeside ? strength : undefined}
                  {...sides(card.axis)}
                />
              )
            );
          case 'strength':
            return isBeside || card.axis === null ? null : (
              <AxisCard key={key} card={card} axis={card.axis} {...sides(card.axis)} />
            );
          case 'driver':
            return <Driver key={key} text={card.text} guidance={guidance} />;
          case 'watch_out':
            return <WatchOut key={key} card={card} guidance={guidance} />;
          default:
            return card.card satisfies never;
        }
      })}
      {alsoAlike.length > 0 && (
        <FinePrint>
          {isAlike ? 'Also alike' : 'Alike'}: {alsoAlike.join(', ')}.
        </FinePrint>
      )}
      {unknown.map((each) => (
        <UnknownAxisCard
          key={each.axis.dimension}
          unknown={each}
          name={name}
          observe={guidance.observe}
        />
      ))}
      <FinePrint>
        This compares two estimates. Use it for conversations, not to judge people. Where a side is
        unknown, it guesses nothing.
      </FinePrint>
    </Stack>
  );
}

/** Shown instead of the answers if they're unknown. */
const THEIR_RESULT = 'a result without its answers';
const DAY = { month: 'long', day: 'numeric' } as const;

const Stack = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};

  & > li {
    display: inline-flex;
    gap: calc(1.5 * ${theme.space[1]});
    align-items: center;
  }

  & > li::before {
    content: '';
    width: ${theme.space[3]};
    height: ${theme.space[2]};
    border-radius: ${theme.size.ring};
    background: ${theme.color.mark};
    print-color-adjust: exact;
  }

  & > [data-mark='you']::before {
    width: calc(2.5 * ${theme.space[1]});
    height: calc(2.5 * ${theme.space[1]});
    border-radius: ${theme.radius.full};
  }

  & > [data-mark='open']::before {
    background: ${theme.color.track} ${theme.pattern.hatch};
  }
`;

const FinePrint = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
