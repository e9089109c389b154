import { Alert, Avatar, Button } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function AlertPage() {
  return (
    <Specimens>
      <Specimen title="Alert: tones" column>
        <Alert tone="negative">Invalid login credentials</Alert>
        <Alert tone="positive">
          Account created! Please check your email at ada.writer@example.com and click the
          confirmation link to complete your signup.
        </Alert>
        <Alert tone="warning">The motivation answers are mixed.</Alert>
        <Alert tone="info">Two other types also fit part of what you saw.</Alert>
        <Alert tone="accent" title="Professional Profile Available">
          Built from your 22 answers.
        </Alert>
      </Specimen>
      <Specimen title="Alert: title, own icon, action" column width="27rem">
        <Alert
          tone="warning"
          title="You may already have this contact"
          icon={<Avatar name="Mary Somerville" />}
          action={<Button size="sm">Open</Button>}
        >
          Mary Somerville, Fieldnotes Press
        </Alert>
      </Specimen>
    </Specimens>
  );
}
