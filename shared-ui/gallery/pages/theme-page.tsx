import styled from 'styled-components';
import { theme } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Swatch = styled.div<{ $color: string }>`
  display: grid;
  grid-template-rows: ${theme.space[10]} auto;
  gap: ${theme.space[1]};
  width: 7.5rem;
  font: ${theme.font.caption};

  &::before {
    content: '';
    border: ${theme.size.hairline} solid ${theme.color.border};
    border-radius: ${theme.radius.sm};
    background: ${({ $color }) => $color};
  }
`;

const Line = styled.p<{ $font: string }>`
  overflow-wrap: anywhere;
  font: ${({ $font }) => $font};
`;

const Box = styled.div<{ $shadow: string }>`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  box-shadow: ${({ $shadow }) => $shadow};
`;

const Hatched = styled.div`
  width: ${theme.size.menu};
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track} ${theme.pattern.hatch};
`;

export function ThemePage() {
  return (
    <Specimens>
      <Specimen title="Color">
        {Object.entries(theme.color).map(([name, color]) => (
          <Swatch key={name} $color={color}>
            {name}
          </Swatch>
        ))}
      </Specimen>
      <Specimen title="Type" column>
        {Object.entries(theme.font).map(([name, font]) => (
          <Line key={name} $font={font}>
            {name}: Solid means observed, 0123456789
          </Line>
        ))}
      </Specimen>
      <Specimen title="Shadow">
        {Object.entries(theme.shadow).map(([name, shadow]) => (
          <Box key={name} $shadow={shadow}>
            {name}
          </Box>
        ))}
      </Specimen>
      <Specimen title="Hatch: could go either way">
        <Hatched />
      </Specimen>
      <Specimen title="Scripts of self-hosted Inter" column>
        <Line $font={theme.font.lede}>
          Łukasz Ðặng Ñandú İstanbul Žižek · Ελένη · Софія · ẞ € ₺
        </Line>
      </Specimen>
    </Specimens>
  );
}
