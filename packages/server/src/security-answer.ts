/** Two spellings of one answer are one answer: case, width and the number of blanks do not count. */
export function normaliseAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
