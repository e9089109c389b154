import { render, screen } from '@testing-library/react';
import { ConfigurationError } from './configuration-error.tsx';

describe('ConfigurationError', () => {
  it('says what is wrong and where to look', () => {
    render(<ConfigurationError />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Configuration Error');
    expect(
      screen.getByText(/^Application configuration error\. Please check environment variables\./),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Check that all environment variables are set in the deployment settings.'),
    ).toBeInTheDocument();
    expect(document.title).toBe('Configuration Error · Rapport');
  });
});
