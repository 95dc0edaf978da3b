/** What is wrong with a reference, as a sentence. */
export class FigureError extends Error {}
