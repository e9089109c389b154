import { type GuidanceAxis, type OwnSide } from '@rapport/api-client';
import { type WorkStyleDimension } from '@rapport/contracts';
import { Card, media, theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { axisName, SideScales } from './side-scales.tsx';

interface ComparedProps {
  dimension: WorkStyleDimension;
  own: OwnSide | undefined;
  their: GuidanceAxis | undefined;
  name: string;
  children: ReactNode;
}

/** An axis with both people on it, next to the conclusion. */
export function Compared({ children, ...sides }: ComparedProps) {
  const id = useId();
  return (
    <Card asChild padding="none">
      <section aria-labelledby={id}>
        <Columns>
          <div>
            <AxisHeading id={id}>{axisName(sides.dimension)}</AxisHeading>
            <SideScales {...sides} />
          </div>
          <Side>{children}</Side>
        </Columns>
      </section>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: calc(1.05 * ${theme.size.aside}) minmax(0, 1fr);

  & > * {
    min-width: 0;
    padding: ${theme.space[5]};
  }

  & > :last-child {
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  ${media.splitContainer} {
    grid-template-columns: minmax(0, 1fr);

    & > :last-child {
      border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
      border-left: 0;
    }
  }
`;

/** The conclusion of a comparison. */
export const Side = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  justify-items: start;
`;

const AxisHeading = styled.h2`
  font: ${theme.font.heading};
`;
