import {
  type ComprehensiveDose,
  type ComprehensivePath,
  comprehensiveDose,
  type DoseAge,
  type Kg,
  otherAgePath,
  type Years,
} from '@first60/clinical';
import type { DosingRow, Drug } from '@first60/edition';
import { OtherFigureNote } from '../../../doses/in-calculator/other-figure-note.tsx';
import { asAge, whyOtherAge } from '../../../doses/other-age-text.ts';

interface OtherAgeDoseProps {
  drug: Drug;
  row: DosingRow;
  path: ComprehensivePath;
  result: ComprehensiveDose;
  years: Years | null;
}

/**
 * A child's dose next to an adult's, or the reverse, for ages at which the cards count the patient in the other group.
 */
export function OtherAgeDose({ drug, row, path, result, years }: OtherAgeDoseProps) {
  const other = otherAgePath(path, years);
  if (other === undefined) return null;
  const { whose, because } = other;
  const weight = 'weight' in other.path ? other.path.weight : null;
  const beside = comprehensiveDose(drug, row, other.path);
  const text = textOfDose(whose, beside, weight);
  if (text === undefined || text === textOfDose(whose, result, weight)) return null;
  return <OtherFigureNote figure={text} why={whyOtherAge(because)} />;
}

/** A dose for the given age group in one line. Undefined if there is none. */
function textOfDose(whose: DoseAge, result: ComprehensiveDose, weight: Kg | null): string | undefined {
  switch (result.kind) {
    case 'by-weight':
    case 'fixed':
      return asAge(whose, { ...result, weight });
    case 'text':
      return asAge(whose, result.text);
    default:
      return undefined;
  }
}
