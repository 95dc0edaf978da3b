/** Tells a spreadsheet that the text is UTF-8. Without it Excel garbles every letter beyond ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV text. Rows end with CRLF. Cells with a comma, quote or line break are quoted and their quotes doubled.
 * Source: RFC 4180, section 2.
 * A cell that a spreadsheet would run as a formula is prefixed with an apostrophe. Source: OWASP, CSV Injection.
 */
export const csvText = (rows: ReadonlyArray<readonly string[]>): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
