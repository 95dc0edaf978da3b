/** In a file of its own, so that a card whose drawings are those of the build loads nothing of it. */
export { drawingsDiffer } from '@first60/seal';
