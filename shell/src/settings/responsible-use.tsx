import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const RULES = [
  'A profile is an estimate from your own observations. It can be wrong.',
  'Use it as a starting point for better conversations, not as a fact about a person.',
  'It is not a clinical or diagnostic tool.',
  'Do not use it to hire, promote, dismiss, rate, lend to, insure or select people.',
  'You decide what to store. Leave out health, beliefs, sexuality, union membership and other sensitive matters.',
  'Tell people when you reasonably can, respect an objection, and share what you wrote when they ask.',
  'You can export everything you have stored, and delete a contact or all of your data at any time.',
];

/** What a person agrees to by using the product. */
export function ResponsibleUse() {
  return (
    <Rules>
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Rules>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding-left: ${theme.space[4]};
  color: ${theme.color.textMuted};
  list-style: disc;

  & > li::marker {
    color: ${theme.color.borderControl};
  }
`;
