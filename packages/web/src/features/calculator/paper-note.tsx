import { edition } from '../../lib/edition.ts';
import { usePrinting } from '../../lib/printing.ts';
import { m } from '../../paraglide/messages.js';

/** What every sheet of paper says: when it was made, from which content, and that it is to be verified. */
export function PaperNote() {
  return usePrinting() && <PaperLines />;
}

export function PaperLines() {
  // Read when a print begins, which is when this is built.
  const printedAt = new Date().toLocaleString();
  return (
    <>
      <p>{m.calc_sheet_date({ date: printedAt })}</p>
      <p>{m.calc_sheet_edition({ product: m.product_name(), edition: edition.id })}</p>
      <p className="my-2 border-2 border-current p-2 text-lg font-bold">{m.calc_sheet_verify()}</p>
    </>
  );
}
