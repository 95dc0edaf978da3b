import { ClinicalText } from '../edition/clinical-text.tsx';
import { joinedFigures } from '../edition/figure-parts.ts';
import { Alert } from '../ui/alert.tsx';
import { useWeightAndAge } from './weight-and-age.ts';
import { weightQuestion } from './weight-question.ts';

/**
 * Shown above the doses when the weight cannot belong to the age; otherwise renders nothing. It does not hide any dose.
 */
export function WeightAlert() {
  const { weightText, ageText } = useWeightAndAge();
  return <WeightAlertOf weightText={weightText} ageText={ageText} />;
}

interface WeightAlertOfProps {
  weightText: string;
  ageText: string;
}

/** The same for a weight and an age other than those shared by all screens. */
export function WeightAlertOf({ weightText, ageText }: WeightAlertOfProps) {
  const question = weightQuestion(weightText, ageText);
  return (
    <div aria-live="polite" className="empty:hidden">
      {question && (
        <Alert tone="critical" title={joinedFigures(question.title)}>
          <ClinicalText text={question.text} />
        </Alert>
      )}
    </div>
  );
}
