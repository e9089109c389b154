import { useState } from 'react';
import { type Crop, MIDDLE } from './crop.ts';
import { croppedPhoto, type Picture, PictureProblem, readPicture } from './picture-file.ts';

/** The change to a photo: none, a new one, or its removal. */
export type PhotoChange = { kind: 'none' } | { kind: 'set'; photo: Blob } | { kind: 'remove' };

export const NO_PHOTO_CHANGE: PhotoChange = { kind: 'none' };

/** The state of a form's photo. */
export interface PhotoEntry {
  /** The chosen picture, and the square of it that's kept. */
  picture: Picture | null;
  crop: Crop;
  /** True if the stored photo is to be removed. */
  removed: boolean;
  /** True while a file is being read. */
  reading: boolean;
  /** Why the last file can't be used. */
  problem: string | null;
  choose: (file: Blob) => void;
  setCrop: (crop: Crop) => void;
  remove: () => void;
  /** Discards the change. */
  reset: () => void;
  hasChange: boolean;
  /** @throws {PictureProblem} */
  change: () => Promise<PhotoChange>;
}

/** Stores the photo of a form until it's saved. */
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
