import { type PostalKind } from '@rapport/contracts';
import { IconButton, Select, TextArea, TextField, theme } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { type TypedAddress } from './detail-fields.ts';

const PARTS = [
  ['postalCode', 'Postal code'],
  ['city', 'City'],
  ['region', 'State or region'],
  ['country', 'Country'],
] as const;

interface AddressInputsProps {
  kinds: readonly { value: PostalKind; label: string }[];
  addresses: readonly TypedAddress[];
  problems: Readonly<Record<string, string>>;
  onChange: (addresses: TypedAddress[]) => void;
}

/** The inputs of each address, from street to country. */
export function AddressInputs({ kinds, addresses, problems, onChange }: AddressInputsProps) {
  return addresses.map((address, index) => {
    const number = addresses.length > 1 ? ` ${index + 1}` : '';
    const name = (part: string) => `addresses.${index}.${part}`;
    const set = (change: Partial<TypedAddress>) =>
      onChange(addresses.map((each, place) => (place === index ? { ...each, ...change } : each)));
    return (
      <Group key={index} role="group" aria-label={`Address${number}`}>
        <Head>
          <Select
            label={`Address${number} is for`}
            options={[...kinds]}
            value={address.kind}
            onValueChange={(kind) => set({ kind })}
          />
          <IconButton
            label={`Remove address${number}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange(addresses.toSpliced(index, 1))}
          />
        </Head>
        <TextArea
          label={`Street${number}`}
          rows={1}
          name={name('street')}
          autoCapitalize="words"
          value={address.street}
          error={problems[name('street')]}
          onChange={({ target }) => set({ street: target.value })}
        />
        <Pairs>
          {PARTS.map(([part, label]) => (
            <TextField
              key={part}
              label={`${label}${number}`}
              name={name(part)}
              autoComplete="off"
              autoCapitalize={part === 'postalCode' ? 'characters' : 'words'}
              value={address[part]}
              error={problems[name(part)]}
              onChange={({ target }) => set({ [part]: target.value })}
            />
          ))}
        </Pairs>
      </Group>
    );
  });
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  & + & {
    margin-top: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: end;
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
`;
