import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Button } from '../components/button/button.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { pictureIn } from './picture-file.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { type PhotoEntry } from './use-photo.ts';

interface PhotoFieldProps {
  /** Determines the initials that are shown without a photo. */
  name: string;
  /** URL of the stored photo. */
  stored: string | null;
  entry: PhotoEntry;
}

/** A photo that can be chosen, dropped, or pasted, and cropped to a square. */
export function PhotoField({ name, stored, entry }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const over = usePicturesFromPage(entry.choose);
  const { picture, removed, reading, problem } = entry;
  const shown = removed ? null : stored;
  return (
    <Field role="group" aria-label="Photo" data-over={over || undefined}>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Picture file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again.
          target.value = '';
          if (file) entry.choose(file);
        }}
      />
      {picture === null ? (
        <Avatar size="lg" name={name} src={shown} />
      ) : (
        <PhotoCrop picture={picture} crop={entry.crop} onChange={entry.setCrop} />
      )}
      <Side>
        <Buttons>
          <Button
            size="sm"
            icon={<ImageUp aria-hidden />}
            pending={reading}
            pendingLabel="Reading..."
            onClick={() => input.current?.click()}
          >
            {picture !== null || shown !== null ? 'Change photo' : 'Add photo'}
          </Button>
          {picture === null && shown !== null && (
            <Button size="sm" variant="ghost" onClick={entry.remove}>
              Remove photo
            </Button>
          )}
          {entry.hasChange && (
            <Button size="sm" variant="ghost" onClick={entry.reset}>
              {removed ? 'Keep photo' : 'Undo'}
            </Button>
          )}
        </Buttons>
        {problem === null ? (
          <Hint>
            {removed ? 'The photo goes when you save.' : 'You can also drop or paste one.'}
          </Hint>
        ) : (
          <Problem role="alert">{problem}</Problem>
        )}
      </Side>
    </Field>
  );
}

/**
 * Accepts a picture that's pasted or dropped anywhere on the page.
 * @returns true while a file is being dragged over the page
 */
function usePicturesFromPage(choose: (file: Blob) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const file = pictureIn(data);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') take(event, event.dataTransfer);
    };
    const drags = ['dragover', 'dragleave', 'drop'] as const;
    window.addEventListener('paste', paste);
    for (const type of drags) window.addEventListener(type, drag);
    return () => {
      window.removeEventListener('paste', paste);
      for (const type of drags) window.removeEventListener(type, drag);
    };
  }, []);
  return over;
}

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;
  border-radius: ${theme.radius.md};

  &[data-over] {
    outline: ${theme.size.ring} dashed ${theme.color.accent};
    outline-offset: ${theme.space[2]};
  }
`;

const Side = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${theme.space[1]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Hint = styled.p`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  /* A phone neither drops nor pastes. */
  ${media.small} {
    display: none;
  }
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.caption};
`;
