import type { ReceiptRow } from '@first60/contract';

const HEADINGS = ['name', 'device', 'version', 'installed', 'received'] as const;

/** The receipts as a table for a spreadsheet: RFC 4180, times in UTC. */
export const receiptsCsv = (rows: readonly ReceiptRow[]): string =>
  [
    HEADINGS,
    ...rows.map(({ name, device, version, installedAt, receivedAt }) => [
      name,
      device,
      String(version),
      new Date(installedAt).toISOString(),
      new Date(receivedAt).toISOString(),
    ]),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

/** A spreadsheet would run text that begins like a formula, and users choose their own names. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
