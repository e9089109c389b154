import { NAME_PARTS, type NamePart } from '@rapport/contracts';
import { Collapsible, theme } from '@rapport/shared-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface NamePartInputsProps {
  /** Whether they have to be in sight, because one of them has a problem. */
  isNeeded: boolean;
  /** The field of a part. */
  field: (part: NamePart) => ReactNode;
}

/** The parts of a name, folded away: few people have to look at them. */
export function NamePartInputs({ isNeeded, field }: NamePartInputsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Parts label="Name parts" open={open || isNeeded} onOpenChange={setOpen}>
      <Fields>
        {NAME_PARTS.map((part) => (
          <div key={part}>{field(part)}</div>
        ))}
      </Fields>
    </Parts>
  );
}

const Parts = styled(Collapsible)`
  margin-top: ${theme.space[2]};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
