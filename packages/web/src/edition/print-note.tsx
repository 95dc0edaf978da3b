import { useLocation } from 'wouter';
import { momentText } from '../device/moment-text.ts';
import { usePrinting } from '../device/printing.ts';
import { m } from '../paraglide/messages.js';
import { EditionNote, RecalledDrugs } from './edition-note.tsx';
import { useCover } from './live-edition.ts';
import '../styles/print.css';

/**
 * What every sheet of paper says: when it was made, from which content, and that it is to be verified. A sheet of the desk is
 * about an edition of its own, so it has the time alone.
 */
export function PrintNote() {
  return usePrinting() && <PrintedLines />;
}

function PrintedLines() {
  const edition = useCover();
  // This component is built when a print begins.
  const printedAt = momentText(new Date());
  const [path] = useLocation();
  return (
    <div className="mb-3">
      <p>{m.paper_date({ date: printedAt })}</p>
      {!path.startsWith('/desk') && (
        <>
          <p>
            {m.paper_edition({ product: m.product_name(), edition: edition.id })}. <EditionNote />
          </p>
          <RecalledDrugs />
          <p className="mt-2 border-2 border-current p-2 text-lg font-bold">{m.paper_verify()}</p>
        </>
      )}
    </div>
  );
}
