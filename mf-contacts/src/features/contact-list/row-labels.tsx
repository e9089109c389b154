import { type ContactLabel } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { theme, VisuallyHidden } from '@rapport/shared-ui';
import styled from 'styled-components';
import { LabelDot } from '../../ui/label-chip.tsx';

interface RowLabelsProps {
  id: string;
  labels: readonly ContactLabel[];
}

const MOST_DOTS = 3;

/** The colors of a contact's labels, and the first label's name if it fits completely. */
export function RowLabels({ id, labels }: RowLabelsProps) {
  const [first, ...others] = labels;
  if (first === undefined) return null;
  const names = labels.map(({ name }) => shownText(name)).join(', ');
  return (
    <Labels title={names}>
      <VisuallyHidden id={id}>
        {labels.length === 1 ? 'Label' : 'Labels'}: {names}
      </VisuallyHidden>
      <Dots aria-hidden>
        {labels.slice(0, MOST_DOTS).map((label) => (
          <LabelDot key={label.id} $color={label.color} />
        ))}
      </Dots>
      <span aria-hidden>
        {shownText(first.name)}
        {others.length > 0 && ` +${others.length}`}
      </span>
    </Labels>
  );
}

/** One line: a name that doesn't fit wraps to a second line, which is hidden. */
const Labels = styled.span`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 0 ${theme.space[1]};
  align-self: center;
  min-width: ${theme.space[2]};
  height: ${theme.space[4]};
  overflow: hidden;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  line-height: ${theme.space[4]};
  white-space: nowrap;
`;

const Dots = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.size.ring};
  align-items: center;
  height: 100%;
`;
