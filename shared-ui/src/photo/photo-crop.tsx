import { type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { type Crop, draggedCrop, MOST_ZOOM } from './crop.ts';
import { type Picture } from './picture-file.ts';

interface PhotoCropProps {
  picture: Picture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Shows the part of a picture that's kept, which can be dragged, or moved and zoomed with sliders. */
export function PhotoCrop({ picture, crop, onChange }: PhotoCropProps) {
  const { x, y, zoom } = crop;
  const last = useRef<{ x: number; y: number } | null>(null);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === null) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const by = {
      x: (event.clientX - last.current.x) / width,
      y: (event.clientY - last.current.y) / width,
    };
    last.current = { x: event.clientX, y: event.clientY };
    onChange(draggedCrop(picture, crop, by));
  };
  const end = () => {
    last.current = null;
  };
  const wide = picture.width > picture.height || zoom > 1;
  const tall = picture.height > picture.width || zoom > 1;
  return (
    <Cropping>
      <Frame
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          src={picture.address}
          alt="The part of the picture that is kept"
          draggable={false}
          style={{
            objectPosition: `${x}% ${y}%`,
            transformOrigin: `${x}% ${y}%`,
            transform: `scale(${zoom})`,
          }}
        />
      </Frame>
      <Sliders>
        <Slider
          label="Zoom"
          value={zoom}
          range={[1, MOST_ZOOM]}
          step={0.05}
          onChange={(to) => onChange({ ...crop, zoom: to })}
        />
        {wide && (
          <Slider
            label="Left or right"
            value={x}
            range={[0, 100]}
            step={1}
            onChange={(to) => onChange({ ...crop, x: to })}
          />
        )}
        {tall && (
          <Slider
            label="Up or down"
            value={y}
            range={[0, 100]}
            step={1}
            onChange={(to) => onChange({ ...crop, y: to })}
          />
        )}
      </Sliders>
    </Cropping>
  );
}

interface SliderProps {
  label: string;
  value: number;
  range: readonly [least: number, most: number];
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, range: [min, max], step, onChange }: SliderProps) {
  return (
    <Label>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Label>
  );
}

const Cropping = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
`;

const Frame = styled.div`
  overflow: hidden;
  flex: none;
  width: 8rem;
  height: 8rem;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    user-select: none;
  }
`;

const Sliders = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: ${theme.space[2]};
`;

const Label = styled.label`
  display: grid;
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};

  & > input {
    width: 100%;
    min-height: ${theme.space[6]};
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`;
