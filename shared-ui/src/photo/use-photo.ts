import { useState } from 'react';
import { type Crop, MIDDLE } from './crop.ts';
import { croppedPhoto, type Picture, PictureProblem, readPicture } from './picture-file.ts';

/** What becomes of a photo: it stays, another one takes its place, or it goes. */
export type PhotoChange = { kind: 'none' } | { kind: 'set'; photo: Blob } | { kind: 'remove' };

export const NO_PHOTO_CHANGE: PhotoChange = { kind: 'none' };

/** What a form knows of the photo that it is to save. */
export interface PhotoEntry {
  /** The picture that was chosen, and the square of it that is kept. */
  picture: Picture | null;
  crop: Crop;
  /** Whether the stored photo is to go. */
  removed: boolean;
  /** Whether a file is being read. */
  reading: boolean;
  /** Why the last file can't be used. */
  problem: string | null;
  choose: (file: Blob) => void;
  setCrop: (crop: Crop) => void;
  remove: () => void;
  /** Back to what is stored. */
  reset: () => void;
  hasChange: boolean;
  /** @throws {PictureProblem} */
  change: () => Promise<PhotoChange>;
}

/** Holds the photo of a form until it is saved. */
export function usePhoto(): PhotoEntry {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState(MIDDLE);
  const [removed, setRemoved] = useState(false);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: Blob) => {
    setReading(true);
    setProblem(null);
    try {
      setPicture(await readPicture(file));
      setCrop(MIDDLE);
      setRemoved(false);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    } finally {
      setReading(false);
    }
  };
  const start = (isRemoved: boolean) => {
    setPicture(null);
    setProblem(null);
    setRemoved(isRemoved);
  };

  return {
    picture,
    crop,
    removed,
    reading,
    problem,
    choose: (file) => void choose(file),
    setCrop,
    remove: () => start(true),
    reset: () => start(false),
    hasChange: picture !== null || removed,
    change: async () => {
      if (removed) return { kind: 'remove' };
      if (picture === null) return NO_PHOTO_CHANGE;
      return { kind: 'set', photo: await croppedPhoto(picture, crop) };
    },
  };
}
