/** A cell or line that Markdown prints unchanged. */
export const plain = (text: string): string => text.replace(/[|\\`*_<>[\]]/g, '\\$&').replace(/\n/g, ' ');

/** A table. The cells are already Markdown. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row), ''];
}

/** Keys of the source list at the end of the sheet. */
export const cite = (sources: readonly string[]): string => sources.map((key) => `\`${key}\``).join(' ');

export const bullets = (items: readonly string[]): string[] =>
  items.length === 0 ? ['None.', ''] : [...items.map((item) => `- ${item}`), ''];
