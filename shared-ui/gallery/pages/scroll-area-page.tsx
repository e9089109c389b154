import styled from 'styled-components';
import { ScrollArea, theme } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Area = styled(ScrollArea)`
  width: ${theme.size.listPane};
  height: 12rem;
  border: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

const Line = styled.p`
  overflow: hidden;
  padding: ${theme.space[2]} ${theme.space[3]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function ScrollAreaPage() {
  return (
    <Specimens>
      <Specimen title="Scroll area: long list, long lines">
        <Area label="Sample lines">
          {Array.from({ length: 30 }, (_, index) => (
            <Line key={index}>
              {index + 1}. Maria Sibylla Merian, Senior Vice President, Partnerships
            </Line>
          ))}
        </Area>
      </Specimen>
    </Specimens>
  );
}
