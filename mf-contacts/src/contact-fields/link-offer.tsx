import { linkInName } from '@rapport/contracts';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type ContactFields } from './contact-fields.ts';

type NameAndLink = Pick<ContactFields, 'displayName' | 'linkedinUrl'>;

interface LinkOfferProps {
  form: NameAndLink;
  /** Takes the address out of the name and puts it where it belongs. */
  onUse: (fields: NameAndLink) => void;
}

/** Offers a web address that was pasted as the name as the link, and asks for the name instead. */
export function LinkOffer({ form, onUse }: LinkOfferProps) {
  const found = linkInName(form.displayName);
  const link = found?.link ?? null;
  const current = form.linkedinUrl.trim();
  return (
    // There before it has something to say, so that it is read out when it has.
    <div role="status">
      {found && link !== null && (
        <Offer>
          <span>This is a web address, not a name.</span>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              const field = currentTarget.closest('form')?.elements.namedItem('displayName');
              onUse({ displayName: found.name, linkedinUrl: link });
              if (field instanceof HTMLElement) field.focus();
            }}
          >
            {current === '' || current === link
              ? 'Use this as the LinkedIn link'
              : 'Replace the LinkedIn link with this'}
          </Button>
        </Offer>
      )}
    </div>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  color: ${theme.color.warningText};
  font: ${theme.font.caption};
`;
