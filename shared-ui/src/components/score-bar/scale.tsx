import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The band covers the scores 31 to 69, with a margin of half a point on both sides. */
const Track = styled.span`
  position: relative;
  display: block;
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track};

  &::before {
    content: '';
    position: absolute;
    inset: 0 30.5%;
    background: ${theme.color.band};
  }
`;

const hollow = css`
  border: ${theme.size.ring} dashed ${theme.color.hatch};
  background: ${theme.ground};
`;

const Marker = styled.span<{ $measured: boolean }>`
  position: absolute;
  top: 50%;
  width: ${theme.size.iconSm};
  height: ${theme.size.iconSm};
  border-radius: ${theme.radius.full};
  background: ${theme.color.mark};
  box-shadow: 0 0 0 calc(1.25 * ${theme.size.ring}) ${theme.ground};
  transform: translate(-50%, -50%);
  ${({ $measured }) => !$measured && hollow}
`;

/** The scale alone; a value outside of 0 to 100 is clamped, and a missing one isn't drawn. */
export function Scale({ value, measured }: { value: number | null; measured: boolean }) {
  return (
    <Track>
      {value !== null && (
        <Marker $measured={measured} style={{ left: `${Math.min(Math.max(value, 0), 100)}%` }} />
      )}
    </Track>
  );
}
