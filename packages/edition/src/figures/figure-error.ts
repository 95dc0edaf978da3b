/** A sentence about what is wrong with a reference. */
export class FigureError extends Error {}
