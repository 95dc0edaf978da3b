import type { QuickPath, WeightReading } from '@first60/clinical';
import { memo } from 'react';
import { DoseActions } from '../../../doses/in-calculator/dose-actions.tsx';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { isPlainPath, pathWords } from './path-words.ts';
import { PatientTypes } from './patient-types.tsx';

interface PathLineProps {
  path: QuickPath;
  weight: WeightReading;
  onShare: () => void;
}

/** Shows how the doses are determined, the patient type, and the buttons to share and print. */
export function PathLine({ path, weight, onShare }: PathLineProps) {
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <p aria-live="polite" className="text-sm empty:-me-3 leading-tight font-bold sm:text-base lg:text-lg">
          {isPlainPath(path) && <ClinicalText text={pathWords(path)} />}
        </p>
        <PatientTypes weight={weight} />
      </div>
      <Actions onShare={onShare} />
    </div>
  );
}

const Actions = memo(DoseActions);
