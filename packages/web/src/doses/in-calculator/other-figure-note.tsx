import { ArrowLeftRight } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';

interface OtherFigureNoteProps {
  /** The other screen and the dose shown there: "Adult Dosing: 300 mg (6 mL)". */
  figure: string;
  why: string;
}

/**
 * A note next to a dose that differs on another screen. It explains the difference, so that neither dose looks wrong.
 */
export const OtherFigureNote = ({ figure, why }: OtherFigureNoteProps) => (
  <div className="flex gap-2 rounded-md border border-line px-2 py-1">
    <ArrowLeftRight aria-hidden className="mt-0.5 size-5 shrink-0" />
    <div>
      <p className="font-bold">
        <ClinicalText text={figure} />
      </p>
      <p className="text-sm">
        <ClinicalText text={why} />
      </p>
    </div>
  </div>
);
