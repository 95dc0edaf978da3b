import { useLocation } from 'wouter';
import { momentText } from '../device/moment-text.ts';
import { usePrinting } from '../device/printing.ts';
import { m } from '../paraglide/messages.js';
import { EditionNote, RecalledDrugs } from './edition-note.tsx';
import { useCover } from './live-edition.ts';
import '../styles/print.css';

/**
 * The note on every printed sheet: when it was printed, from which content, and that it must be verified. A desk sheet
 * may show a different edition, so its note states only the time.
 */
export function PrintNote() {
  return usePrinting() && <PrintedLines />;
}

function PrintedLines() {
  const edition = useCover();
  // This component is rendered when printing begins.
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
