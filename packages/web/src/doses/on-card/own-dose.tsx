import { TriangleAlert } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';

/** The patient's dose where it is not the figure above it, or why there is none. */
export const OwnDose = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <span className="flex gap-1.5 font-bold text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <ClinicalText text={text} />
      </span>
    </span>
  );
