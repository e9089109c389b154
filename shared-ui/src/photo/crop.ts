/** The square of a picture that's kept: its position from 0 (left, top) to 100 (right, bottom), and its zoom. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much of the picture as a square can. */
  zoom: number;
}

export const MIDDLE: Crop = { x: 50, y: 50, zoom: 1 };
export const MOST_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

/** Returns the square of a crop in pixels of its picture. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) * x) / 100, top: ((height - side) * y) / 100, side };
}

/**
 * Returns the crop after the picture was dragged.
 * @param by the distance to the right and down, in widths of the square
 */
export function draggedCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (position: number, length: number, distance: number) => {
    const room = length - side;
    if (room <= 0) return position;
    return Math.min(100, Math.max(0, position - (distance * side * 100) / room));
  };
  return {
    ...crop,
    x: moved(crop.x, size.width, by.x),
    y: moved(crop.y, size.height, by.y),
  };
}
