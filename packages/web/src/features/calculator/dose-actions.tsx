import { Printer, Share2 } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface DoseActionsProps {
  onShare: () => void;
}

export function DoseActions({ onShare }: DoseActionsProps) {
  return (
    <div className="flex gap-2 print:hidden">
      <Button variant="secondary" onClick={onShare} className="flex-1 sm:flex-none">
        <Share2 aria-hidden className="size-5" />
        {m.calc_share()}
      </Button>
      <Button variant="secondary" onClick={() => window.print()} className="flex-1 sm:flex-none">
        <Printer aria-hidden className="size-5" />
        {m.calc_print()}
      </Button>
    </div>
  );
}
