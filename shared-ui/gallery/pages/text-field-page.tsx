import { TextField } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function TextFieldPage() {
  return (
    <Specimens>
      <Specimen title="Text field: rest, optional, hint, invalid, disabled" column width="24rem">
        <TextField label="Email" type="email" placeholder="name@company" />
        <TextField label="Company" optional defaultValue="Fieldnotes Press" />
        <TextField label="Phone" type="tel" hint="With country code" />
        <TextField label="Full Name" error="Enter a name" />
        <TextField
          label="Password"
          type="password"
          hint="At least 6 characters"
          error="Password must be at least 6 characters"
          defaultValue="abc"
        />
        <TextField label="Account" defaultValue="demo@rapport.local" disabled />
      </Specimen>
    </Specimens>
  );
}
