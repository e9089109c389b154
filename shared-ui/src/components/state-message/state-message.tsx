import { type ComponentProps, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface StateMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, for example "Contact not found". */
  title: ReactNode;
  /** The reason, and what to do about it. */
  children?: ReactNode;
  /** Buttons and links, most likely one first. */
  actions?: ReactNode;
  /** 1 if it's the heading of the page. */
  headingLevel?: 1 | 2 | 3;
  /** An icon from lucide-react. */
  icon?: ReactNode;
  /** Color of the icon. */
  tone?: 'neutral' | 'warning' | 'negative';
  /** Technical lines for a report, collapsed. */
  details?: ReactNode;
  /** Fills the page below the header and is centered in it. */
  page?: boolean;
}

const inks = {
  neutral: theme.color.textFaint,
  warning: theme.color.warningText,
  negative: theme.color.negativeText,
} as const;

const centered = css`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - ${theme.size.header});
  padding: ${theme.space[6]} ${theme.space[6]} 14vh;

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

const Root = styled.div<{ $page: boolean }>`
  ${({ $page }) => $page && centered}
`;

const Message = styled.div<{ $tone: 'neutral' | 'warning' | 'negative' }>`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  max-width: ${theme.size.stateMax};

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${({ $tone }) => inks[$tone]};
    stroke-width: 1.75;
  }
`;

const heading = css`
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const headings = {
  1: styled.h1`
    ${heading}
  `,
  2: styled.h2`
    ${heading}
  `,
  3: styled.h3`
    ${heading}
  `,
} as const;

const Text = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Details = styled.details`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textFaint};
  font: ${theme.font.small};

  & > summary {
    min-height: ${theme.space[6]};
    cursor: pointer;

    ${media.narrow} {
      min-height: ${theme.size.touch};
      align-content: center;
    }
  }

  & > div {
    font: ${theme.font.code};
    overflow-wrap: anywhere;
  }
`;

/** The content of an empty view, a failed one, or a missing page: what happened and what to do. */
export function StateMessage({
  title,
  children,
  actions,
  headingLevel = 2,
  icon,
  tone = 'neutral',
  details,
  page = false,
  ...rest
}: StateMessageProps) {
  const Heading = headings[headingLevel];
  return (
    <Root {...rest} $page={page}>
      <Message $tone={tone}>
        {icon}
        <Heading tabIndex={-1}>{title}</Heading>
        {children !== undefined && <Text>{children}</Text>}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {details !== undefined && (
          <Details>
            <summary>What happened</summary>
            <div>{details}</div>
          </Details>
        )}
      </Message>
    </Root>
  );
}
