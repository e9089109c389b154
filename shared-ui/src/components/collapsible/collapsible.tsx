import { ChevronDown } from 'lucide-react';
import { Content, Root, Trigger } from 'radix-ui/collapsible';
import { type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Badge } from '../badge/badge.tsx';

export interface CollapsibleProps {
  /** The label of the button that opens and closes it. */
  label: ReactNode;
  /** The number of items inside. */
  count?: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  /** Rendered only while open. */
  children: ReactNode;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Well = styled(Root)`
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  --ground: ${theme.color.canvas};
`;

const Head = styled(Trigger)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.bodyStrong};
  text-align: left;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.easing.out};

  &:hover {
    background: ${theme.color.hover};
  }

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    margin-left: auto;
    color: ${theme.color.textFaint};
    transition: transform ${theme.motion.base} ${theme.easing.out};
  }

  &[data-state='open'] > svg {
    transform: rotate(180deg);
  }
`;

const Count = styled(Badge)`
  background: ${theme.color.surface};
  font-variant-numeric: tabular-nums;
`;

const Inside = styled(Content)`
  padding: 0 ${theme.space[4]} ${theme.space[4]};

  ${media.enlarged} {
    padding-inline: ${theme.space[2]};
  }

  &[data-state='open'] {
    animation: ${appear} ${theme.motion.base} ${theme.easing.out};
  }
`;

/** Secondary content that's collapsed under a title. */
export function Collapsible({
  label,
  count,
  open,
  onOpenChange,
  className,
  children,
}: CollapsibleProps) {
  return (
    <Well className={className} open={open} onOpenChange={onOpenChange}>
      <Head>
        <span>{label}</span>
        {count !== undefined && <Count>{count}</Count>}
        <ChevronDown aria-hidden />
      </Head>
      <Inside>{children}</Inside>
    </Well>
  );
}
