import { type CustomField } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { IconButton, media, theme } from '@rapport/shared-ui';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { SettingsText } from '../settings-section.tsx';
import { kindText, placesText } from './field-words.ts';

interface FieldListProps {
  fields: readonly CustomField[];
  onMove: (field: CustomField, position: number) => void;
  onEdit: (field: CustomField) => void;
  onDelete: (field: CustomField) => void;
}

type Way = 'up' | 'down';

/** The user's fields in their order, with buttons that move, change, and delete each. */
export function FieldList({ fields, onMove, onEdit, onDelete }: FieldListProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; way: Way } | null>(null);
  // A moved row loses the focus with its place in the page.
  useLayoutEffect(() => {
    const { id, way } = moved.current ?? {};
    moved.current = null;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      ({ dataset, disabled }) => dataset['field'] === id && !disabled,
    );
    const button = buttons.find(({ dataset }) => dataset['way'] === way) ?? buttons[0];
    if (id !== undefined) button?.focus();
  }, [fields]);
  const move = (field: CustomField, index: number, way: Way) => {
    moved.current = { id: field.id, way };
    onMove(field, way === 'up' ? index - 1 : index + 1);
  };
  return (
    <List ref={list} aria-label="Your fields">
      {fields.map((field, index) => {
        const name = shownText(field.name);
        const mover = (way: Way) => ({
          label: `Move ${name} ${way}`,
          'data-field': field.id,
          'data-way': way,
          disabled: way === 'up' ? index === 0 : index === fields.length - 1,
          onClick: () => move(field, index, way),
        });
        return (
          <li key={field.id}>
            <div>
              <b dir="auto">{name}</b>
              <SettingsText>
                {kindText(field)} · {placesText(field)}
              </SettingsText>
            </div>
            <Tools>
              <IconButton {...mover('up')} icon={<ArrowUp aria-hidden />} />
              <IconButton {...mover('down')} icon={<ArrowDown aria-hidden />} />
              <IconButton
                label={`Edit ${name}`}
                icon={<Pencil aria-hidden />}
                onClick={() => onEdit(field)}
              />
              <IconButton
                label={`Delete ${name}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => onDelete(field)}
              />
            </Tools>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space[3]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }

  & > li > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${theme.font.bodyStrong};
  }
`;

const Tools = styled.div`
  display: flex;
  margin-right: calc(-1 * ${theme.space[2]});

  /* The first field can't move up, and the last one can't move down. */
  & > :disabled {
    visibility: hidden;
  }

  ${media.small} {
    margin-left: calc(-1 * ${theme.space[2]});
  }
`;
