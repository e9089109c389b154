import { Button, media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import styled from 'styled-components';

/** The last step that was shown, by any part of the import; null before the first one. */
export const LastStepContext = createContext<RefObject<number | null>>({ current: null });

const STEPS = ['File', 'Columns', 'Duplicates', 'Import'] as const;

interface StepFrameProps {
  /** From 1. */
  step: number;
  title: string;
  lede?: ReactNode;
  back?: { label: string; onClick: () => void };
  next?: { label: string; onClick: () => void; disabled?: boolean } | undefined;
  /** Content above the title, like a link back to the list. */
  above?: ReactNode;
  children: ReactNode;
}

/** A step of the import: its position among the steps, its heading, and its buttons. */
export function StepFrame({ step, title, lede, back, next, above, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastRef = useContext(LastStepContext);
  useEffect(() => {
    const { current: before } = lastRef;
    lastRef.current = step;
    // When the page opens, the page itself has the focus. A later step focuses its heading. So does a change within
    // a step if the focused button was removed.
    const isLost = document.activeElement === document.body;
    if (before !== null && (before !== step || isLost)) heading.current?.focus();
  }, [lastRef, step, title]);
  const actions = (
    <>
      {back && (
        <Button variant="ghost" onClick={back.onClick}>
          {back.label}
        </Button>
      )}
      {next && (
        <Button variant="primary" disabled={next.disabled ?? false} onClick={next.onClick}>
          {next.label}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Bar>
        <Inner>
          <Steps aria-label="Steps">
            {STEPS.map((name, index) => (
              <Step key={name} aria-current={index + 1 === step ? 'step' : undefined}>
                <Mark $state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next'}>
                  {index + 1 < step ? <Check aria-hidden /> : index + 1}
                </Mark>
                {name}
                {index + 1 < step && <VisuallyHidden>, done</VisuallyHidden>}
              </Step>
            ))}
          </Steps>
          <Short>
            <b>
              Step {step} of {STEPS.length}
            </b>{' '}
            {STEPS[step - 1]}
          </Short>
          <Actions>{actions}</Actions>
        </Inner>
      </Bar>
      <Page>
        {above}
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lede && <Lede>{lede}</Lede>}
        {children}
      </Page>
    </>
  );
}

const Bar = styled.div`
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  max-width: ${theme.size.detailMax};
  min-height: 3.75rem;
  margin: 0 auto;
  padding: ${theme.space[3]} ${theme.space[6]};

  ${media.small} {
    flex-wrap: wrap;
    padding-inline: ${theme.space[4]};
  }
`;

const Steps = styled.ol`
  display: flex;
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.small} {
    display: none;
  }
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};

  &[aria-current] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
`;

const Mark = styled.span<{ $state: 'done' | 'now' | 'next' }>`
  display: inline-grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: ${theme.size.hairline} solid
    ${({ $state }) => ($state === 'next' ? theme.color.borderControl : 'transparent')};
  border-radius: ${theme.radius.full};
  background: ${({ $state }) =>
    $state === 'now'
      ? theme.color.accent
      : $state === 'done'
        ? theme.color.accentSoft
        : 'transparent'};
  color: ${({ $state }) =>
    $state === 'now'
      ? theme.color.onAccent
      : $state === 'done'
        ? theme.color.accentText
        : theme.color.textMuted};
  font: ${theme.font.captionStrong};

  & > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
  }
`;

const Short = styled.p`
  display: none;
  color: ${theme.color.textMuted};

  & > b {
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
  }

  ${media.small} {
    display: block;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  ${media.small} {
    position: fixed;
    z-index: ${theme.z.sticky};
    inset: auto 0 0;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    background: ${theme.color.surface};

    & > * {
      flex: 1;
    }

    &:empty {
      display: none;
    }
  }
`;

const Page = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[16]};

  ${media.small} {
    padding: ${theme.space[5]} ${theme.space[4]} 7rem;
  }
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;

  &:focus {
    outline: none;
  }

  ${media.small} {
    font: ${theme.font.question};
  }
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  margin-top: calc(-1 * ${theme.space[2]});
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
`;
