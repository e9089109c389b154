import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Keycap } from './keycap.tsx';

describe('Keycap', () => {
  it('has the semantics of keyboard input', () => {
    render(<Keycap>1</Keycap>);
    expect(screen.getByText('1').tagName).toBe('KBD');
  });

  it('has no accessibility violations', async () => {
    render(<Keycap $size="md">Esc</Keycap>);
    await expectNoViolations();
  });
});
