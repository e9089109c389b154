/** A photo that someone chooses and crops. Only forms need it, so it has an entry of its own. */
export { type Crop, MIDDLE } from './crop.ts';
export { PhotoField } from './photo-field.tsx';
export { croppedPhoto, type Picture, PictureProblem, readPicture } from './picture-file.ts';
export { NO_PHOTO_CHANGE, type PhotoChange, type PhotoEntry, usePhoto } from './use-photo.ts';
