import fc from 'fast-check';
import { cropSquare, draggedCrop, MIDDLE, MOST_ZOOM } from './crop.ts';

const SIZE = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const CROP = fc.record({
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
  zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
});
const DISTANCE = fc.double({ min: -3, max: 3, noNaN: true });

describe('cropSquare', () => {
  it('keeps the middle by default', () => {
    expect(cropSquare({ width: 300, height: 200 }, MIDDLE)).toEqual({
      left: 50,
      top: 0,
      side: 200,
    });
  });

  it('reaches every edge, and zooms in', () => {
    const size = { width: 300, height: 200 };
    expect(cropSquare(size, { x: 0, y: 50, zoom: 1 }).left).toBe(0);
    expect(cropSquare(size, { x: 100, y: 50, zoom: 1 }).left).toBe(100);
    expect(cropSquare(size, { x: 100, y: 100, zoom: 2 })).toEqual({
      left: 200,
      top: 100,
      side: 100,
    });
  });
});

describe('draggedCrop', () => {
  it('moves the picture with the pointer', () => {
    const size = { width: 300, height: 200 };
    expect(draggedCrop(size, MIDDLE, { x: 0.25, y: 0.25 })).toEqual({ x: 0, y: 50, zoom: 1 });
    expect(draggedCrop(size, MIDDLE, { x: -0.1, y: 0 })).toEqual({ x: 70, y: 50, zoom: 1 });
  });

  it('never leaves the picture', () => {
    fc.assert(
      fc.property(SIZE, CROP, DISTANCE, DISTANCE, (size, crop, x, y) => {
        const { left, top, side } = cropSquare(size, draggedCrop(size, crop, { x, y }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
      }),
    );
  });
});
