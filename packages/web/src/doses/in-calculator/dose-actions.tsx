import { Printer, Share2 } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

// A phone has room only for the icons.
const LABEL = 'max-sm:hidden';

interface DoseActionsProps {
  onShare: () => void;
}

export function DoseActions({ onShare }: DoseActionsProps) {
  return (
    <div className="flex shrink-0 gap-2">
      <Button
        variant="secondary"
        aria-label={m.calc_share()}
        onClick={onShare}
        className="max-sm:min-w-12 max-sm:px-3!"
      >
        <Share2 aria-hidden className="size-5" />
        <span className={LABEL}>{m.calc_share()}</span>
      </Button>
      <Button
        variant="secondary"
        aria-label={m.calc_print()}
        onClick={() => window.print()}
        className="max-sm:min-w-12 max-sm:px-3!"
      >
        <Printer aria-hidden className="size-5" />
        <span className={LABEL}>{m.calc_print()}</span>
      </Button>
    </div>
  );
}
