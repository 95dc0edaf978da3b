import { Printer } from 'lucide-react';
import { printSheet } from '../../../device/printing.ts';
import { facesForPaper, useLineFaces } from '../../../doses/on-card/use-line-faces.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

/** Prints the card. What the printed table shows of each drug loads with this button, before anybody prints. */
export function PrintCard() {
  useLineFaces();
  return (
    <Button
      variant="secondary"
      className="self-start max-sm:mx-3 max-sm:mt-2 max-sm:self-stretch print:hidden"
      onClick={({ currentTarget }) => {
        const sheet = currentTarget.closest<HTMLElement>('.sheet');
        if (sheet === null) return;
        const print = () => printSheet(sheet);
        const waiting = facesForPaper();
        if (waiting === undefined) print();
        else waiting.then(print, print);
      }}
    >
      <Printer aria-hidden className="size-5" />
      {m.protocol_print()}
    </Button>
  );
}
