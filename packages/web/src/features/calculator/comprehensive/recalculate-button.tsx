import { type CalculatorInputs, offersRecalculation } from '@first60/clinical';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** Shown when the inputs are complete and have changed since the last press. */
export function RecalculateButton({ inputs }: { inputs: CalculatorInputs }) {
  const [snapshot, setSnapshot] = useState<CalculatorInputs | null>(null);
  if (!offersRecalculation(inputs, snapshot)) return null;
  const recalculate = () => {
    setSnapshot(inputs);
    toast({ title: m.comp_recalculated(), description: m.comp_recalculated_text() });
  };
  return (
    <Button size="main" className="print:hidden" onClick={recalculate}>
      <RefreshCw aria-hidden className="size-5" />
      {m.comp_recalculate()}
    </Button>
  );
}
