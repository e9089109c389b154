import { SegmentedControl, useThemeChoice } from '@rapport/shared-ui';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Chooses between light, dark, and the system's theme; the choice is stored on this device. */
export function ThemeControl() {
  const [choice, choose] = useThemeChoice();
  return (
    <SegmentedControl block label="Theme" options={THEMES} value={choice} onValueChange={choose} />
  );
}
