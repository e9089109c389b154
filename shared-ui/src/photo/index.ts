/** A field for choosing and cropping a photo. It has a separate entry because only forms need it. */
export { type Crop, MIDDLE } from './crop.ts';
export { PhotoField } from './photo-field.tsx';
export { croppedPhoto, type Picture, PictureProblem, readPicture } from './picture-file.ts';
export { NO_PHOTO_CHANGE, type PhotoChange, type PhotoEntry, usePhoto } from './use-photo.ts';
