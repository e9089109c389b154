import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

/** Pending for two seconds after a press, to check that nothing around it moves. */
function SavingButton(props: ButtonProps) {
  const [pending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  };
  return <Button {...props} pending={pending} onClick={save} />;
}

export function ButtonPage() {
  return (
    <Specimens>
      <Specimen title="Button: primary at rest, with icon, disabled">
        <Button variant="primary">Add Contact</Button>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Add Contact
        </Button>
        <Button variant="primary" disabled>
          Complete Assessment
        </Button>
      </Specimen>
      <Specimen title="Button: pending, with and without words of its own">
        <Button variant="primary" pending pendingLabel="Adding...">
          Add Contact
        </Button>
        <Button variant="primary" pending>
          Add Contact
        </Button>
        <Button pending icon={<RotateCw aria-hidden />}>
          Retry
        </Button>
        <Button variant="danger" pending pendingLabel="Deleting...">
          Delete
        </Button>
      </Specimen>
      <Specimen title="Button: press to see the width stay">
        <SavingButton variant="primary" pendingLabel="Saving...">
          Save Progress
        </SavingButton>
        <SavingButton icon={<RotateCw aria-hidden />}>Retry</SavingButton>
      </Specimen>
      <Specimen title="Button: outline, ghost, danger">
        <Button>Retake Quiz</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Retake Quiz</Button>
        <Button variant="ghost" disabled>
          Cancel
        </Button>
      </Specimen>
      <Specimen title="Button: small">
        <Button size="sm" icon={<Plus aria-hidden />}>
          Add Contact
        </Button>
        <Button size="sm" variant="primary">
          Open
        </Button>
        <Button size="sm" variant="ghost">
          Done
        </Button>
      </Specimen>
      <Specimen title="Button: block, link in its shape" column width="20rem">
        <Button variant="primary" block>
          Sign In
        </Button>
        <Button asChild block icon={<Plus aria-hidden />}>
          <a href="#button">Take Assessment</a>
        </Button>
      </Specimen>
    </Specimens>
  );
}
