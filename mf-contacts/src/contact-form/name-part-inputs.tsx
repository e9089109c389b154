import { NAME_PARTS, type NamePart } from '@rapport/contracts';
import { Collapsible, theme } from '@rapport/shared-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface NamePartInputsProps {
  /** Whether the fields must be visible, because one of them is invalid. */
  isNeeded: boolean;
  /** The field of a part. */
  field: (part: NamePart) => ReactNode;
}

/** The parts of a name, collapsed because few users need them. */
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
