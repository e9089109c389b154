import { Spinner } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function SpinnerPage() {
  return (
    <Specimens>
      <Specimen title="Spinner: small, large, with its label">
        <Spinner label="Loading" />
        <Spinner label="Checking your session" size="lg" />
        <Spinner label="Loading contacts" showLabel />
      </Specimen>
    </Specimens>
  );
}
