/** Phrases written in a row, parted by commas. */
export const said = (phrases: string): readonly string[] => phrases.split(',').map((phrase) => phrase.trim());
