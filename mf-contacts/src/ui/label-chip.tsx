import { type ContactLabel } from '@rapport/api-client';
import { shownText, type LabelColor } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The theme's colors for graphics, in both color schemes. A dot is always next to the name. */
const COLORS: Readonly<Record<LabelColor, string>> = {
  stone: theme.color.hatch,
  teal: theme.color.accent,
  green: theme.color.hueGrowth,
  amber: theme.color.hueStrength,
  red: theme.color.negativeSolid,
  rose: theme.color.hueMotivation,
  plum: theme.color.avatar4Ink,
  indigo: theme.color.infoSolid,
};

/** A contact's label: its name, with a dot in its color. */
export function LabelChip({ label }: { label: Pick<ContactLabel, 'name' | 'color'> }) {
  return (
    <Chip>
      <LabelDot $color={label.color} />
      <Name dir="auto">{shownText(label.name)}</Name>
    </Chip>
  );
}

/** The color of a label, hidden from screen readers. */
export const LabelDot = styled.span.attrs({ 'aria-hidden': true })<{ $color: LabelColor }>`
  flex: none;
  width: ${theme.space[2]};
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${({ $color }) => COLORS[$color]};
`;

const Chip = styled.span`
  display: inline-flex;
  gap: ${theme.space[1]};
  align-items: center;
  max-width: 100%;
  padding: 0 ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
